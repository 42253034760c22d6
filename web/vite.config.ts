import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env["ARBITRE_SERVER"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", sourcemap: false, assetsInlineLimit: 0 },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": server, "/ws": { target: server.replace("http", "ws"), ws: true } },
  },
});
