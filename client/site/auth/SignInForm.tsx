import { type FormEvent, useRef, useState } from "react";
import { useFormPost } from "../../graphql/form-post.ts";
import { useSignInMutation } from "../../graphql/generated/AuthPage.ts";
import { signInContext } from "../../graphql/session.ts";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { authPhrases } from "../../phrases/site/auth.ts";
import styles from "./AuthForm.module.css";
import { AuthError } from "./AuthMessages.tsx";
import { EmailField } from "./EmailField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { useSignInAndContinue } from "./useSignInAndContinue.ts";

type MissingFields = { email: boolean; password: boolean };

/** E-mail and password. An error leaves the text unchanged. */
export function SignInForm() {
  const phrases = usePhrases(authPhrases);
  // The token belongs in the session and must not enter the cache.
  const [send] = useSignInMutation({ fetchPolicy: "no-cache" });
  const posted = useFormPost(paths.auth());
  const { begin, isSending, error } = useSignInAndContinue(posted?.error);
  const [missing, setMissing] = useState<MissingFields>({ email: false, password: false });
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const email = emailInput.current?.value.trim() ?? "";
    const password = passwordInput.current?.value ?? "";
    setMissing({ email: !email, password: !password });
    if (!email) return emailInput.current?.focus();
    const variables = { email, password };
    const signIn = async () => (await send({ variables, context: signInContext() })).data?.login;
    if (!password || !(await begin(signIn))) passwordInput.current?.focus();
  };

  return (
    // Before hydration the browser itself posts the form, which the server answers with a page.
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <AuthError title={phrases.failed} refused={phrases.wrong} error={error} />
      <EmailField
        input={emailInput}
        initial={posted?.values.email}
        wrong={missing.email ? phrases.emailMissing : null}
      />
      <PasswordField
        input={passwordInput}
        label={phrases.password}
        autoComplete="current-password"
        wrong={missing.password ? phrases.passwordMissing : null}
      />
      <button type="submit" className={styles.submit} aria-busy={isSending}>
        {isSending ? phrases.signingIn : phrases.signIn}
      </button>
    </form>
  );
}
