import { useState } from "react";
import type {
  EditedNavigationFragment,
  PageInMenuFragment,
} from "../../../graphql/generated/NavigationPage.ts";
import { navigationPhrases } from "../../../phrases/admin/site/navigation.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { focusSoon, focusStepButton } from "../../editor/list/focus.ts";
import type { useEditor } from "../../editor/state/useEditor.ts";
import { moveItem } from "../../screen/list-order.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import {
  defaultEntries,
  type Entry,
  type MenuName,
  type NavigationForm,
} from "./navigation-form.ts";
import { entryName } from "./navigation-nested-fields.ts";

export type NavigationEditing = ReturnType<
  typeof useEditor<NavigationForm, EditedNavigationFragment>
>;

/** The pages of blocks that an entry may lead to, by id. */
export type PagesById = ReadonlyMap<string, PageInMenuFragment>;

/** One of the lists: its entries, and everything that is done with them. */
export function useMenu(editor: NavigationEditing, menu: MenuName, pages: PagesById) {
  const phrases = usePhrases(navigationPhrases);
  const reader = useLanguage();
  const [said, say] = useState("");
  const [opened, setOpened] = useState<string | null>(null);
  const entries = editor.form[menu];
  const ids = entries.map(({ id }) => id);
  const cardKey = (id: string) => `${menu}-${id}`;
  const nameOf = (entry: Entry) => titleOf(entry, pages, reader) ?? entryName(entry, reader);
  const change = (update: (now: readonly Entry[]) => readonly Entry[]) => {
    editor.writes.clearErrorsUnder(menu);
    editor.field(menu).onUpdate(update);
  };
  const changeWithUndo = (title: string, update: (now: readonly Entry[]) => readonly Entry[]) => {
    const before = entries;
    change(update);
    notifySuccess({ title, undo: { label: phrases.undo, onClick: () => change(() => before) } });
  };
  const move = (id: string, to: number) => change((now) => moveItem(now, ids.indexOf(id), to));
  return {
    menu,
    entries,
    said,
    opened,
    nameOf,
    cardKey,
    pages,
    languages: editor.view.languages,
    errorAt: editor.writes.errorAt,
    toggle: (id: string) => setOpened(opened === id ? null : id),
    move: (id: string, over: string) => move(id, ids.indexOf(over)),
    /** One place up or down, by a button, which keeps the focus. */
    step(entry: Entry, step: 1 | -1) {
      const to = ids.indexOf(entry.id) + step;
      move(entry.id, to);
      say(phrases.moved(nameOf(entry), to + 1, ids.length));
      focusSoon(() => focusStepButton(cardKey(entry.id), step));
    },
    edit: (id: string, changes: Partial<Entry>) =>
      change((now) => now.map((each) => (each.id === id ? { ...each, ...changes } : each))),
    add(entry: Entry) {
      change((now) => [...now, entry]);
      say(phrases.added(nameOf(entry)));
      if (entry.url !== null) setOpened(entry.id);
      focusSoon(() => document.getElementById(`block-${cardKey(entry.id)}-toggle`)?.focus());
    },
    remove(entry: Entry) {
      changeWithUndo(phrases.removed(nameOf(entry)), (now) =>
        now.filter(({ id }) => id !== entry.id),
      );
      focusSoon(() => document.getElementById(`${menu}-heading`)?.focus());
    },
    /** The list of a site on which nobody has edited it. */
    reset() {
      changeWithUndo(phrases.wasReset, () => defaultEntries(editor.item, menu));
    },
  };
}

export type Menu = ReturnType<typeof useMenu>;

/** The title of the entry's page of blocks; undefined for other entries without an own text. */
function titleOf(entry: Entry, pages: PagesById, reader: "UA" | "ENG"): string | undefined {
  if (!entry.pageId || entry.labelUa || entry.labelEng) return undefined;
  const page = pages.get(entry.pageId);
  const own = page?.translations.find(({ language }) => language === reader);
  return (own ?? page?.translations[0])?.title || undefined;
}
