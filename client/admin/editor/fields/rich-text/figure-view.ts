import type { Node as ProseMirrorNode } from "@tiptap/pm/model";
import type { NodeView, ViewMutationRecord } from "@tiptap/pm/view";

/**
 * A picture or a video in the editor, with its caption below, which shows what to write there while
 * it is empty; see the placeholders in the styles.
 */
export class FigureView implements NodeView {
  readonly dom = document.createElement("figure");
  readonly contentDOM = document.createElement("figcaption");
  private readonly media: HTMLElement;
  /** Where `FigureBar` draws the fields of the picture. */
  private readonly slot = document.createElement("div");

  constructor({ node }: { node: ProseMirrorNode }) {
    this.media = document.createElement(node.type.name === "figure" ? "img" : "div");
    this.media.contentEditable = "false";
    this.media.draggable = true;
    this.slot.contentEditable = "false";
    this.slot.dataset.slot = "";
    this.dom.append(this.media, this.contentDOM, this.slot);
    this.show(node);
  }

  update(node: ProseMirrorNode): boolean {
    const isSameType = (node.type.name === "figure") === this.media instanceof HTMLImageElement;
    if (isSameType) this.show(node);
    return isSameType;
  }

  /** ProseMirror has nothing to read outside the caption. */
  ignoreMutation(mutation: ViewMutationRecord): boolean {
    return !this.contentDOM.contains(mutation.target);
  }

  /** The fields below the caption are no part of the text. */
  stopEvent({ target }: Event): boolean {
    return target instanceof Node && this.slot.contains(target);
  }

  private show({ attrs, content }: ProseMirrorNode): void {
    this.contentDOM.dataset.empty = String(content.size === 0);
    if (!(this.media instanceof HTMLImageElement)) {
      this.media.dataset.video = attrs.videoId;
      this.media.textContent = `youtube.com/watch?v=${attrs.videoId}`;
      return;
    }
    if (this.media.getAttribute("src") !== attrs.src) this.media.src = attrs.src;
    this.media.alt = attrs.alt ?? "";
    for (const name of ["width", "height"]) {
      if (attrs[name]) this.media.setAttribute(name, attrs[name]);
      else this.media.removeAttribute(name);
    }
  }
}
