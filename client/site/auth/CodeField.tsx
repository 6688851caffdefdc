import { type RefObject, useEffect, useState } from "react";
import { usePhrases } from "../../phrases/phrases.ts";
import { authPhrases } from "../../phrases/site/auth/auth.ts";
import styles from "./AuthForm.module.css";

/** Asks for the code of the second step: of the authenticator app, or a recovery code. */
export function CodeField(props: {
  input: RefObject<HTMLInputElement | null>;
  /** The validation message; null while there is none. */
  wrong: string | null;
}) {
  const { input, wrong } = props;
  const phrases = usePhrases(authPhrases);
  const [isRecovery, setIsRecovery] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code, another keyboard
  useEffect(() => input.current?.focus(), [isRecovery]);
  return (
    <div className={styles.field}>
      <label htmlFor="code">{isRecovery ? phrases.recoveryCode : phrases.code}</label>
      <p id="code-hint" className={styles.hint}>
        {isRecovery ? phrases.recoveryCodeHint : phrases.codeHint}
      </p>
      <input
        ref={input}
        id="code"
        name="code"
        type="text"
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-invalid={wrong !== null}
        aria-describedby="code-hint code-wrong"
      />
      <p id="code-wrong" className={styles.wrong}>
        {wrong}
      </p>
      <button
        type="button"
        className={styles.otherWay}
        onClick={() => {
          if (input.current) input.current.value = "";
          setIsRecovery(!isRecovery);
        }}
      >
        {isRecovery ? phrases.useApp : phrases.useRecoveryCode}
      </button>
    </div>
  );
}
