import type { ReactNode } from "react";
import { applicationPhrases } from "../../../phrases/application/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { AttentionIcon } from "../../../ui/icons/icons.tsx";
import { type Field, type FieldProps, useField } from "../state/useField.ts";
import styles from "./Field.module.css";

type FrameProps = { field: Field; isWide?: boolean; children: ReactNode };

/** A label above, the hint between, what is wrong below; hidden when the question is not asked. */
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

/** The same around several inputs that are one question; with `isChoice` they are one choice. */
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

/** Without scripts every question stands there, whatever was answered to the others. */
export const frameClass = (field: Field, isWide?: boolean): string =>
  [styles.field, isWide && styles.wide, !field.isAsked && styles.unasked].filter(Boolean).join(" ");

function FieldLabel({ field }: { field: Field }) {
  const { optional, ifItApplies } = usePhrases(applicationPhrases);
  // What is not asked stands there without scripts alone.
  const note = field.isAsked ? optional : ifItApplies;
  // Of a group, which says it of all.
  const isPart = field.name.includes(".");
  return (
    <>
      {field.label}
      {!field.isRequired && !isPart && <span className={styles.optional}> {note}</span>}
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

/** Never by colour alone: a sign and a sentence that says how to mend it. */
export function FieldErrorLine({ field: { id, sentence } }: { field: Field }) {
  return sentence ? (
    <p id={`${id}-wrong`} className={styles.wrong}>
      <AttentionIcon size={16} />
      {sentence}
    </p>
  ) : null;
}

/** Several fields that are one question, such as how many children are how old. */
export function GroupField({ children, ...props }: FieldProps & { children: ReactNode }) {
  const field = useField(props);
  return (
    <GroupFrame field={field} id={field.id}>
      <div className={styles.group}>{children}</div>
    </GroupFrame>
  );
}
