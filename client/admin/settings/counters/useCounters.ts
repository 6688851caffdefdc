import { useState } from "react";
import { useLocation } from "react-router-dom";
import { counterFieldPhrases } from "../../../phrases/admin/fields/counters.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { counterFieldId, counterSentence } from "../../dashboard/notices/counter-sentence.ts";
import { cardId, focusSoon, focusStepButton } from "../../editor/list/focus.ts";
import { moveItem } from "../../screen/list-order.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import type { SettingsEditing } from "../useSettingsEditor.ts";
import { blankCounter, type CounterForm } from "./counter-form.ts";

export const counterCardId = (id: string) => cardId(`counter-${id}`);

export const addCounterId = "add-counter";

/** The list of counters, and everything that is done with them. */
export function useCounters(editor: SettingsEditing) {
  const phrases = usePhrases(counterFieldPhrases);
  const reader = useLanguage();
  const { hash } = useLocation();
  const [said, say] = useState("");
  const [opened, setOpened] = useState<string | null>(
    () => /^#field-counter-(.+)$/.exec(hash)?.[1] ?? null,
  );
  const { value: counters, onUpdate } = editor.field("counters");
  const ids = counters.map(({ id }) => id);
  const nameOf = (counter: CounterForm) => counterSentence(counter, reader) || phrases.blank;
  // The errors name counters by their place, which is no longer right then.
  const changeList = (update: (now: readonly CounterForm[]) => readonly CounterForm[]) => {
    editor.writes.clearErrorsUnder("counters");
    onUpdate(update);
  };
  return {
    counters,
    categories: editor.form.moneyCategories,
    languages: editor.view.languages,
    errorAt: editor.writes.errorAt,
    said,
    opened,
    nameOf,
    toggle: (id: string) => setOpened(opened === id ? null : id),
    /** Changes a field, whose error is cleared. */
    change(id: string, path: string, changes: Partial<CounterForm>) {
      editor.writes.clearErrorAt(path);
      onUpdate((now) => now.map((each) => (each.id === id ? { ...each, ...changes } : each)));
    },
    /** One place up or down, by a button, which keeps the focus. */
    step(counter: CounterForm, step: 1 | -1) {
      const from = ids.indexOf(counter.id);
      changeList((now) => moveItem(now, from, from + step));
      say(phrases.moved(nameOf(counter), from + step + 1, ids.length));
      focusSoon(() => focusStepButton(`counter-${counter.id}`, step));
    },
    add() {
      const counter = blankCounter();
      changeList((now) => [...now, counter]);
      setOpened(counter.id);
      focusSoon(() =>
        document
          .getElementById(counterCardId(counter.id))
          ?.querySelector<HTMLElement>("input")
          ?.focus(),
      );
    },
    remove(counter: CounterForm) {
      const place = ids.indexOf(counter.id);
      changeList((now) => now.filter(({ id }) => id !== counter.id));
      const onClick = () => changeList((now) => now.toSpliced(place, 0, counter));
      const title = phrases.removed(nameOf(counter));
      notifySuccess({ title, undo: { label: phrases.undo, onClick } });
      const next = ids[place + 1] ?? ids[place - 1];
      const target = next ? counterFieldId(next) : addCounterId;
      focusSoon(() => document.getElementById(target)?.focus());
    },
  };
}

export type CounterProps = {
  list: ReturnType<typeof useCounters>;
  counter: CounterForm;
  index: number;
};
