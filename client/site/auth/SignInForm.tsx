import { type FormEvent, useRef, useState } from "react";
import { authPhrases } from "../../phrases/auth.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { PasswordField } from "./PasswordField.tsx";
import { SignInFailure } from "./SignInFailure.tsx";
import styles from "./SignInForm.module.css";
import { useSignIn } from "./useSignIn.ts";

type Missing = { email: boolean; password: boolean };

/** E-mail and password. What was typed stays, whatever comes of it. */
export function SignInForm() {
  const phrases = usePhrases(authPhrases);
  const { signIn, isSending, failure } = useSignIn();
  const [missing, setMissing] = useState<Missing>({ email: false, password: false });
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const email = emailInput.current?.value.trim() ?? "";
    const password = passwordInput.current?.value ?? "";
    setMissing({ email: !email, password: !password });
    if (!email) emailInput.current?.focus();
    else if (!password || !(await signIn(email, password))) passwordInput.current?.focus();
  };

  return (
    // By POST, so that a password typed before the script is here never enters an address.
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <SignInFailure failure={failure} />
      <div className={styles.field}>
        <label htmlFor="email">{phrases.email}</label>
        <input
          ref={emailInput}
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={missing.email}
          aria-describedby="email-missing"
        />
        <p id="email-missing" className={styles.missing}>
          {missing.email && phrases.emailMissing}
        </p>
      </div>
      <PasswordField input={passwordInput} isMissing={missing.password} />
      <button type="submit" className={styles.submit} aria-busy={isSending}>
        {isSending ? phrases.signingIn : phrases.signIn}
      </button>
    </form>
  );
}
