import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { measureWith } from "./faces/wrap";

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
