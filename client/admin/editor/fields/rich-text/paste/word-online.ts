import { unwrap } from "./dom.ts";
import { type LevelledItem, nestItems } from "./nested-list.ts";

/**
 * Word in the browser writes each item into a list and a `div` of its own, and its level into
 * `data-aria-level`. Consecutive ones become one nested list.
 */
export function joinWordOnlineLists(root: Element): void {
  for (const wrapper of root.querySelectorAll("div.ListContainerWrapper")) unwrap(wrapper);
  let list = root.querySelector(single);
  while (list) {
    const run = [list];
    for (
      let next = list.nextElementSibling;
      next?.matches(single);
      next = next.nextElementSibling
    ) {
      run.push(next);
    }
    list.before(nestItems(root.ownerDocument, run.flatMap(itemsOf)));
    for (const joined of run) joined.remove();
    list = root.querySelector(single);
  }
}

const single = ':is(ul,ol):is([class*="BulletListStyle"],[class*="NumberListStyle"])';

function itemsOf(list: Element): LevelledItem[] {
  const isOrdered = list.localName === "ol";
  const start = Number(list.getAttribute("start"));
  return [...list.children].map((item, index) => ({
    level: Number(item.getAttribute("data-aria-level")) || 1,
    isOrdered,
    number: isOrdered && start > 0 ? start + index : null,
    content: [...item.childNodes],
  }));
}
