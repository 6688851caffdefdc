import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { loaderScript } from "../../../../server/http/pages/page-document.ts";

const assets = { fonts: [], entry: "/assets/entry.js", scripts: [], styles: [], styleText: "" };

/** Runs the inline script in a document that still arrives; `fire` tells it of an event. */
function aDocumentThatArrives() {
  const listeners = new Map<string, () => void>();
  const imported: string[] = [];
  const window = {
    document: { readyState: "loading", head: { append: () => undefined } },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    performance: { getEntriesByName: () => [1] },
    requestAnimationFrame: () => undefined,
    setTimeout: () => undefined,
    load: async (name: string) => void imported.push(name),
  };
  // Imports within a context need a flag of Node.
  runInNewContext(loaderScript(assets).replace("import(", "load("), window);
  return { imported, fire: (name: string) => listeners.get(name)?.() };
}

test("a reader who touches a page that still arrives starts its scripts once all of it is there", () => {
  const { imported, fire } = aDocumentThatArrives();
  fire("touchstart");
  expect(imported).toEqual([]);
  fire("DOMContentLoaded");
  expect(imported).toEqual([assets.entry]);
});
