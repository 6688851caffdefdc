/**
 * The value of a property in an element's `style` attribute, in lower case; "" when it is not
 * there. Read from the attribute, because browsers drop Word's own properties (`mso-…`).
 */
export function styleOf(element: Element, property: string): string {
  const declarations = element.getAttribute("style")?.split(";") ?? [];
  for (const declaration of declarations) {
    const colon = declaration.indexOf(":");
    if (declaration.slice(0, colon).trim().toLowerCase() === property) {
      return declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase();
    }
  }
  return "";
}

/** Whether line ends of an element's text are shown: by `<pre>`, or by CSS alone. */
export function keepsLineEnds(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const whiteSpace = styleOf(one, "white-space-collapse") || styleOf(one, "white-space");
    if (whiteSpace && whiteSpace !== "inherit") return /^(pre|break-spaces)/.test(whiteSpace);
    if (/^(pre|listing|xmp)$/.test(one.localName)) return true;
  }
  return false;
}

/** Whether a class name of the element begins with `start`. */
export const hasClass = (element: Element, start: string): boolean =>
  (element.getAttribute("class") ?? "").split(/\s+/).some((name) => name.startsWith(start));

/** Every element below `root`, as a list that stays the same while elements are removed. */
export const allElements = (root: Element): Element[] => [...root.querySelectorAll("*")];

/** Replaces an element with its children. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Replaces an element with one of another tag that has the same attributes and children. */
export function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) {
    // Word writes names such as `v:shapes`, which may not be set again.
    if (/^[a-z-]+$/.test(name)) renamed.setAttribute(name, value);
  }
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** The text nodes of an element, in order. */
export function textNodes(root: Node): Text[] {
  const found: Text[] = [];
  for (const child of root.childNodes) {
    // Without `instanceof`: the nodes belong to another document's realm in frames.
    if (child.nodeType === 3) found.push(child as Text);
    else found.push(...textNodes(child));
  }
  return found;
}

/** Whether a text has nothing to read; no-break spaces count as blank. */
export const isBlank = (text: string | null): boolean => !/[^\s\u200b\ufeff]/.test(text ?? "");
