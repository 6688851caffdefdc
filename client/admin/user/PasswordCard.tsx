import { Button, PasswordInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { accountPhrases } from "../../phrases/admin/account/account.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { notifySuccess } from "../screen/notifications.tsx";
import styles from "./Account.module.css";
import { ErrorLine } from "./ErrorLine.tsx";
import { useOwnPassword } from "./useOwnPassword.ts";

/** Changes the user's own password; validation errors are shown at their fields. */
export function PasswordCard({ email }: { email: string }) {
  const phrases = usePhrases(accountPhrases);
  const { change, isBusy, wrong, error } = useOwnPassword();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const currentInput = useRef<HTMLInputElement>(null);
  const nextInput = useRef<HTMLInputElement>(null);
  const toggle = { "aria-label": phrases.show };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await change(current, next);
    if (outcome === "done") {
      setCurrent("");
      setNext("");
      notifySuccess({ title: phrases.done, text: phrases.doneText });
    } else if (outcome === "next") nextInput.current?.focus();
    else currentInput.current?.focus();
  };

  return (
    <section className={styles.card}>
      <h2>{phrases.passwordTitle}</h2>
      <p className={styles.hint}>{phrases.passwordText}</p>
      <form method="post" className={styles.form} onSubmit={submit} noValidate>
        {/* For password managers, which store the password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordInput
          ref={currentInput}
          label={phrases.current}
          value={current}
          error={wrong.current}
          autoComplete="current-password"
          visibilityToggleButtonProps={toggle}
          onChange={(event) => setCurrent(event.currentTarget.value)}
        />
        <PasswordInput
          ref={nextInput}
          label={phrases.next}
          description={phrases.hint(10)}
          value={next}
          error={wrong.next}
          autoComplete="new-password"
          visibilityToggleButtonProps={toggle}
          onChange={(event) => setNext(event.currentTarget.value)}
        />
        <ErrorLine error={error} />
        <Button type="submit" loading={isBusy}>
          {phrases.save}
        </Button>
      </form>
    </section>
  );
}
