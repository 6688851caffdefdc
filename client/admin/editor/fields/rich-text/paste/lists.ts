import { isBlank } from "./dom.ts";

type BuildItem = (source: Element, item: Element) => void;

const isList = (element: Element | null): element is Element =>
  element !== null && /^(ul|ol|menu|dir)$/.test(element.localName);

/** Puts items that stand outside of a list, as the copy of a part of one does, into a list. */
export function wrapLooseItems(root: Element): void {
  for (const item of root.querySelectorAll("li")) {
    if (isList(item.parentElement)) continue;
    const list = item.ownerDocument.createElement("ul");
    item.before(list);
    for (
      let next: Element | null = item;
      next?.localName === "li";
      next = list.nextElementSibling
    ) {
      list.append(next);
    }
  }
}

/**
 * Appends a list to `target`. Where an item begins with a list or a rule, which the rich text format
 * has no place for, the list ends and continues after it, with the next number.
 */
export class ListBuilder {
  private list: Element | null = null;
  private number: number;

  constructor(
    private readonly source: Element,
    private readonly target: Element,
    private readonly buildItem: BuildItem,
  ) {
    this.number = Number.parseInt(source.getAttribute("start") ?? "1", 10) || 1;
  }

  build() {
    for (const child of [...this.source.childNodes]) {
      if (child.nodeType === 3 ? !isBlank(child.nodeValue) : child.nodeType === 1) {
        this.add(child.nodeType === 1 ? (child as Element) : wrap(child));
      }
    }
  }

  private add(source: Element) {
    const item = source.ownerDocument.createElement("li");
    this.buildItem(source.localName === "li" ? source : wrap(source), item);
    if (item.childNodes.length === 0) return;
    const given = Number.parseInt(source.getAttribute("value") ?? "", 10);
    if (given > 0 && given !== this.number) {
      this.list = null;
      this.number = given;
    }
    const isNestedBeside = isList(source);
    for (let first = item.firstElementChild; isLeading(first); first = item.firstElementChild) {
      this.addLeading(first);
    }
    if (item.childNodes.length > 0) this.openList().append(item);
    if (!isNestedBeside) this.number += 1;
  }

  /** A nested list belongs to the item before it; a rule, or a list without one, stands alone. */
  private addLeading(element: Element) {
    const last = this.list?.lastElementChild;
    if (last && isList(element)) return last.append(element);
    this.list = null;
    // Items and cells have no place for rules either.
    if (element.localName === "hr" && /^(li|td|th)$/.test(this.target.localName)) element.remove();
    else this.target.append(element);
  }

  private openList(): Element {
    if (this.list) return this.list;
    const isOrdered = this.source.localName === "ol";
    this.list = this.source.ownerDocument.createElement(isOrdered ? "ol" : "ul");
    setStart(this.list, this.number);
    this.target.append(this.list);
    return this.list;
  }
}

/** Sets the first number of a numbered list, if it is not one. */
export function setStart(list: Element, number: number): void {
  if (list.localName === "ol" && number > 1 && number < 10_000) {
    list.setAttribute("start", String(number));
  }
}

const isLeading = (element: Element | null): element is Element =>
  element !== null && /^(ul|ol|hr)$/.test(element.localName);

/** Puts the node into a `div`, where it stands, so that it keeps the styles of its surroundings. */
function wrap(node: ChildNode): Element {
  const wrapper = (node.ownerDocument ?? document).createElement("div");
  node.replaceWith(wrapper);
  wrapper.append(node);
  return wrapper;
}
