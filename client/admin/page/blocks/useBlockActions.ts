import { useState } from "react";
import { blockPhrases } from "../../../phrases/admin/blocks.ts";
import { type LanguageKey, useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { addButtonId, cardId, focusSoon, focusStepButton } from "../../editor/list/focus.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import type { PageBlocks } from "../usePageBlocks.ts";
import {
  copyTexts,
  findPair,
  insertBlock,
  moveBlock,
  removeBlock,
  replaceBlock,
  setHidden,
} from "./bilingual-blocks.ts";
import type { Block } from "./block-content.ts";
import { blockName } from "./block-summary.ts";
import { isRequired } from "./required-blocks.ts";
import { useAddBlock } from "./useAddBlock.ts";

let openedBefore: ReadonlySet<string> = new Set();

/** The ids of the blocks that are open. They stay so when a new page gets its own address. */
function useOpenedBlocks() {
  const [opened, setOpened] = useState(openedBefore);
  const change = (update: (ids: ReadonlySet<string>) => ReadonlySet<string>) =>
    setOpened((now) => {
      openedBefore = update(now);
      return openedBefore;
    });
  return {
    opened,
    open: (id: string) => change((now) => new Set(now).add(id)),
    toggle: (id: string) =>
      change((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id])),
    openOnly: (ids: readonly string[]) => change(() => new Set(ids)),
  };
}

/** Everything that is done with blocks as a whole. What is done is announced to screen readers. */
export function useBlockActions(page: PageBlocks) {
  const phrases = usePhrases(blockPhrases);
  const reader = useLanguage();
  const [said, say] = useState("");
  const cards = useOpenedBlocks();
  const nameOf = (id: string) => {
    const block = page.blocks.ua.find((each) => each.id === id);
    return block ? blockName(block, reader) : "";
  };
  const adding = useAddBlock({ ...page, nameOf, say, open: cards.open });
  const removing = useRemoveBlock(page, nameOf);
  const { blocks, changeList } = page;
  const ids = blocks.ua.map(({ id }) => id);
  return {
    said,
    nameOf,
    isRequired: (block: Block) => isRequired(block, blocks.ua, page.required),
    canHide: (block: Block) =>
      block.sitePart ? page.canHideParts : !isRequired(block, blocks.ua, page.required),
    ...cards,
    ...adding,
    ...removing,
    move: (id: string, over: string) => changeList((now) => moveBlock(now, id, over)),
    /** One place up or down, by a button, which keeps the focus. */
    step(id: string, step: 1 | -1) {
      const to = ids.indexOf(id) + step;
      const over = ids[to];
      if (!over) return;
      changeList((now) => moveBlock(now, id, over));
      say(phrases.moved(nameOf(id), to + 1, ids.length));
      focusSoon(() => focusStepButton(id, step));
    },
    setHidden(id: string, isHidden: boolean) {
      changeList((now) => setHidden(now, id, isHidden));
      say(isHidden ? phrases.nowHidden(nameOf(id)) : phrases.nowShown(nameOf(id)));
    },
  };
}

export type BlockActions = ReturnType<typeof useBlockActions>;

/** What takes texts away, and can therefore be undone. */
function useRemoveBlock({ blocks, changeList }: PageBlocks, nameOf: (id: string) => string) {
  const phrases = usePhrases(blockPhrases);
  const ids = blocks.ua.map(({ id }) => id);
  return {
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
      const target = next ? `${cardId(next)}-toggle` : addButtonId;
      focusSoon(() => document.getElementById(target)?.focus());
    },
  };
}
