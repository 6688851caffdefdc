import { setStart } from "./lists.ts";

/** An item of a list whose nesting the source gives as a number, 1 being the outermost. */
export type LevelledItem = {
  level: number;
  isOrdered: boolean;
  /** The number that the source shows; null for bullets, and where it only continues. */
  number: number | null;
  content: Node[];
};

type OpenList = { level: number; list: Element; next: number };

/**
 * Builds nested lists from consecutive items. A change between bullets and numbers, or a number that
 * does not follow the last one, begins a new list.
 */
export function nestItems(document: Document, items: readonly LevelledItem[]): DocumentFragment {
  const root = document.createDocumentFragment();
  const open: OpenList[] = [];
  for (const { level, isOrdered, number, content } of items) {
    const tag = isOrdered ? "ol" : "ul";
    const isClosed = (last: OpenList | undefined) =>
      last &&
      (last.level > level ||
        (last.level === level &&
          (last.list.localName !== tag || (number !== null && number !== last.next))));
    while (isClosed(open.at(-1))) open.pop();
    let last = open.at(-1);
    if (!last || last.level < level) {
      const list = document.createElement(tag);
      (last?.list.lastElementChild ?? root).append(list);
      last = { level, list, next: number ?? 1 };
      setStart(list, last.next);
      open.push(last);
    }
    const item = document.createElement("li");
    item.append(...content);
    last.list.append(item);
    last.next += 1;
  }
  return root;
}
