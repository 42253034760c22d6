import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { measureWith } from "./faces/wrap";

/** Cards are measured with the fonts of this page, which come while the script does; a slow one is not waited for. */
const PATIENCE = 400;
const faces = ["400 16px 'Source Sans'", "600 16px 'Source Sans'", "700 16px Alegreya"].map((face) => document.fonts.load(face));
await Promise.race([Promise.allSettled(faces), new Promise((then) => setTimeout(then, PATIENCE))]);

const pen = document.createElement("canvas").getContext("2d");
if (pen) {
  const style = getComputedStyle(document.documentElement);
  const fonts = { sans: `400 100px ${style.getPropertyValue("--sans")}`, serif: `700 100px ${style.getPropertyValue("--serif")}` };
  measureWith((text, script) => {
    pen.font = fonts[script];
    return pen.measureText(text).width / 100;
  });
}

const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the table.");
mount(App, { target });
