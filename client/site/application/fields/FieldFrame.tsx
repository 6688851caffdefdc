import type { ReactNode } from "react";
import { applicationPhrases } from "../../../phrases/application/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { AttentionIcon } from "../../../ui/icons/icons.tsx";
import { type Field, type FieldProps, useField } from "../state/useField.ts";
import styles from "./Field.module.css";

type FrameProps = { field: Field; isWide?: boolean; children: ReactNode };

/** Label, hint, input and error message of a field; hidden when the question is not asked. */
export function FieldFrame({ field, isWide, children }: FrameProps) {
  return (
    <div className={frameClass(field, isWide)}>
      <label className={styles.label} htmlFor={field.id}>
        <FieldLabel field={field} />
      </label>
      <Hint field={field} />
      {children}
      <FieldErrorLine field={field} />
    </div>
  );
}

type GroupProps = { field: Field; id?: string; isChoice?: boolean; children: ReactNode };

/**
 * The same around several inputs that form one question; with `isChoice` they are options of one
 * choice.
 */
export function GroupFrame({ field, id, isChoice, children }: GroupProps) {
  const choice = isChoice && {
    role: "radiogroup",
    "aria-required": field.isRequired,
    "aria-invalid": field.sentence ? true : undefined,
  };
  return (
    <fieldset
      id={id}
      className={frameClass(field, true)}
      aria-describedby={field.describedBy}
      {...choice}
    >
      <legend className={styles.label}>
        <FieldLabel field={field} />
      </legend>
      <Hint field={field} />
      {children}
      <FieldErrorLine field={field} />
    </fieldset>
  );
}

/** Without scripts every question is visible, whatever the other answers. */
export const frameClass = ({ isAsked }: Pick<Field, "isAsked">, isWide?: boolean): string =>
  [styles.field, isWide && styles.wide, !isAsked && styles.unasked].filter(Boolean).join(" ");

function FieldLabel({ field }: { field: Field }) {
  const { optional, ifItApplies } = usePhrases(applicationPhrases);
  // A question that is not asked is visible only without scripts.
  const note = field.isAsked ? optional : ifItApplies;
  // Part of a group, whose label carries the note for all parts.
  const isPart = field.name.includes(".");
  return (
    <>
      <span>{field.label}</span>
      {!field.isRequired && !isPart && <span className={styles.optional}>{` ${note}`}</span>}
    </>
  );
}

function Hint({ field: { id, hint } }: { field: Field }) {
  return hint ? (
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  ) : null;
}

/**
 * An error is shown not only by colour, but by an icon and a sentence that says how to correct it.
 */
export function FieldErrorLine({ field: { id, sentence } }: { field: Field }) {
  return sentence ? (
    <p id={`${id}-wrong`} className={styles.wrong}>
      <AttentionIcon size={16} />
      <span>{sentence}</span>
    </p>
  ) : null;
}

/** Several fields that form one question, such as the number of children by age. */
export function GroupField({ children, ...props }: FieldProps & { children: ReactNode }) {
  const field = useField(props);
  return (
    <GroupFrame field={field} id={field.id}>
      <div className={styles.group}>{children}</div>
    </GroupFrame>
  );
}
