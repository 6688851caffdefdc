import { fieldErrorPhrases } from "../../../phrases/admin/fields/field-errors.ts";
import { namedListPhrases } from "../../../phrases/admin/fields/named-lists.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { fieldErrorText } from "../../editor/fields/field-props.ts";
import { newId } from "../../screen/new-id.ts";
import type { SettingsForm } from "../settings-form.ts";
import type { SettingsEditing } from "../useSettingsEditor.ts";
import styles from "./NamedRows.module.css";
import { NamedRows } from "./NamedRows.tsx";

type Category = SettingsForm["moneyCategories"][number];

const path = "moneyCategories";
/** The server's limit. */
const maxCategories = 60;

/** The categories by which reports group income and spending. */
export function MoneyCategoriesCard({ editor }: { editor: SettingsEditing }) {
  const phrases = usePhrases(namedListPhrases).money;
  const errors = usePhrases(fieldErrorPhrases);
  const { value, error, onUpdate } = editor.field(path);
  const used = new Set(
    editor.item?.moneyCategories.filter(({ isUsed }) => isUsed).map(({ id }) => id),
  );
  // The errors name rows by their place, which may no longer be right then.
  const change = (update: (now: readonly Category[]) => readonly Category[]) => {
    editor.writes.clearErrorsUnder(path);
    onUpdate(update);
  };
  return (
    <section
      className={styles.card}
      aria-labelledby="money-categories"
      id={`field-${path}`}
      tabIndex={-1}
    >
      <h2 id="money-categories">{phrases.title}</h2>
      <p className={styles.about}>{phrases.text}</p>
      {error?.path === path && (
        <p className={styles.error} role="alert">
          {fieldErrorText(error, errors)}
        </p>
      )}
      {(["IN", "OUT"] as const).map((direction) => (
        <section key={direction} aria-label={phrases[direction]}>
          <h3>{phrases[direction]}</h3>
          <NamedRows
            path={path}
            all={value}
            rows={value.filter((one) => one.direction === direction)}
            errorAt={editor.writes.errorAt}
            onChange={change}
            keptFor={({ id }) => (used.has(id) ? phrases.used : null)}
            labels={{ add: phrases.add[direction] }}
            onAdd={
              value.length < maxCategories
                ? () => ({ id: newId(), direction, nameUa: "", nameEng: "", isHidden: false })
                : undefined
            }
          />
        </section>
      ))}
    </section>
  );
}
