import { Button, Group, Modal, PasswordInput, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { secondStepPhrases } from "../../../phrases/admin/account/second-step.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ErrorLine } from "../ErrorLine.tsx";
import styles from "./SecondStep.module.css";
import { useFieldErrors } from "./useFieldErrors.ts";

export type Confirmation = { password: string; code: string };

/** Asks for password and code before a change of the second step. */
export function ConfirmDialog(props: {
  title: string;
  text: string;
  action: string;
  /** Rejects when the server refuses; the dialog then stays open. */
  onConfirm: (confirmation: Confirmation) => Promise<void>;
  onClose: () => void;
}) {
  const phrases = usePhrases(secondStepPhrases);
  const [values, setValues] = useState<Confirmation>({ password: "", code: "" });
  const { send, wrong, isBusy, error } = useFieldErrors();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await send(values, () => props.onConfirm(values));
  };

  return (
    <Modal
      centered
      size="30rem"
      opened
      onClose={props.onClose}
      withCloseButton={false}
      title={props.title}
    >
      <form method="post" className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.hint}>{props.text}</p>
        <PasswordInput
          label={phrases.password}
          value={values.password}
          error={wrong("password")}
          autoComplete="current-password"
          data-autofocus
          visibilityToggleButtonProps={{ "aria-label": phrases.showPassword }}
          onChange={(event) => setValues({ ...values, password: event.currentTarget.value })}
        />
        <TextInput
          label={phrases.anyCode}
          value={values.code}
          error={wrong("code")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setValues({ ...values, code: event.currentTarget.value })}
        />
        <ErrorLine error={error} />
        <Group justify="flex-end" gap="0.75rem">
          <Button variant="default" onClick={props.onClose}>
            {phrases.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {props.action}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
