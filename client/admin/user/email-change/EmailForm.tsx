import { Button, PasswordInput, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useRequestEmailChangeMutation } from "../../../graphql/generated/EmailCard.ts";
import { useOwnSecondStepSuspenseQuery } from "../../../graphql/generated/SecondStep.ts";
import { emailChangePhrases } from "../../../phrases/admin/account/email-change.ts";
import { secondStepPhrases } from "../../../phrases/admin/account/second-step.ts";
import { fieldErrorPhrases } from "../../../phrases/admin/fields/field-errors.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { fieldErrorText } from "../../editor/fields/field-props.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import styles from "../Account.module.css";
import { ErrorLine } from "../ErrorLine.tsx";
import { useFieldErrors } from "../second-step/useFieldErrors.ts";

const blank = { email: "", password: "", code: "" };

/** Asks for the new address, the password and, with a second step, its code. */
export function EmailForm({ onDone }: { onDone: () => void }) {
  const phrases = usePhrases(emailChangePhrases);
  const own = usePhrases(secondStepPhrases);
  const { secondStep } = useOwnSecondStepSuspenseQuery().data;
  const [values, setValues] = useState(blank);
  const { send, wrong, isBlank, refusalOf, isBusy, error } = useFieldErrors();
  const [request] = useRequestEmailChangeMutation({
    context: { handlesOwnErrors: true },
    awaitRefetchQueries: true,
  });
  // Another tab may have set it up meanwhile: the server then asks for a code.
  const needsCode = Boolean(secondStep?.since) || wrong("code") !== null;
  const change = (part: Partial<typeof blank>) => setValues({ ...values, ...part });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { email, password, code } = values;
    const asked = { email: email.trim(), password, ...(needsCode && { code }) };
    const form = event.currentTarget;
    if (await send(asked, () => request({ variables: asked }))) {
      onDone();
      notifySuccess({ title: phrases.sent, text: phrases.sentText });
    } else {
      requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
    }
  };

  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label={phrases.email}
        type="email"
        value={values.email}
        error={useEmailError(isBlank("email"), refusalOf("email"))}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        autoFocus
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <PasswordInput
        label={own.password}
        value={values.password}
        error={wrong("password")}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ "aria-label": own.showPassword }}
        onChange={(event) => change({ password: event.currentTarget.value })}
      />
      {needsCode && (
        <TextInput
          label={own.anyCode}
          value={values.code}
          error={wrong("code")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => change({ code: event.currentTarget.value })}
        />
      )}
      <ErrorLine error={error} reasons={phrases.conflicts} />
      <div className={styles.buttons}>
        <Button type="submit" loading={isBusy}>
          {phrases.send}
        </Button>
        <Button variant="default" onClick={onDone}>
          {own.cancel}
        </Button>
      </div>
    </form>
  );
}

function useEmailError(
  isMissing: boolean,
  refusal: ReturnType<ReturnType<typeof useFieldErrors>["refusalOf"]>,
): string | null {
  const { unchanged } = usePhrases(emailChangePhrases);
  const rules = usePhrases(fieldErrorPhrases);
  if (isMissing) return rules.fields.email;
  if (!refusal) return null;
  return refusal.rule === "unchanged" ? unchanged : fieldErrorText(refusal, rules);
}
