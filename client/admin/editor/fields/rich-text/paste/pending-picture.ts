import type { Node as DocumentNode } from "@tiptap/pm/model";
import type { EditorState, Transaction } from "@tiptap/pm/state";
import { Transform } from "@tiptap/pm/transform";
import { type AnyExtension, Node, ReactNodeViewRenderer } from "@tiptap/react";
import type { AdminImage } from "../../../../image/useAdminImage.ts";
import { PendingPictureView } from "./PendingPictureView.tsx";

const name = "pendingPicture";

const fromData = (key: string) => ({
  default: "",
  parseHTML: (image: HTMLElement) => image.dataset[key] ?? "",
  renderHTML: (attributes: Record<string, string>) => ({ [`data-${key}`]: attributes[key] }),
});

/** The place of a picture that is being uploaded. It is part of the document, and never saved. */
const PendingPicture = Node.create({
  name,
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({
    /** The id under which `usePendingPictures` has the file. */
    upload: fromData("upload"),
    caption: fromData("caption"),
    alt: { default: "" },
  }),
  parseHTML: () => [{ tag: "img[data-upload]", priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(PendingPictureView),
});

/** The extensions with places for pending pictures, in the cells of tables too. */
export const withPendingPictures = (extensions: readonly AnyExtension[]): AnyExtension[] =>
  extensions
    .map((extension) =>
      extension instanceof Node && /^table(Cell|Header)$/.test(extension.name)
        ? extension.extend({ content: `(${extension.config.content} | ${name})+` })
        : extension,
    )
    .concat(PendingPicture);

/** A node of the document for an upload. */
export const pendingPictureJson = (upload: string) => ({ type: name, attrs: { upload } });

export type PlacedPicture = { position: number; node: DocumentNode; upload: string };

/** Every pending picture of a document, the last one first. */
export function pendingPicturesIn(document: DocumentNode): PlacedPicture[] {
  const found: PlacedPicture[] = [];
  document.descendants((node, position) => {
    if (node.type.name === name) found.unshift({ position, node, upload: node.attrs.upload });
  });
  return found;
}

/** The document as it is saved: without pending pictures. */
export function withoutPendingPictures(document: DocumentNode): DocumentNode {
  const transform = new Transform(document);
  for (const { position, node } of pendingPicturesIn(document)) {
    transform.delete(position, position + node.nodeSize);
  }
  return transform.doc;
}

/** A picture that has arrived; a place that still waits; a place whose file is not in this tab. */
type Arrival = Pick<AdminImage, "url" | "width" | "height"> | "uploading" | "unknown";

/** The edit that puts the pictures that have arrived into their places. */
export function replacePendingPictures(
  { doc, schema, tr }: EditorState,
  arrivalOf: (upload: string) => Arrival,
): Transaction {
  for (const { position, node, upload } of pendingPicturesIn(doc)) {
    const arrival = arrivalOf(upload);
    const end = position + node.nodeSize;
    if (arrival === "unknown") tr.delete(position, end);
    if (typeof arrival === "string") continue;
    const { url: src, width, height } = arrival;
    // Without a description of its own, a picture follows the library's.
    const attrs = { src, width, height, alt: node.attrs.alt || null };
    const content = node.attrs.caption ? [{ type: "text", text: node.attrs.caption }] : [];
    tr.replaceWith(position, end, schema.nodeFromJSON({ type: "figure", attrs, content }));
  }
  return tr;
}
