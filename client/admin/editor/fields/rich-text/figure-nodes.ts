import { Plugin } from "@tiptap/pm/state";
import { type Editor, mergeAttributes, Node } from "@tiptap/react";
import { FigureView } from "./figure-view.ts";
import { videoIdOf } from "./youtube-address.ts";

/** A size in whole pixels, 1 to 9999, as the server's sanitizer accepts. */
const pixels = (name: "width" | "height") => ({
  default: null,
  parseHTML: (element: HTMLElement) => {
    const value = imageOf(element)?.getAttribute(name) ?? "";
    return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null;
  },
});

const imageOf = (element: HTMLElement) =>
  element.matches("img") ? element : element.querySelector("img");

/**
 * A picture with a caption, which is its editable content. Stored as
 * `<figure><img /><figcaption>…</figcaption></figure>`, without a caption as a mere `<img />`.
 */
const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "text*",
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null, parseHTML: (element) => imageOf(element)?.getAttribute("src") },
    /** Null follows the library's description of the picture. */
    alt: {
      default: null,
      parseHTML: (element) => {
        const image = imageOf(element);
        // A page of the site, from which it was copied, shows the library's.
        return image?.dataset.alt === "library" ? null : (image?.getAttribute("alt") ?? null);
      },
    },
    width: pixels("width"),
    height: pixels("height"),
  }),
  parseHTML: () => [
    {
      tag: "figure",
      getAttrs: (element) => (imageOf(element)?.hasAttribute("src") ? null : false),
      contentElement: captionOf,
    },
    { tag: "img[src]:not([src^='data:'])" },
  ],
  renderHTML: ({ node, HTMLAttributes }) =>
    node.content.size === 0
      ? ["img", HTMLAttributes]
      : ["figure", ["img", HTMLAttributes], ["figcaption", 0]],
  addNodeView: () => (props) => new FigureView(props),
  addKeyboardShortcuts: captionKeys,
});

/**
 * A video on YouTube; its title is its editable content. Stored as
 * `<figure data-youtube="ID"><figcaption>title</figcaption></figure>`.
 */
const YouTubeVideo = Node.create({
  name: "youTubeVideo",
  group: "block",
  content: "text*",
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    videoId: {
      default: null,
      parseHTML: (figure: HTMLElement) => figure.dataset.youtube,
      renderHTML: ({ videoId }) => ({ "data-youtube": videoId }),
    },
  }),
  parseHTML: () => [
    {
      tag: "figure[data-youtube]",
      // Before the rule for pictures: a figure is a video by its attribute.
      priority: 60,
      getAttrs: ({ dataset }) => (/^[\w-]{11}$/.test(dataset.youtube ?? "") ? null : false),
      contentElement: captionOf,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    "figure",
    mergeAttributes(HTMLAttributes),
    ["figcaption", 0],
  ],
  addNodeView: () => (props) => new FigureView(props),
  addProseMirrorPlugins() {
    const handlePaste = (_view: unknown, { clipboardData }: ClipboardEvent) =>
      pasteVideo(this.editor, clipboardData?.getData("text/plain") ?? "");
    return [new Plugin({ props: { handlePaste } })];
  },
});

/** The caption of a figure; an empty element when it has none. */
function captionOf(figure: globalThis.Node): HTMLElement {
  const caption = figure instanceof HTMLElement && figure.querySelector("figcaption");
  return caption || document.createElement("figcaption");
}

const figureNames = ["figure", "youTubeVideo"];

/** Keys in a caption: Enter leaves it for a new paragraph below, Backspace at its start selects. */
function captionKeys(this: { editor: Editor }) {
  const { editor } = this;
  const figureAround = () => {
    const { $from, empty } = editor.state.selection;
    return empty && figureNames.includes($from.parent.type.name) ? $from : null;
  };
  const leave = () => {
    const place = figureAround();
    if (!place) return false;
    const after = place.after();
    return editor
      .chain()
      .insertContentAt(after, { type: "paragraph" }, { updateSelection: false })
      .setTextSelection(after + 1)
      .run();
  };
  const select = () => {
    const place = figureAround();
    return place?.parentOffset === 0 && editor.commands.setNodeSelection(place.before());
  };
  return { Enter: leave, Backspace: select };
}

/** Inserts the video when an address is all that is pasted; over selected text it becomes a link. */
function pasteVideo(editor: Editor, text: string): boolean {
  const videoId = videoIdOf(text);
  if (!videoId || !editor.state.selection.empty) return false;
  return insertVideo(editor, videoId);
}

/** Inserts a video, and puts the cursor where its title is written. */
export function insertVideo(editor: Editor, videoId: string): boolean {
  return editor.chain().focus().insertContent({ type: "youTubeVideo", attrs: { videoId } }).run();
}

export const figureNodes = [Figure, YouTubeVideo];
