import { applicationPhrases } from "../../../phrases/application/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { answerAsList, answerAsText } from "../answers/answers.ts";
import type { ChoiceLabels } from "../answers/choices.ts";
import { useChoiceField } from "../state/useChoiceField.ts";
import { type FieldProps, fieldIdOf } from "../state/useField.ts";
import styles from "./Field.module.css";
import { GroupFrame } from "./FieldFrame.tsx";

type ChoiceProps = FieldProps & {
  choices: ChoiceLabels;
  /** Options that are not offered. */
  without?: readonly string[];
};

/** A choice of one of a few options, all visible, in the rules' order. */
export function ChoiceField({ choices, without = [], ...props }: ChoiceProps) {
  const { field, labels, ...all } = useChoiceField(props, choices);
  const options = all.options.filter((word) => !without.includes(word));
  return (
    <GroupFrame field={field} isChoice>
      <div className={choicesClass(options.map((word) => labels[word]))}>
        {options.map((word, place) => (
          <label key={word} className={choiceClass(labels[word])}>
            <input
              id={choiceId(field.name, word, place)}
              type="radio"
              name={field.name}
              value={word}
              checked={answerAsText(field.answer) === word}
              onChange={() => field.write(word)}
            />
            <span>{labels[word]}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

/** Yes or no, with neither selected in advance. */
export function YesNoField(props: FieldProps & { choices?: { true: string; false: string } }) {
  const { yesNo } = usePhrases(applicationPhrases);
  const { true: yes, false: no } = props.choices ?? yesNo;
  return <ChoiceField {...props} choices={yesNoOf(yes, no)} />;
}

const known = new Map<string, ChoiceLabels>();

/**
 * Returns the same object for the same texts: fields register with the review only when it changes.
 */
function yesNoOf(yes: string, no: string): ChoiceLabels {
  const choices = known.get(`${yes}/${no}`) ?? { true: yes, false: no };
  known.set(`${yes}/${no}`, choices);
  return choices;
}

/** A choice of any number of options, in the rules' order. */
export function ManyField({ choices, ...props }: FieldProps & { choices: ChoiceLabels }) {
  const { field, labels, options } = useChoiceField(props, choices);
  const chosen = answerAsList(field.answer);
  const write = (word: string, isOn: boolean) =>
    field.write(options.filter((one) => (one === word ? isOn : chosen.includes(one))));
  return (
    <GroupFrame field={field}>
      <div className={choicesClass(options.map((word) => labels[word]))}>
        {options.map((word, place) => (
          <label key={word} className={choiceClass(labels[word])}>
            <input
              id={choiceId(field.name, word, place)}
              type="checkbox"
              name={field.name}
              value={word}
              checked={chosen.includes(word)}
              onChange={(event) => write(word, event.target.checked)}
              aria-invalid={field.sentence ? true : undefined}
            />
            <span>{labels[word]}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

const isShort = (label = "") => label.length <= 11;

/** On a phone two choices share a row where all but one are short; other lists have one column. */
function choicesClass(labels: readonly (string | undefined)[]): string {
  const isPaired = labels.filter((label) => !isShort(label)).length <= 1;
  return isPaired ? `${styles.choices} ${styles.paired}` : `${styles.choices}`;
}

/** "Yes" and "No" share a row at 320 px too. */
function choiceClass(label = ""): string {
  if (label.length <= 4) return `${styles.choice} ${styles.tiny}`;
  return isShort(label) ? `${styles.choice} ${styles.short}` : `${styles.choice}`;
}

/** Links from the error summary lead to the first option. */
const choiceId = (name: string, word: string, place: number) =>
  place === 0 ? fieldIdOf(name) : `${fieldIdOf(name)}-${word}`;
