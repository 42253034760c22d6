/** Small sounds made on the spot, without any file: a few tones and a little noise. Off with one click. */

import type { Sound } from "../table/moments";
import { settings } from "./settings.svelte";

const LOUD = 0.09;
let air: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A browser lets a page sound only after somebody has touched it. */
function awake(): AudioContext | null {
  if (!settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return null;
  air ??= new AudioContext();
  if (air.state === "suspended") void air.resume();
  return air;
}

function shape(on: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(on.destination);
  return gain;
}

function tone(on: AudioContext, pitch: number, after: number, long: number, loud = LOUD, sort: OscillatorType = "triangle", glide = pitch): void {
  const at = on.currentTime + after;
  const voice = on.createOscillator();
  voice.type = sort;
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(glide, at + long);
  voice.connect(shape(on, at, long, loud));
  voice.start(at);
  voice.stop(at + long);
}

function rustle(on: AudioContext, after: number, long: number, pitch: number, loud = LOUD): void {
  if (!noise) {
    noise = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
    noise.getChannelData(0).forEach((_, i, data) => (data[i] = Math.random() * 2 - 1));
  }
  const at = on.currentTime + after;
  const source = on.createBufferSource();
  source.buffer = noise;
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(shape(on, at, long, loud));
  source.start(at, 0, long);
}

const MADE: Record<Sound, (on: AudioContext) => void> = {
  turn: (on) => [523, 784].forEach((pitch, i) => tone(on, pitch, i * 0.13, 0.4)),
  play: (on) => rustle(on, 0, 0.09, 900, 0.16),
  hit: (on) => tone(on, 150, 0, 0.18, 0.16, "sine", 60),
  fall: (on) => tone(on, 260, 0, 0.4, LOUD, "sawtooth", 70),
  draw: (on) => rustle(on, 0, 0.14, 2600),
  roll: (on) => [0, 0.06, 0.11, 0.19, 0.25].forEach((after) => rustle(on, after, 0.04, 1500, 0.2)),
  gain: (on) => [660, 880].forEach((pitch, i) => tone(on, pitch, i * 0.07, 0.22, 0.06)),
  won: (on) => [523, 659, 784, 1047].forEach((pitch, i) => tone(on, pitch, i * 0.15, 0.6)),
  lost: (on) => [392, 330, 262].forEach((pitch, i) => tone(on, pitch, i * 0.2, 0.6)),
  word: (on) => tone(on, 1175, 0, 0.12, 0.05),
};

export function sound(...what: readonly Sound[]): void {
  const on = awake();
  if (on) for (const one of what.slice(0, 3)) MADE[one](on);
}
