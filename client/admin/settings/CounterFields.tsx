import { Paper } from "@mantine/core";
import { counterFieldPhrases } from "../../phrases/admin/fields/counters.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { counterFields, counters } from "../dashboard/notices/counter-fields.ts";
import { NumberField } from "../editor/fields/BasicFields.tsx";
import styles from "./CounterFields.module.css";
import { CounterSourceFields } from "./CounterSourceFields.tsx";
import type { SettingsEditing } from "./useSettingsEditor.ts";

/** The home page's counters: their numbers in both languages, and where these come from. */
export function CounterFields({ editor }: { editor: SettingsEditing }) {
  const phrases = usePhrases(counterFieldPhrases);
  return (
    <Paper component="section" className={styles.counters} id="field-counterSources" tabIndex={-1}>
      <h2>{phrases.title}</h2>
      <p className={styles.hint}>{phrases.text}</p>
      {counters.map((counter) => (
        // The dashboard leads here by this id.
        <fieldset
          key={counter}
          className={styles.counter}
          id={`field-counter-${counter}`}
          tabIndex={-1}
        >
          <legend>{editor.labels[counterFields[counter]]}</legend>
          <div className={styles.pair}>
            <NumberField
              {...editor.translatedField("UA", counterFields[counter])}
              label={phrases.inUkrainian}
            />
            <NumberField
              {...editor.translatedField("ENG", counterFields[counter])}
              label={phrases.inEnglish}
            />
          </div>
          <CounterSourceFields editor={editor} counter={counter} />
        </fieldset>
      ))}
    </Paper>
  );
}
