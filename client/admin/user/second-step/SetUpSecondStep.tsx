import { Button, PasswordInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { useBeginSecondStepMutation } from "../../../graphql/generated/SecondStep.ts";
import { secondStepPhrases } from "../../../phrases/admin/account/second-step.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ErrorLine } from "../ErrorLine.tsx";
import { ConfirmKey } from "./ConfirmKey.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import styles from "./SecondStep.module.css";
import { useFieldErrors } from "./useFieldErrors.ts";

type SetUpProps = {
  email: string;
  /** Called when the user has saved the recovery codes. */
  onDone: () => void;
  /** A button beside the first one, such as "cancel". */
  beside?: ReactNode;
};

/** Sets up the second step: password, key with its first code, recovery codes. */
export function SetUpSecondStep({ email, onDone, beside }: SetUpProps) {
  const [key, setKey] = useState<{ secret: string; qrCode: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} email={email} onSaved={onDone} />;
  if (key) return <ConfirmKey {...key} beside={beside} onConfirmed={setCodes} />;
  return <AskPassword email={email} beside={beside} onKey={setKey} />;
}

function AskPassword(props: {
  email: string;
  beside: ReactNode;
  onKey: (key: { secret: string; qrCode: string }) => void;
}) {
  const phrases = usePhrases(secondStepPhrases);
  const [password, setPassword] = useState("");
  const { send, wrong, isBusy, error } = useFieldErrors();
  // The key must not enter the cache.
  const [begin] = useBeginSecondStepMutation({
    fetchPolicy: "no-cache",
    context: { handlesOwnErrors: true },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const begun = await send({ password }, () => begin({ variables: { password } }));
    if (begun?.result.data) props.onKey(begun.result.data.beginSecondStep);
  };

  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      {/* For password managers, which store the password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={props.email} />
      <PasswordInput
        label={phrases.password}
        description={phrases.passwordHint}
        value={password}
        error={wrong("password")}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ "aria-label": phrases.showPassword }}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <ErrorLine error={error} />
      <div className={styles.actions}>
        <Button type="submit" loading={isBusy}>
          {phrases.next}
        </Button>
        {props.beside}
      </div>
    </form>
  );
}
