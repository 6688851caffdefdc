import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { rolldown } from "rolldown";
import type * as converter from "../../client/admin/editor/fields/rich-text/paste/convert-clipboard.ts";
import type { LeftOut } from "../../client/admin/editor/fields/rich-text/paste/convert-clipboard.ts";
import type * as parser from "../../client/admin/editor/fields/rich-text/paste/parse-clipboard.ts";
import { findChromium } from "../../scripts/chromium.mjs";

const folder = new URL("../client/admin/rich-text/clipboards/", import.meta.url);
const sourceOf = (name: string) =>
  JSON.stringify(
    fileURLToPath(
      new URL(`../../client/admin/editor/fields/rich-text/paste/${name}.ts`, import.meta.url),
    ),
  );

/** The HTML that a program puts on the clipboard, by the name of its file. */
export const clipboardHtml = (program: string): string =>
  readFileSync(new URL(`${program}.html`, folder), "utf8");

/** What the editor is to make of it; blocks are on lines of their own. */
export const expectedHtml = (program: string): string =>
  readFileSync(new URL(`${program}.expected.html`, folder), "utf8").replaceAll("\n", "");

/** What a paste that keeps everything has left out. */
export const nothingLeftOut: LeftOut = {
  pictures: 0,
  notes: 0,
  media: 0,
  links: 0,
  crossedOut: 0,
  pictureLinks: 0,
  tables: 0,
  raised: 0,
  symbols: 0,
};

type Clipboard = { html: string; rtf?: string; fileNames?: readonly string[] };

/**
 * A Chromium that converts clipboards: no parser but a browser's reads Word's HTML as browsers do.
 * Links of `https://doloni.example` are the site's own.
 */
export async function aConvertingBrowser() {
  const entry = ["convert-clipboard", "parse-clipboard"]
    .map((name) => `export * from ${sourceOf(name)};`)
    .join("\n");
  const bundle = await rolldown({
    input: "clipboard",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "clipboard" ? id : null),
        load: (id) => (id === "clipboard" ? entry : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "iife", name: "converter" });
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("There is no Chromium.");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const page = await browser.newPage();
  await page.addScriptTag({ content: output[0].code });
  return {
    close: () => browser.close(),
    convert: (clipboard: Clipboard) =>
      page.evaluate(async ({ html, rtf = "", fileNames = [] }) => {
        // The name under which the bundle above defines it.
        const { convertClipboard, parseClipboard } = (
          globalThis as unknown as { converter: typeof converter & typeof parser }
        ).converter;
        let lastId = 0;
        const { uploads, ...converted } = convertClipboard(parseClipboard(html), {
          files: fileNames.map((name) => new File(["picture"], name, { type: "image/png" })),
          rtf,
          siteOrigin: "https://doloni.example",
          newId: () => {
            lastId += 1;
            return `${lastId}`;
          },
        });
        const files = uploads.map(async ({ id, file }) => {
          const start = [...new Uint8Array(await file.slice(0, 4).arrayBuffer())];
          return { id, name: file.name, type: file.type, size: file.size, start };
        });
        return { ...converted, uploads: await Promise.all(files) };
      }, clipboard),
  };
}
