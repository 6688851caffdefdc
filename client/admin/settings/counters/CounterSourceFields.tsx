import { useState } from "react";
import { counterFieldPhrases } from "../../../phrases/admin/fields/counters.ts";
import { kyivDayOf } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { serverNow } from "../../../server-clock.ts";
import {
  blankForNull,
  ChoiceField,
  DayField,
  TextField,
  toOptions,
} from "../../editor/fields/BasicFields.tsx";
import { LanguageColumns } from "../../editor/list/LanguageColumns.tsx";
import { categoryChoices, type MoneyCategories } from "../../money-categories.ts";
import { DocumentField } from "../DocumentField.tsx";
import styles from "./CounterFields.module.css";
import { isOlderThanYear } from "./counter-age.ts";
import { type SourceForm, sourceOfKind } from "./counter-form.ts";
import type { CounterProps } from "./useCounters.ts";

/** Where one counter's number comes from, in both languages at once. */
export function CounterSourceFields(props: CounterProps) {
  const { list, counter, index } = props;
  const phrases = usePhrases(counterFieldPhrases);
  const { source } = counter;
  const path = `counters.${index}.source.kind`;
  const kind = source?.kind ?? "NONE";
  return (
    <>
      <ChoiceField
        path={path}
        value={kind}
        error={list.errorAt(path)}
        label={phrases.kind}
        choices={toOptions(phrases.kinds)}
        onChange={(chosen) =>
          list.change(counter.id, path, {
            source:
              chosen === "NONE" ? null : { ...(source ?? sourceOfKind(chosen)), kind: chosen },
          })
        }
        hint={kind === "NONE" ? undefined : phrases.kindHints[kind]}
      />
      {source && <SourceFields {...props} source={source} />}
    </>
  );
}

type SourceProps = CounterProps & { source: SourceForm };

function SourceFields({ list, counter, index, source }: SourceProps) {
  const field = <Name extends keyof SourceForm>(name: Name) => {
    const path = `counters.${index}.source.${name}`;
    return {
      path,
      value: source[name],
      error: list.errorAt(path),
      onChange: (value: SourceForm[Name]) =>
        list.change(counter.id, path, { source: { ...source, [name]: value } }),
    };
  };
  return (
    <>
      {source.kind === "REPORTS" && (
        <CategoryField {...field("categoryId")} categories={list.categories} />
      )}
      {source.kind !== "CONTENT" && (
        <CountFields countedOn={field("countedOn")} documentId={field("documentId")} />
      )}
      <LanguageColumns languages={list.languages}>
        {(language) => (
          <TextField
            {...field(language === "UA" ? "noteUa" : "noteEng")}
            label={counterFieldPhrases[language].note}
            language={language}
          />
        )}
      </LanguageColumns>
    </>
  );
}

type PartProps<Name extends keyof SourceForm> = {
  path: string;
  value: SourceForm[Name];
  error: ReturnType<CounterProps["list"]["errorAt"]>;
  onChange: (value: SourceForm[Name]) => void;
};

/** The lines of reports that prove the number. */
function CategoryField({
  value,
  onChange,
  categories,
  ...field
}: PartProps<"categoryId"> & { categories: MoneyCategories }) {
  const phrases = usePhrases(counterFieldPhrases);
  const reader = useLanguage();
  return (
    <ChoiceField
      {...field}
      label={phrases.category}
      choices={categoryChoices(categories, null, reader, value)}
      value={value ?? ""}
      onChange={(category) => onChange(category || null)}
    />
  );
}

/** When somebody counted, and the document that proves it. */
function CountFields(props: {
  countedOn: PartProps<"countedOn">;
  documentId: PartProps<"documentId">;
}) {
  const phrases = usePhrases(counterFieldPhrases);
  const [today] = useState(() => kyivDayOf(serverNow().toISOString()));
  const { value: countedOn } = props.countedOn;
  return (
    <>
      {countedOn && isOlderThanYear(countedOn, today) && (
        <p className={styles.outdated}>{phrases.outdated}</p>
      )}
      <div className={styles.pair}>
        <DayField {...blankForNull(props.countedOn)} label={phrases.countedOn} />
      </div>
      <div className={styles.document}>
        <DocumentField
          {...props.documentId}
          label={phrases.document}
          hint={phrases.documentHint}
          upload={phrases.upload}
        />
      </div>
    </>
  );
}
