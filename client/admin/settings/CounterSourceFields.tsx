import { useState } from "react";
import { counterFieldPhrases } from "../../phrases/admin/fields/counters.ts";
import { kyivDayOf } from "../../phrases/dates.ts";
import { lineCategoryPhrases } from "../../phrases/line-categories.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { serverNow } from "../../server-clock.ts";
import {
  blankForNull,
  ChoiceField,
  DayField,
  TextField,
  toOptions,
} from "../editor/fields/BasicFields.tsx";
import styles from "./CounterFields.module.css";
import { isOlderThanYear } from "./counter-age.ts";
import { DocumentField } from "./DocumentField.tsx";
import { type Counter, type SourceEditing, useCounterSource } from "./useCounterSource.ts";
import type { SettingsEditing } from "./useSettingsEditor.ts";

type CounterSourceFieldsProps = { editor: SettingsEditing; counter: Counter };

/** Where one counter's number comes from, in both languages at once. */
export function CounterSourceFields({ editor, counter }: CounterSourceFieldsProps) {
  const phrases = usePhrases(counterFieldPhrases);
  const { kind, setKind, source } = useCounterSource(editor, counter);
  // Partners alone are content of the site.
  const kinds = toOptions(phrases.kinds).filter(
    ({ value }) => value !== "CONTENT" || counter === "PARTNERS",
  );
  return (
    <>
      <ChoiceField
        {...kind}
        label={phrases.kind}
        choices={kinds}
        onChange={setKind}
        hint={kind.value === "NONE" ? undefined : phrases.kindHints[kind.value]}
      />
      {kind.value === "REPORTS" && source && <CategoryField source={source} />}
      {kind.value !== "CONTENT" && source && <CountFields source={source} />}
      {source && (
        <div className={styles.pair}>
          <TextField {...source.field("noteUa")} label={phrases.noteUa} language="UA" />
          <TextField {...source.field("noteEng")} label={phrases.noteEng} language="ENG" />
        </div>
      )}
    </>
  );
}

/** The lines of reports that prove the number. */
function CategoryField({ source }: { source: SourceEditing }) {
  const phrases = usePhrases(counterFieldPhrases);
  const categories = usePhrases(lineCategoryPhrases);
  const { value, onChange, ...field } = source.field("category");
  return (
    <ChoiceField
      {...field}
      label={phrases.category}
      choices={toOptions(categories)}
      value={value ?? ""}
      onChange={(category) => onChange(category || null)}
    />
  );
}

/** When somebody counted, and the document that proves it. */
function CountFields({ source: { countedOn, field } }: { source: SourceEditing }) {
  const phrases = usePhrases(counterFieldPhrases);
  const [today] = useState(() => kyivDayOf(serverNow().toISOString()));
  return (
    <>
      {countedOn && isOlderThanYear(countedOn, today) && (
        <p className={styles.outdated}>{phrases.outdated}</p>
      )}
      <div className={styles.pair}>
        <DayField {...blankForNull(field("countedOn"))} label={phrases.countedOn} />
      </div>
      <div className={styles.document}>
        <DocumentField
          {...field("documentId")}
          label={phrases.document}
          hint={phrases.documentHint}
          upload={phrases.upload}
        />
      </div>
    </>
  );
}
