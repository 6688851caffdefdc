import { useId } from "react";
import styles from "./ChoiceGroup.module.css";

type ChoiceOption<Value extends string> = {
  value: Value;
  label: string;
  count?: number | undefined;
};

type ChoiceGroupProps<Value extends string> = {
  legend: string;
  choices: readonly ChoiceOption<Value>[];
  chosen: Value;
  onChoose(value: Value): void;
};

/** A choice of one of a few options, all visible, with a count beside those that have one. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, choices, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map(({ value, label, count }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>
            <span>{label}</span> {!!count && <b>{count}</b>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
