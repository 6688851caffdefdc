import { type FormEvent, useRef, useState } from "react";
import { type ApiError, toApiError } from "../../graphql/errors.ts";
import { useFormPost } from "../../graphql/form-post.ts";
import { useRequestPasswordResetMutation } from "../../graphql/generated/ForgotPasswordPage.ts";
import { preloadApollo } from "../../graphql/page-queries.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { authPhrases } from "../../phrases/site/auth/auth.ts";
import { forgotPasswordPhrases } from "../../phrases/site/auth/forgot-password.ts";
import styles from "./AuthForm.module.css";
import { AuthError } from "./AuthMessages.tsx";
import { EmailField } from "./EmailField.tsx";

/** The e-mail address of the account. An error leaves the text unchanged. */
export function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
  const phrases = usePhrases(forgotPasswordPhrases);
  const { emailMissing } = usePhrases(authPhrases);
  const language = useLanguage();
  const posted = useFormPost(paths.forgotPassword());
  const [send, { loading }] = useRequestPasswordResetMutation({
    context: { handlesOwnErrors: true },
  });
  const [error, setError] = useState<ApiError | null>(posted?.error ?? null);
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const email = input.current?.value.trim() ?? "";
    setIsMissing(!email);
    setError(null);
    if (!email || loading) return input.current?.focus();
    try {
      await send({ variables: { email, language } });
      onSent();
    } catch (caught) {
      setError(toApiError(caught));
    }
  };

  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={submit}
      onFocus={preloadApollo}
      noValidate
    >
      <AuthError title={phrases.failed} refused={emailMissing} error={error} />
      <EmailField
        input={input}
        initial={posted?.values.email}
        wrong={isMissing ? emailMissing : null}
      />
      <button type="submit" className={styles.submit} aria-busy={loading}>
        {loading ? phrases.sending : phrases.send}
      </button>
    </form>
  );
}
