import { type FormEvent, useEffect, useRef, useState } from "react";
import { useAcceptInvitationMutation } from "../../graphql/generated/Invited.ts";
import { preloadApollo } from "../../graphql/page-queries.ts";
import { signInContext } from "../../graphql/session.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { authPhrases } from "../../phrases/site/auth/auth.ts";
import { invitationPhrases } from "../../phrases/site/auth/invitation.ts";
import { useWeaknessText } from "../../phrases/weak-passwords.ts";
import styles from "./AuthForm.module.css";
import { AuthError } from "./AuthMessages.tsx";
import { CodeField } from "./CodeField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { clearLinkSecret } from "./useLinkSecret.ts";
import { useSignInAndContinue } from "./useSignInAndContinue.ts";

/** The server's limits for a password, in characters. */
const [shortest, longest] = [10, 200];

/** A new password, typed once, because it can be made visible. */
export function NewPasswordForm(props: {
  secret: string;
  email: string;
  onOutcome: (outcome: "accepted" | "refused") => void;
}) {
  const { secret, email, onOutcome } = props;
  const phrases = usePhrases(invitationPhrases);
  const { failed, wrongCode, codeMissing } = usePhrases(authPhrases);
  const weaknessText = useWeaknessText();
  const [send] = useAcceptInvitationMutation({ fetchPolicy: "no-cache" });
  const { begin, isSending, error, needsCode } = useSignInAndContinue();
  const [wrong, setWrong] = useState<string | null>(null);
  const [isCodeMissing, setIsCodeMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);

  const isGone = error?.code === "NOT_FOUND";
  useEffect(() => {
    if (isGone) onOutcome("refused");
  }, [isGone, onOutcome]);

  const refusalOf = (length: number): string | null => {
    if (length < shortest) return phrases.tooShort(shortest - length);
    return length > longest ? phrases.tooLong(longest) : null;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const password = input.current?.value ?? "";
    const refusal = refusalOf(password.length);
    setWrong(refusal);
    const code = codeInput.current?.value.trim() ?? "";
    setIsCodeMissing(needsCode && !code);
    if (needsCode && !code) return codeInput.current?.focus();
    const accept = async () => {
      const variables = { secret, password, code: code || null };
      return (await send({ variables, context: signInContext() })).data?.acceptInvitation;
    };
    if (refusal || !(await begin(accept))) return input.current?.focus();
    clearLinkSecret("invitation");
    onOutcome("accepted");
  };

  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={submit}
      onFocus={preloadApollo}
      noValidate
    >
      <AuthError
        title={failed}
        refused={error?.reason === "code" ? wrongCode : (weaknessText(error) ?? phrases.refused)}
        error={error}
      />
      {/* For password managers, which store the password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        input={input}
        label={phrases.password}
        autoComplete="new-password"
        hint={phrases.hint(shortest)}
        wrong={wrong}
      />
      {needsCode && <CodeField input={codeInput} wrong={isCodeMissing ? codeMissing : null} />}
      <button type="submit" className={styles.submit} aria-busy={isSending}>
        {isSending ? phrases.saving : phrases.save}
      </button>
    </form>
  );
}
