/** An item of a list whose nesting the source gives as a number, 1 being the outermost. */
export type LevelledItem = { level: number; isOrdered: boolean; content: Node[] };

/** Builds nested lists from consecutive items; a change between bullets and numbers begins a new list. */
export function nestItems(document: Document, items: readonly LevelledItem[]): DocumentFragment {
  const root = document.createDocumentFragment();
  const open: { level: number; list: Element }[] = [];
  for (const { level, isOrdered, content } of items) {
    const tag = isOrdered ? "ol" : "ul";
    const isClosed = (last: (typeof open)[number] | undefined) =>
      last && (last.level > level || (last.level === level && last.list.localName !== tag));
    while (isClosed(open.at(-1))) open.pop();
    let last = open.at(-1);
    if (!last || last.level < level) {
      const list = document.createElement(tag);
      (last?.list.lastElementChild ?? root).append(list);
      last = { level, list };
      open.push(last);
    }
    const item = document.createElement("li");
    item.append(...content);
    last.list.append(item);
  }
  return root;
}
