import { type RefObject, useState } from "react";
import { usePhrases } from "../../phrases/phrases.ts";
import { authPhrases } from "../../phrases/site/auth/auth.ts";
import styles from "./AuthForm.module.css";

/** A password field with a button that makes it visible. */
export function PasswordField(props: {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: string;
  /** The validation message; null while there is none. */
  wrong: string | null;
}) {
  const phrases = usePhrases(authPhrases);
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.field}>
      <label htmlFor="password">{props.label}</label>
      {props.hint && (
        <p id="password-hint" className={styles.hint}>
          {props.hint}
        </p>
      )}
      <div className={styles.secret}>
        <input
          ref={props.input}
          id="password"
          name="password"
          type={isShown ? "text" : "password"}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={props.wrong !== null}
          aria-describedby={props.hint ? "password-hint password-wrong" : "password-wrong"}
        />
        <button
          type="button"
          aria-label={isShown ? phrases.hidePassword : phrases.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          <EyeIcon isCrossed={isShown} />
        </button>
      </div>
      <p id="password-wrong" className={styles.wrong}>
        {props.wrong}
      </p>
    </div>
  );
}

function EyeIcon({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M2 12c4.5-8 15.5-8 20 0-4.5 8-15.5 8-20 0Z" />
      <circle cx="12" cy="12" r="3" />
      {isCrossed && <path d="m4 21 16-18" />}
    </svg>
  );
}
