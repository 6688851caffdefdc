import { type FormEvent, useRef, useState } from "react";
import { useFormPost } from "../../graphql/form-post.ts";
import { useSignInMutation } from "../../graphql/generated/AuthPage.ts";
import { preloadApollo } from "../../graphql/page-queries.ts";
import { signInContext } from "../../graphql/session.ts";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { authPhrases } from "../../phrases/site/auth/auth.ts";
import styles from "./AuthForm.module.css";
import { AuthError, AuthNote } from "./AuthMessages.tsx";
import { CodeField } from "./CodeField.tsx";
import { EmailField } from "./EmailField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { useSignInAndContinue } from "./useSignInAndContinue.ts";

type MissingFields = { email: boolean; password: boolean; code: boolean };

const nothingMissing: MissingFields = { email: false, password: false, code: false };

/**
 * E-mail and password, then the code of the second step if the account has one. An error leaves the
 * text unchanged.
 */
export function SignInForm() {
  const phrases = usePhrases(authPhrases);
  // The token belongs in the session and must not enter the cache.
  const [send] = useSignInMutation({ fetchPolicy: "no-cache" });
  const posted = useFormPost(paths.auth());
  const { begin, isSending, error, needsCode, leaveCode } = useSignInAndContinue(posted?.error);
  // A password that was posted is not sent back, so it is typed again together with the code.
  const isPasswordKept = needsCode && !posted;
  const [missing, setMissing] = useState<MissingFields>(nothingMissing);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const email = emailInput.current?.value.trim() ?? "";
    const password = passwordInput.current?.value ?? "";
    const code = codeInput.current?.value.trim() ?? "";
    const isCodeMissing = needsCode && !code;
    setMissing({ email: !email, password: !password, code: isCodeMissing });
    if (isCodeMissing) return codeInput.current?.focus();
    if (!email) return emailInput.current?.focus();
    const variables = { email, password, code: code || null };
    const signIn = async () => (await send({ variables, context: signInContext() })).data?.login;
    if (!password || !(await begin(signIn))) (codeInput.current ?? passwordInput.current)?.focus();
  };

  return (
    // Before hydration the browser itself posts the form, which the server answers with a page.
    <form
      className={styles.form}
      method="post"
      onSubmit={submit}
      onFocus={preloadApollo}
      noValidate
    >
      <AuthError
        title={phrases.failed}
        refused={error?.reason === "code" ? phrases.wrongCode : phrases.wrong}
        error={error}
      />
      {needsCode && posted && <AuthNote>{phrases.passwordAgain}</AuthNote>}
      {/* Kept in the form, because the code is sent together with them. */}
      <div hidden={isPasswordKept}>
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
      </div>
      {needsCode && (
        <CodeField input={codeInput} wrong={missing.code ? phrases.codeMissing : null} />
      )}
      <button type="submit" className={styles.submit} aria-busy={isSending}>
        {isSending ? phrases.signingIn : phrases.signIn}
      </button>
      {isPasswordKept && (
        <button type="button" className={styles.otherWay} onClick={leaveCode}>
          {phrases.toPassword}
        </button>
      )}
    </form>
  );
}
