import { closeHistory } from "@tiptap/pm/history";
import { type Node, Slice } from "@tiptap/pm/model";
import { Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { dropPoint } from "@tiptap/pm/transform";
import type { EditorView } from "@tiptap/pm/view";
import { type ConvertedClipboard, convertClipboard } from "./convert-clipboard.ts";
import { parseClipboard } from "./parse-clipboard.ts";
import { pendingPictureJson } from "./pending-picture.ts";
import type { PictureFile } from "./pictures.ts";

const key = new PluginKey("paste");

/** Marks an edit that no person made: it is not undone, and nothing is told about it. */
export const editOfProgram = (edit: Transaction): Transaction =>
  edit.setMeta("addToHistory", false).setMeta(key, true);

export const isEditOfProgram = (edit: Transaction): boolean => edit.getMeta(key) === true;

/** Makes the next edit a step of its own to undo, also right after another one. */
export const closeUndoStep = (view: EditorView): void => view.dispatch(closeHistory(view.state.tr));

type PasteHandlers = {
  /** Called before the places of these files come into the document. */
  onFiles: (files: readonly PictureFile[]) => void;
  /** Called before the converted content comes into the document; `text` is its plain text. */
  onConverted: (converted: ConvertedClipboard, text: string, view: EditorView) => void;
};

let lastId = 0;

/** An id that no other place in this tab has: what is cut in one field can be pasted in another. */
const newId = (): string => {
  lastId += 1;
  return String(lastId);
};

/** Converts what other programs paste or drop, and makes places for pictures that come as files. */
export function pastePlugin({ onFiles, onConverted }: PasteHandlers): Plugin {
  let transfer: DataTransfer | null = null;
  let isForeign = false;

  const convert = (html: string, view: EditorView): string => {
    isForeign = !html.includes("data-pm-slice");
    // What this editor itself has copied is in its format.
    if (!isForeign) return html;
    const files = [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
    const converted = convertClipboard(parseClipboard(html), {
      files,
      rtf: transfer?.getData("text/rtf") ?? "",
      siteOrigin: window.location.origin,
      newId,
    });
    onFiles(converted.uploads);
    onConverted(converted, transfer?.getData("text/plain") ?? "", view);
    return converted.html;
  };

  const insertFiles = (view: EditorView, position: number | null): boolean => {
    const files = [...(transfer?.files ?? [])];
    if (files.length === 0 || transfer?.getData("text/html")) return false;
    const added = files.map((file) => ({ id: newId(), file }));
    onFiles(added);
    const { schema, tr } = view.state;
    const nodes = added.map(({ id }) => schema.nodeFromJSON(pendingPictureJson(id)));
    const slice = Slice.fromJSON(schema, { content: nodes.map((node) => node.toJSON()) });
    const place = position === null ? null : (dropPoint(tr.doc, position, slice) ?? position);
    const edit = place === null ? tr.replaceSelection(slice) : tr.insert(place, nodes);
    view.dispatch(edit.scrollIntoView());
    closeUndoStep(view);
    return true;
  };

  const take = (view: EditorView, event: ClipboardEvent | DragEvent) => {
    transfer = "clipboardData" in event ? event.clipboardData : event.dataTransfer;
    isForeign = false;
    closeUndoStep(view);
    return false;
  };

  return new Plugin({
    key,
    props: {
      handleDOMEvents: { paste: take, drop: take },
      transformPastedHTML: convert,
      transformPasted: (slice) => (isForeign ? withWholeEnds(slice) : slice),
      handlePaste: (view) => insertFiles(view, null),
      handleDrop: (view, { clientX, clientY }, _slice, isMoved) => {
        const place = view.posAtCoords({ left: clientX, top: clientY });
        return !isMoved && insertFiles(view, place?.pos ?? null);
      },
    },
  });
}

/**
 * A heading or quotation at the end of several blocks stays one: open, it would become a part of
 * the paragraph at the cursor.
 */
function withWholeEnds({ content, openStart, openEnd }: Slice): Slice {
  const isOpen = (block: Node | null | undefined) =>
    block?.type.name === "paragraph" || block?.type.name.endsWith("List");
  if (content.childCount < 2) return new Slice(content, openStart, openEnd);
  return new Slice(
    content,
    isOpen(content.firstChild) ? openStart : 0,
    isOpen(content.lastChild) ? openEnd : 0,
  );
}
