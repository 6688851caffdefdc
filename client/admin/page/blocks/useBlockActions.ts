import { useState } from "react";
import { blockPhrases } from "../../../phrases/admin/blocks.ts";
import type { LanguageKey } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifyError, notifySuccess } from "../../screen/notifications.tsx";
import type { PageBlocks } from "../usePageBlocks.ts";
import {
  copyTexts,
  duplicateBlock,
  findPair,
  insertBlock,
  moveBlock,
  newBlock,
  removeBlock,
  replaceBlock,
  setHidden,
} from "./bilingual-blocks.ts";
import { type BlockKind, kindOf } from "./block-content.ts";
import { newBlockId } from "./block-id.ts";
import { focusFirstField, focusSoon } from "./focus.ts";

/** Where a new block goes: beside another one, or to the end. */
export type NewPlace = { id: string; side: "before" | "after" } | "end";

/** The server's limit. */
const maxBlocks = 100;

/** The id of the button that adds a block at the end. */
export const addButtonId = "add-block";

/** The id of a block's card in the document. */
export const cardId = (id: string) => `block-${id}`;

let openedBefore: ReadonlySet<string> = new Set();

/** The ids of the blocks that are open. They stay so when a new page gets its own address. */
function useOpenedBlocks() {
  const [opened, setOpened] = useState(openedBefore);
  const change = (update: (ids: ReadonlySet<string>) => ReadonlySet<string>) =>
    setOpened((now) => {
      openedBefore = update(now);
      return openedBefore;
    });
  return [opened, change] as const;
}

/** Everything that is done with blocks as a whole. What is done is announced to screen readers. */
export function useBlockActions({ blocks, changeList }: PageBlocks) {
  const phrases = usePhrases(blockPhrases);
  const [said, setSaid] = useState("");
  const [opened, setOpened] = useOpenedBlocks();
  const [choosing, setChoosing] = useState<NewPlace | null>(null);
  const ids = blocks.ua.map(({ id }) => id);
  const total = ids.length;
  const nameOf = (id: string) => {
    const block = blocks.ua.find((each) => each.id === id);
    const kind = block && kindOf(block);
    return kind ? phrases.kinds[kind].name : "";
  };
  const open = (id: string) => setOpened((now) => new Set(now).add(id));
  const focusCard = (id: string) =>
    focusSoon(() => focusFirstField(document.getElementById(`${cardId(id)}-fields`)));
  const isFull = () => {
    if (total >= maxBlocks) notifyError({ title: phrases.full });
    return total >= maxBlocks;
  };

  return {
    said,
    opened,
    choosing,
    choose: (place: NewPlace) => !isFull() && setChoosing(place),
    /** Nothing is added: the focus returns to where the dialog was opened. */
    stopChoosing() {
      setChoosing(null);
      const opener = choosing && choosing !== "end" ? `${cardId(choosing.id)}-menu` : addButtonId;
      focusSoon(() => document.getElementById(opener)?.focus());
    },
    toggle: (id: string) =>
      setOpened(
        (now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]),
      ),
    toggleAll: (isOpen: boolean) => setOpened(() => new Set(isOpen ? ids : [])),
    add(kind: BlockKind) {
      const place = choosing ?? "end";
      const beside = place === "end" ? total - 1 : ids.indexOf(place.id);
      const at = beside + (place !== "end" && place.side === "before" ? 0 : 1);
      const pair = newBlock(kind, newBlockId());
      changeList((now) => insertBlock(now, at, pair));
      setChoosing(null);
      open(pair.ua.id);
      setSaid(phrases.added(phrases.kinds[kind].name, at + 1, total + 1));
      focusCard(pair.ua.id);
    },
    move(id: string, over: string) {
      changeList((now) => moveBlock(now, id, over));
    },
    /** One place up or down, by a button, which keeps the focus. */
    step(id: string, step: 1 | -1) {
      const to = ids.indexOf(id) + step;
      const over = ids[to];
      if (!over) return;
      changeList((now) => moveBlock(now, id, over));
      setSaid(phrases.moved(nameOf(id), to + 1, total));
      focusSoon(() => focusStepButton(id, step));
    },
    duplicate(id: string) {
      if (isFull()) return;
      const copy = newBlockId();
      changeList((now) => duplicateBlock(now, id, copy));
      open(copy);
      setSaid(phrases.added(nameOf(id), ids.indexOf(id) + 2, total + 1));
      focusCard(copy);
    },
    setHidden(id: string, isHidden: boolean) {
      changeList((now) => setHidden(now, id, isHidden));
      setSaid(isHidden ? phrases.nowHidden(nameOf(id)) : phrases.nowShown(nameOf(id)));
    },
    copyTexts(id: string, from: LanguageKey) {
      const before = findPair(blocks, id);
      changeList((now) => copyTexts(now, id, from));
      const onClick = () => before && changeList((now) => replaceBlock(now, before));
      notifySuccess({ title: phrases.copied, undo: { label: phrases.undo, onClick } });
    },
    remove(id: string) {
      const pair = findPair(blocks, id);
      const at = ids.indexOf(id);
      changeList((now) => removeBlock(now, id));
      const onClick = () => pair && changeList((now) => insertBlock(now, at, pair));
      const title = phrases.removed(nameOf(id));
      notifySuccess({ title, undo: { label: phrases.undo, onClick } });
      const next = ids[at + 1] ?? ids[at - 1];
      focusSoon(() => next && document.getElementById(`${cardId(next)}-toggle`)?.focus());
    },
  };
}

export type BlockActions = ReturnType<typeof useBlockActions>;

/** Moving a card takes the focus from its buttons; at the end of the list one is disabled. */
function focusStepButton(id: string, step: 1 | -1) {
  const card = document.getElementById(cardId(id));
  const button = card?.querySelector<HTMLButtonElement>(`[data-card-step="${step}"]`);
  const other = card?.querySelector<HTMLButtonElement>(`[data-card-step="${-step}"]`);
  (button?.disabled ? other : button)?.focus();
}
