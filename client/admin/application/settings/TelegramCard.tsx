import { Alert, Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import {
  type SendTestTelegramMutation,
  useSendTestTelegramMutation,
} from "../../../graphql/generated/TelegramCard.ts";
import { formAlertPhrases } from "../../../phrases/admin/form-alerts.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useErrorText } from "../../screen/useErrorText.ts";
import { useCanSend } from "../useCanSend.ts";
import styles from "./ApplicationSettings.module.css";

type TestTelegram = SendTestTelegramMutation["sendTestTelegram"];

/** Whether there is a bot, and a test message that says what Telegram answered. */
export function TelegramCard() {
  const phrases = usePhrases(formAlertPhrases);
  const hasBot = useCanSend("TELEGRAM");
  const { chat, setChat, send, isBusy, result, error } = useTestMessage();
  return (
    <section id="telegram" className={styles.card} aria-labelledby="telegram-title">
      <h2 id="telegram-title">{phrases.telegram}</h2>
      <p className={styles.text}>{phrases.telegramText}</p>
      {!hasBot && <Alert color="poppy">{phrases.noBot}</Alert>}
      <form
        noValidate
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextInput
          label={phrases.chat}
          autoComplete="off"
          maxLength={40}
          value={chat}
          error={error}
          onChange={(event) => setChat(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isBusy} disabled={!chat.trim()}>
          {phrases.send}
        </Button>
      </form>
      <div role="status">{result && <Outcome {...result} />}</div>
    </section>
  );
}

function Outcome({ outcome, code }: TestTelegram) {
  const phrases = usePhrases(formAlertPhrases);
  return (
    <Alert color={outcome === "SENT" ? "leaf" : "poppy"}>
      <p>{phrases.outcomes[outcome]}</p>
      {code && <p>{phrases.code(code)}</p>}
    </Alert>
  );
}

function useTestMessage() {
  const phrases = usePhrases(formAlertPhrases);
  const errorText = useErrorText();
  const [chat, setChat] = useState("");
  const [result, setResult] = useState<TestTelegram | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [sendTest, { loading }] = useSendTestTelegramMutation({
    context: { handlesOwnErrors: true },
  });

  async function send() {
    setResult(null);
    setError(null);
    try {
      const { data } = await sendTest({ variables: { chat: chat.trim() } });
      setResult(data?.sendTestTelegram ?? null);
    } catch (thrown) {
      const found = toApiError(thrown);
      setError(found.code === "INVALID" ? phrases.chatWrong : errorText(found));
    }
  }
  return { chat, setChat, send, isBusy: loading, result, error };
}
