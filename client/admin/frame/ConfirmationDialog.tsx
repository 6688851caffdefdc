import { Button, Group, Modal, PasswordInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { confirmationPhrases } from "../../phrases/admin/account/confirmation.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useErrorText } from "../screen/useErrorText.ts";
import styles from "./ConfirmationDialog.module.css";
import { useConfirmation } from "./useConfirmation.ts";

/**
 * Asks for the password when the server demands it for a change, above whatever dialog is open;
 * the change is then repeated.
 */
export function ConfirmationDialog({ email }: { email: string }) {
  const phrases = usePhrases(confirmationPhrases);
  const errorText = useErrorText();
  const { isOpen, isBusy, error, confirm, cancel } = useConfirmation();
  const [password, setPassword] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isWrong = error?.fields.some(({ path }) => path === "password");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(password === "");
    if (password === "" || !(await confirm(password))) input.current?.focus();
  };
  const forget = () => {
    setPassword("");
    setIsMissing(false);
  };

  return (
    <Modal
      centered
      size="26rem"
      zIndex={250}
      opened={isOpen}
      onClose={cancel}
      onExitTransitionEnd={forget}
      withCloseButton={false}
      title={phrases.title}
    >
      <form method="post" onSubmit={submit} noValidate>
        <p className={styles.text}>{phrases.text}</p>
        {/* For password managers, which find the password by this name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordInput
          ref={input}
          data-autofocus
          label={phrases.password}
          value={password}
          error={isMissing ? phrases.missing : isWrong && phrases.wrong}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ "aria-label": phrases.show }}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <div role="alert">
          {error && !isWrong && <p className={styles.error}>{errorText(error)}</p>}
        </div>
        <Group justify="flex-end" gap="0.75rem" mt="1.25rem">
          <Button variant="default" onClick={cancel}>
            {phrases.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {phrases.confirm}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
