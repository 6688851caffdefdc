import { Button, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useConfirmSecondStepMutation } from "../../../graphql/generated/SecondStep.ts";
import { secondStepPhrases } from "../../../phrases/admin/account/second-step.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { copyText } from "../../../ui/copy-text.ts";
import { CopyIcon } from "../../../ui/icons/icons.tsx";
import { ErrorLine } from "../ErrorLine.tsx";
import styles from "./SecondStep.module.css";
import { useFieldErrors } from "./useFieldErrors.ts";

/** Shows the key for an authenticator app, and asks for its first code. */
export function ConfirmKey(props: {
  secret: string;
  /** An SVG document. */
  qrCode: string;
  beside: ReactNode;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}) {
  const phrases = usePhrases(secondStepPhrases);
  const [code, setCode] = useState("");
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const { send, wrong, isBusy, error } = useFieldErrors();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // The recovery codes must not enter the cache.
  const [confirm] = useConfirmSecondStepMutation({
    fetchPolicy: "no-cache",
    context: { handlesOwnErrors: true },
  });
  const secret = props.secret.replace(/(.{4})(?!$)/g, "$1 ");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const confirmed = await send({ code }, () => confirm({ variables: { code } }));
    if (confirmed?.result.data) props.onConfirmed(confirmed.result.data.confirmSecondStep.codes);
  };

  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {phrases.appTitle}
      </h3>
      <p className={styles.hint}>{phrases.appText}</p>
      <img
        className={styles.qrCode}
        alt={phrases.qrCode}
        src={`data:image/svg+xml,${encodeURIComponent(props.qrCode)}`}
      />
      <div className={styles.key}>
        <Textarea
          label={phrases.key}
          value={secret}
          rows={2}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant="default"
          leftSection={<CopyIcon size={18} />}
          onClick={async () => setIsCopied(await copyText(props.secret))}
        >
          {phrases.copyKey}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {isCopied !== null && (isCopied ? phrases.copied : phrases.notCopied)}
      </p>
      <TextInput
        label={phrases.code}
        description={phrases.codeHint}
        value={code}
        error={wrong("code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <ErrorLine error={error} />
      <div className={styles.actions}>
        <Button type="submit" loading={isBusy}>
          {phrases.confirm}
        </Button>
        {props.beside}
      </div>
    </form>
  );
}
