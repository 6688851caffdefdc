import { isBlank } from "./dom.ts";
import { pictureOf, setCaption, videoFigure } from "./figures.ts";
import { youTubeId } from "./hidden-parts.ts";
import { cleanLink, isLostLink } from "./links.ts";
import { isCaption } from "./named-styles.ts";
import { buildTable, isLayoutTable } from "./tables.ts";
import {
  appendRuns,
  lineBreak,
  type Marks,
  marksOf,
  plain,
  type Run,
  raised,
  splitAtEmptyLines,
  tidyRuns,
} from "./text-runs.ts";

export type BuildContext = {
  siteOrigin: string;
  /** The source's highest heading level becomes h2, all below it h3. */
  topLevel: number;
  /** Whether it is built for a list or a table cell, which hold no headings, quotations or tables. */
  isNested: boolean;
  onLostLink: () => void;
};

const blocks = new Set(
  "p div section article main header footer aside nav address center pre dl dt dd form fieldset details summary hgroup body".split(
    " ",
  ),
);

/** Writes what a source element contains into `target`, as elements of the rich text format. */
export function buildBlocks(
  source: Element,
  target: Element,
  context: BuildContext,
  outer = plain,
) {
  new BlockBuilder(target, context).walk(source, outer);
}

class BlockBuilder {
  private readonly document: Document;
  private tag = "p";
  private runs: Run[] = [];

  constructor(
    private readonly target: Element,
    private readonly context: BuildContext,
  ) {
    this.document = target.ownerDocument;
  }

  walk(source: Element, marks: Marks) {
    this.walkChildren(source, marks);
    this.flush();
  }

  private walkChildren(source: Element, marks: Marks) {
    for (const child of source.childNodes) {
      if (child.nodeType === 3) this.addText(child.nodeValue ?? "", source, marks);
      else if (child.nodeType === 1) this.visit(child as Element, marks);
    }
  }

  private addText(text: string, parent: Element, marks: Marks) {
    // Browsers write a space between two elements as such a span.
    const isSpacer = parent.localName === "span" && text === "\u00a0";
    const isLiteral = parent.closest("pre") !== null;
    const shown = isSpacer ? " " : isLiteral ? text : text.replace(/[ \t\r\n\f]+/g, " ");
    this.runs.push({ ...marks, text: parent.closest("sup,sub") ? raised(shown) : shown });
  }

  private visit(element: Element, marks: Marks) {
    const tag = element.localName;
    if (tag === "br") this.runs.push({ ...plain, text: lineBreak });
    else if (tag === "img") this.addPicture(element);
    else if (tag === "hr") this.addElement("hr");
    else if (tag === "ul" || tag === "ol") this.addList(element, tag);
    else if (tag === "table") this.addTable(element, marks);
    else if (tag === "blockquote") this.addQuotation(element);
    else if (tag === "figure") this.addFigure(element, marks);
    else if (tag === "iframe") this.addVideo(youTubeId(element), element.getAttribute("title"));
    else if (/^h[1-6]$/.test(tag)) this.addHeading(element, Number(tag[1]));
    else if (blocks.has(tag)) this.addBlock(element, marks);
    else this.walkChildren(element, marksOf(element, marks, this.linkOf(element)));
  }

  private linkOf(element: Element): string | null {
    const href = element.localName === "a" ? element.getAttribute("href") : null;
    if (href === null) return null;
    if (isLostLink(href)) this.context.onLostLink();
    return cleanLink(href, this.context.siteOrigin);
  }

  private addElement(tag: string): Element {
    this.flush();
    const element = this.document.createElement(tag);
    this.target.append(element);
    return element;
  }

  private addBlock(element: Element, marks: Marks) {
    this.flush();
    const picture = this.target.lastElementChild;
    if (isCaption(element) && picture && setCaption(picture, element)) return;
    this.walk(element, marksOf(element, marks, null));
  }

  private addHeading(element: Element, level: number) {
    this.flush();
    if (this.context.isNested) return this.walk(element, { ...plain, strong: true });
    this.tag = level <= this.context.topLevel ? "h2" : "h3";
    this.walk(element, plain);
    this.tag = "p";
  }

  private addQuotation(element: Element) {
    this.flush();
    if (this.context.isNested) return this.walk(element, plain);
    const last = this.target.lastElementChild;
    const quotation = last?.localName === "blockquote" ? last : this.addElement("blockquote");
    buildBlocks(element, quotation, this.context);
    if (quotation.childNodes.length === 0) quotation.remove();
  }

  private addList(source: Element, tag: string) {
    const list = this.addElement(tag);
    for (const child of source.children) {
      const last = list.lastElementChild;
      // Google Docs and old editors put a nested list beside its item instead of into it.
      if (/^[uo]l$/.test(child.localName) && last) buildBlocks(wrap(child), last, this.context);
      else this.addItem(child, list);
    }
    const start = source.getAttribute("start") ?? "";
    if (tag === "ol" && /^([2-9]|[1-9]\d{1,3})$/.test(start)) list.setAttribute("start", start);
    if (list.childNodes.length === 0) list.remove();
  }

  private addItem(source: Element, list: Element) {
    const item = this.document.createElement("li");
    const context = { ...this.context, isNested: true };
    buildBlocks(source.localName === "li" ? source : wrap(source), item, context);
    if (item.childNodes.length > 0) list.append(item);
  }

  private addTable(element: Element, marks: Marks) {
    this.flush();
    if (this.context.isNested || isLayoutTable(element)) {
      for (const cell of element.querySelectorAll("caption,td,th")) {
        if (cell.closest("table") === element) this.walk(cell, marks);
      }
      return;
    }
    const caption = element.querySelector("caption");
    if (caption) this.walk(caption, { ...plain, strong: true });
    const table = buildTable(element, (cell, target, isHeader) =>
      buildBlocks(
        cell,
        target,
        { ...this.context, isNested: true },
        { ...plain, strong: isHeader },
      ),
    );
    if (table) this.target.append(table);
  }

  private addPicture(image: Element) {
    this.flush();
    this.target.append(pictureOf(image));
  }

  private addFigure(element: Element, marks: Marks) {
    this.flush();
    const caption = element.querySelector("figcaption");
    const video = element.getAttribute("data-youtube");
    if (video) return this.addVideo(video, caption?.textContent ?? "");
    caption?.remove();
    this.walk(element, marks);
    const picture = this.target.lastElementChild;
    if (caption && !(picture && setCaption(picture, caption))) this.walk(caption, marks);
  }

  private addVideo(id: string | null, title: string | null) {
    this.flush();
    if (id) this.target.append(videoFigure(this.document, id, title ?? ""));
  }

  /** Ends the paragraph; an empty line in a web page's paragraph makes two of it. */
  private flush() {
    const isHeading = this.tag !== "p";
    const runs = isHeading ? this.runs.map((run) => ({ ...run, strong: false })) : this.runs;
    const paragraphs = splitAtEmptyLines(tidyRuns(runs));
    this.runs = [];
    for (const runs of paragraphs) {
      const element = this.document.createElement(this.tag);
      appendRuns(runs, element);
      if (!isBlank(element.textContent)) this.target.append(element);
    }
  }
}

/** A copy of the element inside of another one, whose content is then built. */
function wrap(element: Element): Element {
  const wrapper = element.ownerDocument.createElement("div");
  wrapper.append(element.cloneNode(true));
  return wrapper;
}
