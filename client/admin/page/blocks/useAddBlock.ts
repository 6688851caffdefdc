import { useState } from "react";
import { blockPhrases } from "../../../phrases/admin/blocks.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { addButtonId, cardId, focusFirstField, focusSoon } from "../../editor/list/focus.ts";
import { newId } from "../../screen/new-id.ts";
import { notifyError } from "../../screen/notifications.tsx";
import type { PageBlocks } from "../usePageBlocks.ts";
import { duplicateBlock, insertBlock, newBlock } from "./bilingual-blocks.ts";
import type { BlockKind } from "./block-content.ts";

/** Where a new block goes: beside another one, or to the end. */
type NewPlace = { id: string; side: "before" | "after" } | "end";

/** The server's limit. */
const maxBlocks = 100;

type AddOptions = PageBlocks & {
  nameOf: (id: string) => string;
  /** Announces what was done. */
  say: (text: string) => void;
  open: (id: string) => void;
};

/** Adding blocks, of a chosen kind or as a copy. The first field of the new block gets the focus. */
export function useAddBlock({ blocks, changeList, nameOf, say, open }: AddOptions) {
  const phrases = usePhrases(blockPhrases);
  const [choosing, setChoosing] = useState<NewPlace | null>(null);
  const ids = blocks.ua.map(({ id }) => id);
  const isFull = () => {
    if (ids.length >= maxBlocks) notifyError({ title: phrases.full });
    return ids.length >= maxBlocks;
  };
  const show = (id: string, name: string, place: number) => {
    open(id);
    say(phrases.added(name, place, ids.length + 1));
    focusSoon(() => focusFirstField(document.getElementById(`${cardId(id)}-fields`)));
  };
  return {
    choosing,
    choose: (place: NewPlace) => !isFull() && setChoosing(place),
    /** Nothing is added: the focus returns to where the dialog was opened. */
    stopChoosing() {
      setChoosing(null);
      const opener = choosing && choosing !== "end" ? `${cardId(choosing.id)}-menu` : addButtonId;
      focusSoon(() => document.getElementById(opener)?.focus());
    },
    add(kind: BlockKind) {
      const place = choosing ?? "end";
      const beside = place === "end" ? ids.length - 1 : ids.indexOf(place.id);
      const at = beside + (place !== "end" && place.side === "before" ? 0 : 1);
      const pair = newBlock(kind, newId());
      changeList((now) => insertBlock(now, at, pair));
      setChoosing(null);
      show(pair.ua.id, phrases.kinds[kind].name, at + 1);
    },
    duplicate(id: string) {
      if (isFull()) return;
      const copy = newId();
      changeList((now) => duplicateBlock(now, id, copy));
      show(copy, nameOf(id), ids.indexOf(id) + 2);
    },
  };
}
