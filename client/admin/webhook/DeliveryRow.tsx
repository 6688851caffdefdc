import { Button } from "@mantine/core";
import { toApiError } from "../../graphql/errors.ts";
import {
  useSendWebhookDeliveryAgainMutation,
  type WebhookDeliveryRowFragment,
} from "../../graphql/generated/WebhookPage.ts";
import { editorPaths } from "../../paths.ts";
import { webhookLogPhrases } from "../../phrases/admin/site/webhook-log.ts";
import { webhookPhrases } from "../../phrases/admin/site/webhooks.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { serverNow } from "../../server-clock.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { CloseIcon } from "../../ui/icons/icons.tsx";
import { ClockIcon } from "../../ui/icons/list-icons.tsx";
import { kindNames } from "../kinds.ts";
import { StatusBadge } from "../publication/StatusBadge.tsx";
import { notifyError, notifySuccess } from "../screen/notifications.tsx";
import { formatRecentTime } from "../screen/recent-time.ts";
import styles from "./DeliveryLog.module.css";
import { useWebhookErrorText } from "./WebhookError.tsx";

type DeliveryProps = {
  delivery: WebhookDeliveryRowFragment;
  /** Whether the webhook is on. */
  isActive: boolean;
};

/** One event: of which item, when, whether the receiver has it, and a button that sends it again. */
export function DeliveryRow(props: DeliveryProps & { onSent: () => void }) {
  const { event, kind, itemId, version, at, state } = props.delivery;
  const phrases = usePhrases(webhookLogPhrases);
  const { events } = usePhrases(webhookPhrases);
  const names = usePhrases(kindNames);
  const language = useLanguage();
  const { send, isSending } = useSendAgain(props.delivery, props.onSent);
  const time = formatRecentTime(at, serverNow().getTime(), language);
  const label = state === "WAITING" ? phrases.sendNow : phrases.sendAgain;
  return (
    <tr>
      <th scope="row">
        <span>{`${events[event]}:`}</span>{" "}
        <InternalLink to={editorPaths.edit(kind, itemId)}>{names[kind].inHistory}</InternalLink>
        <span className={styles.quiet}>{phrases.versionOf(version)}</span>
      </th>
      <td className={styles.quiet}>
        <time dateTime={at}>{time}</time>
      </td>
      <td>
        <DeliveryState {...props} />
      </td>
      <td>
        <Button
          variant="default"
          aria-label={`${label}: ${events[event]}, ${names[kind].inHistory}, ${time}`}
          loading={isSending}
          onClick={() => void send()}
        >
          {label}
        </Button>
      </td>
    </tr>
  );
}

function useSendAgain({ id, event }: WebhookDeliveryRowFragment, onSent: () => void) {
  const phrases = usePhrases(webhookLogPhrases);
  const { events } = usePhrases(webhookPhrases);
  const errorText = useWebhookErrorText();
  const [write, { loading }] = useSendWebhookDeliveryAgainMutation({
    context: { handlesOwnErrors: true },
  });
  const send = async () => {
    try {
      await write({ variables: { id } });
      notifySuccess({ title: phrases.sending, text: events[event] });
      onSent();
    } catch (error) {
      notifyError({ title: phrases.notSent, text: errorText(toApiError(error)) });
    }
  };
  return { send, isSending: loading };
}

function DeliveryState({ delivery, isActive }: DeliveryProps) {
  const { state, attempts, lastError, deliveredAt, nextAttemptAt } = delivery;
  const phrases = usePhrases(webhookLogPhrases);
  const language = useLanguage();
  const reasonOf = useReason();
  const now = serverNow();
  const timeOf = (moment: string) => formatRecentTime(moment, now.getTime(), language);
  const name = phrases.states[state];
  if (state === "DELIVERED") {
    return (
      <div className={styles.state}>
        <StatusBadge state="complete">{name}</StatusBadge>
        {deliveredAt && <span className={styles.quiet}>{timeOf(deliveredAt)}</span>}
      </div>
    );
  }
  const isWaiting = state === "WAITING";
  return (
    <div className={styles.state}>
      <StatusBadge
        state={isWaiting ? "partial" : "refused"}
        Icon={isWaiting ? ClockIcon : CloseIcon}
      >
        {name}
      </StatusBadge>
      {lastError && <span>{reasonOf(lastError)}</span>}
      <span className={styles.quiet}>
        {isWaiting
          ? !isActive
            ? phrases.waitsForSwitch
            : nextAttemptAt > now.toISOString()
              ? phrases.nextAttempt(timeOf(nextAttemptAt))
              : phrases.sendsNow
          : phrases.attempts(attempts)}
      </span>
    </div>
  );
}

/** Why an attempt failed, in words; unknown codes are shown as they are. */
function useReason(): (code: string) => string {
  const { reasons, httpReason, otherReason } = usePhrases(webhookLogPhrases);
  const known: { [code: string]: string } = reasons;
  return (code) => {
    const status = /^HTTP (\d+)$/.exec(code)?.[1];
    return status ? httpReason(Number(status)) : (known[code] ?? otherReason(code));
  };
}
