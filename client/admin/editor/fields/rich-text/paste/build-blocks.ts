import { isBlank, keepsLineEnds } from "./dom.ts";
import { pictureOf, setCaption, videoFigure } from "./figures.ts";
import { youTubeId } from "./hidden-parts.ts";
import { cleanLink, isLostLink, isPictureAddress } from "./links.ts";
import { ListBuilder } from "./lists.ts";
import { isCaption } from "./named-styles.ts";
import { buildTable, isLayoutTable } from "./tables.ts";
import {
  appendRuns,
  atPosition,
  lineBreak,
  type Marks,
  marksOf,
  plain,
  positionOf,
  type Run,
  splitAtEmptyLines,
  tidyRuns,
} from "./text-runs.ts";

export type BuildContext = {
  siteOrigin: string;
  /** The source's highest heading level becomes h2, all below it h3. */
  topLevel: number;
  /** Whether it is built for a list or a table cell, which hold no headings, quotations or tables. */
  isNested: boolean;
  /** Counts something of this kind as left out, for the notice after pasting. */
  lose: (kind: "links" | "pictureLinks" | "tables" | "raised") => void;
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
    const collapsed = keepsLineEnds(parent)
      ? text.replace(/\r\n?/g, lineBreak).replace(/[ \t\f]+/g, " ")
      : text.replace(/[ \t\r\n\f]+/g, " ");
    const shown = isSpacer ? " " : collapsed;
    const position = positionOf(parent);
    const lose = () => this.context.lose("raised");
    this.runs.push({ ...marks, text: position ? atPosition(shown, position, lose) : shown });
  }

  private visit(element: Element, marks: Marks) {
    const tag = element.localName;
    if (tag === "br") this.runs.push({ ...plain, text: lineBreak });
    else if (tag === "img") this.addPicture(element, marks);
    else if (tag === "hr") this.addElement("hr");
    else if (/^(ul|ol|menu|dir)$/.test(tag)) this.addList(element);
    else if (tag === "table") this.addTable(element, marks);
    else if (tag === "blockquote") this.addQuotation(element, marks);
    else if (tag === "figure") this.addFigure(element, marks);
    else if (tag === "iframe") this.addVideo(youTubeId(element), element.getAttribute("title"));
    else if (/^h[1-6]$/.test(tag)) this.addHeading(element, Number(tag[1]), marks);
    else if (blocks.has(tag)) this.addBlock(element, marks);
    else this.walkChildren(element, marksOf(element, marks, this.linkOf(element)));
  }

  private linkOf(element: Element): string | null {
    const href = element.localName === "a" ? element.getAttribute("href") : null;
    if (href === null) return null;
    if (isLostLink(href)) this.context.lose("links");
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

  private addHeading(element: Element, level: number, { href }: Marks) {
    this.flush();
    if (this.context.isNested) return this.walk(element, { ...plain, href, strong: true });
    this.tag = level <= this.context.topLevel ? "h2" : "h3";
    this.walk(element, { ...plain, href });
    this.tag = "p";
  }

  private addQuotation(element: Element, { href }: Marks) {
    this.flush();
    if (this.context.isNested) return this.walk(element, { ...plain, href });
    const last = this.target.lastElementChild;
    const quotation = last?.localName === "blockquote" ? last : this.addElement("blockquote");
    buildBlocks(element, quotation, this.context, { ...plain, href });
    if (quotation.childNodes.length === 0) quotation.remove();
  }

  private addList(source: Element) {
    this.flush();
    const context = { ...this.context, isNested: true };
    new ListBuilder(source, this.target, (content, item) =>
      buildBlocks(content, item, context),
    ).build();
  }

  private addTable(element: Element, marks: Marks) {
    this.flush();
    const isLayout = isLayoutTable(element);
    if (this.context.isNested && !isLayout) this.context.lose("tables");
    if (this.context.isNested || isLayout) {
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

  private addPicture(image: Element, { href }: Marks) {
    this.flush();
    if (href && !isPictureAddress(href)) this.context.lose("pictureLinks");
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
