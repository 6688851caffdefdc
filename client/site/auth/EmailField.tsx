import type { RefObject } from "react";
import { usePhrases } from "../../phrases/phrases.ts";
import { authPhrases } from "../../phrases/site/auth/auth.ts";
import styles from "./AuthForm.module.css";

/** The e-mail address of an account. */
export function EmailField(props: {
  input: RefObject<HTMLInputElement | null>;
  /** What was typed into a form that was sent without scripts and refused. */
  initial: string | readonly string[] | undefined;
  /** The validation message; null while there is none. */
  wrong: string | null;
}) {
  const { email } = usePhrases(authPhrases);
  return (
    <div className={styles.field}>
      <label htmlFor="email">{email}</label>
      <input
        ref={props.input}
        id="email"
        name="email"
        type="email"
        defaultValue={props.initial?.toString()}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-invalid={props.wrong !== null}
        aria-describedby="email-wrong"
      />
      <p id="email-wrong" className={styles.wrong}>
        {props.wrong}
      </p>
    </div>
  );
}
