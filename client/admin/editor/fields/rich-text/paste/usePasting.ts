import type { Node } from "@tiptap/pm/model";
import type { SelectionBookmark, Transaction } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";
import { useEffect, useState } from "react";
import { isAnythingLeftOut, type LeftOut } from "./convert-clipboard.ts";
import { closeUndoStep, isEditOfProgram, pastePlugin } from "./paste-plugin.ts";
import { type PendingPictures, usePendingPictures } from "./usePendingPictures.ts";

/** What a person is told after a paste. */
type PasteReport = {
  state: "pasted" | "undone";
  leftOut: LeftOut;
  /** The plain text of the clipboard. */
  text: string;
  /** The document before the paste; null after a person has written further. */
  before: { document: Node; selection: SelectionBookmark } | null;
};

export type Pasting = {
  pictures: PendingPictures;
  report: PasteReport | null;
  undo: () => void;
  /** Pastes the clipboard's plain text, after the paste was undone. */
  pasteAsText: () => void;
  dismiss: () => void;
};

/** Pasting and dropping into an editor: conversion, uploads, and what to say about it. */
export function usePasting(editor: Editor | null): Pasting {
  const pictures = usePendingPictures(editor);
  const [report, setReport] = useState<PasteReport | null>(null);

  useEffect(() => {
    if (!editor) return;
    let converted: Omit<PasteReport, "before" | "state"> | null = null;
    let selection: SelectionBookmark | null = null;
    const plugin = pastePlugin({
      onFiles: pictures.register,
      onConverted: ({ leftOut }, text, view) => {
        converted = { leftOut, text };
        selection = view.state.selection.getBookmark();
      },
    });
    const onTransaction = ({ transaction }: { transaction: Transaction }) => {
      if (!transaction.docChanged) return;
      if (converted && selection) {
        const before = { document: transaction.before, selection };
        const isWorthSaying = isAnythingLeftOut(converted.leftOut);
        setReport(isWorthSaying ? { ...converted, state: "pasted", before } : null);
        converted = null;
        closeUndoStep(editor.view);
      } else if (!isEditOfProgram(transaction)) {
        setReport((last) => last && (last.state === "undone" ? null : { ...last, before: null }));
      }
      pictures.settle();
    };
    editor.registerPlugin(plugin);
    editor.on("transaction", onTransaction);
    return () => {
      editor.off("transaction", onTransaction);
      if (!editor.isDestroyed && plugin.spec.key) editor.unregisterPlugin(plugin.spec.key);
    };
  }, [editor, pictures]);

  const undo = () => {
    if (!editor || !report?.before) return;
    const { document, selection } = report.before;
    const edit = editor.state.tr.replaceWith(0, editor.state.doc.content.size, document.content);
    editor.view.dispatch(edit.setSelection(selection.resolve(edit.doc)));
    editor.view.focus();
    setReport({ ...report, state: "undone", before: null });
  };

  return {
    pictures,
    report,
    undo,
    pasteAsText: () => {
      if (report) editor?.view.pasteText(report.text);
      editor?.view.focus();
      setReport(null);
    },
    dismiss: () => setReport(null),
  };
}
