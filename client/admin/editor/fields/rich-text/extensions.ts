import { OrderedList } from "@tiptap/extension-list";
import StarterKit from "@tiptap/starter-kit";
import { figureNodes } from "./figure-nodes.ts";
import { LinkMark } from "./link-mark.ts";
import { tableNodes } from "./table-nodes.ts";

/** Numbered from any number; letters and Roman numbers are not stored. */
const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (list: HTMLElement) => {
        const start = list.getAttribute("start") ?? "";
        return /^[1-9]\d{0,3}$/.test(start) ? Number(start) : 1;
      },
      renderHTML: ({ start }: { start: number }) => (start > 1 && start < 10_000 ? { start } : {}),
    },
  }),
});

/**
 * Exactly what the server's sanitizer accepts: two heading levels, lists, quotations, emphasis,
 * links, pictures with captions, videos, tables.
 */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: false,
    orderedList: false,
  }),
  NumberedList,
  LinkMark,
  ...figureNodes,
  ...tableNodes,
];

/** Spaces are text; a document is parsed as it was written. */
export const richTextParseOptions = { preserveWhitespace: true } as const;
