import type { Node } from "@tiptap/pm/model";
import { Editor } from "@tiptap/react";
import {
  richTextExtensions,
  richTextParseOptions,
} from "../../../../client/admin/editor/fields/rich-text/extensions.ts";
import { richTextHtml } from "../../../../client/admin/editor/fields/rich-text/rich-text-html.ts";
import { seeded } from "./random.ts";
import { randomDocument } from "./random-document.ts";

// Runs in a page, with the editor as the field sets it up.

const editor = new Editor({
  element: document.body.appendChild(document.createElement("div")),
  extensions: richTextExtensions,
  parseOptions: richTextParseOptions,
});

const documentOf = (seed: number): Node => randomDocument(editor.schema, seeded(seed));

const setContent = (html: string) =>
  editor.commands.setContent(html, { parseOptions: richTextParseOptions });

Object.assign(window, {
  richText: {
    /** What the editor would send for the random document of a seed. */
    htmlOf: (seed: number) => richTextHtml(documentOf(seed)),
    /** Names of the nodes and marks in the random document of a seed. */
    typesIn(seed: number) {
      const names = new Set<string>();
      documentOf(seed).descendants((node) => {
        names.add(node.type.name);
        for (const mark of node.marks) names.add(mark.type.name);
      });
      return [...names];
    },
    /** Names of all nodes and marks that the editor knows. */
    allTypes: () =>
      Object.keys(editor.schema.nodes)
        .concat(Object.keys(editor.schema.marks))
        .filter((name) => name !== "doc"),
    /** Whether the editor, given this HTML, has the random document of the seed. */
    showsDocument(html: string, seed: number) {
      setContent(html);
      return editor.state.doc.eq(documentOf(seed));
    },
    /** What the editor would send after it was given this HTML. */
    sentFor(html: string) {
      setContent(html);
      return richTextHtml(editor.state.doc);
    },
  },
});
