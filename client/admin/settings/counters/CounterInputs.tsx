import { counterFieldPhrases } from "../../../phrases/admin/fields/counters.ts";
import type { Language } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import {
  ChoiceField,
  NumberField,
  TextField,
  toOptions,
} from "../../editor/fields/BasicFields.tsx";
import { LanguageColumns } from "../../editor/list/LanguageColumns.tsx";
import styles from "./CounterFields.module.css";
import type { CounterForm } from "./counter-form.ts";
import type { CounterProps } from "./useCounters.ts";

const names = {
  UA: { number: "numberUa", unit: "unitUa", label: "labelUa" },
  ENG: { number: "numberEng", unit: "unitEng", label: "labelEng" },
} as const;

/** The number and its words in both languages, its sign and its drawing. */
export function CounterInputs({ list, counter, index }: CounterProps) {
  const phrases = usePhrases(counterFieldPhrases);
  const field = <Name extends keyof CounterForm>(name: Name) => {
    const path = `counters.${index}.${name}`;
    return {
      path,
      value: counter[name],
      error: list.errorAt(path),
      onChange: (value: CounterForm[Name]) => list.change(counter.id, path, { [name]: value }),
    };
  };
  /** The number is the same in both languages until one of them is changed on its own. */
  const changeNumber = (language: Language, value: number) => {
    const { number } = names[language];
    const isSame = counter.numberUa === counter.numberEng;
    const changes = isSame && language === "UA" ? { numberUa: value, numberEng: value } : {};
    list.change(counter.id, `counters.${index}.${number}`, { ...changes, [number]: value });
  };
  return (
    <>
      <LanguageColumns languages={list.languages}>
        {(language) => {
          const { number, unit, label } = names[language];
          const texts = counterFieldPhrases[language];
          return (
            <div className={styles.texts}>
              <div className={styles.number}>
                <NumberField
                  {...field(number)}
                  language={language}
                  label={texts.number}
                  value={counter[number] || null}
                  onChange={(value) => changeNumber(language, value)}
                />
                <TextField {...field(unit)} language={language} label={texts.unit} />
              </div>
              <TextField
                {...field(label)}
                language={language}
                label={texts.label}
                hint={texts.labelHint}
              />
            </div>
          );
        }}
      </LanguageColumns>
      <div className={styles.pair}>
        <ChoiceField {...field("sign")} label={phrases.sign} choices={toOptions(phrases.signs)} />
        <ChoiceField {...field("mark")} label={phrases.mark} choices={toOptions(phrases.marks)} />
      </div>
      <p className={styles.hint}>{phrases.markHint}</p>
    </>
  );
}
