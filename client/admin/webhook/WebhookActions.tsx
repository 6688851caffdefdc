import { Button } from "@mantine/core";
import { useLocation, useNavigate } from "react-router-dom";
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  type WebhookRowFragment,
} from "../../graphql/generated/WebhooksPage.ts";
import { editorPaths } from "../../paths.ts";
import { webhookPhrases } from "../../phrases/admin/site/webhooks.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { serverNow } from "../../server-clock.ts";
import { notifySuccess } from "../screen/notifications.tsx";
import { formatRecentTime } from "../screen/recent-time.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { useDialog } from "./useDialog.ts";
import { WebhookDialog } from "./WebhookDialog.tsx";
import { type NewSecret, WebhookSecretDialog } from "./WebhookSecretDialog.tsx";
import styles from "./Webhooks.module.css";

type WebhookProps = { webhook: WebhookRowFragment };

/** Changes a webhook, gives it a new secret, or deletes it. */
export function WebhookActions({ webhook }: WebhookProps) {
  const phrases = usePhrases(webhookPhrases);
  const { dialog, open, close } = useDialog<"change" | "rotate" | "remove" | NewSecret>();
  return (
    <div className={styles.actions}>
      <Button variant="default" onClick={() => open("change")}>
        {phrases.change}
      </Button>
      <Button variant="default" onClick={() => open("rotate")}>
        {phrases.rotate}
      </Button>
      <Button variant="default" onClick={() => open("remove")}>
        {phrases.remove}
      </Button>
      {dialog === "change" && <WebhookDialog webhook={webhook} onClose={close} />}
      {dialog === "rotate" && <RotateDialog webhook={webhook} onClose={close} onRotated={open} />}
      {dialog === "remove" && <RemoveDialog webhook={webhook} onClose={close} />}
      {dialog !== null && typeof dialog === "object" && (
        <WebhookSecretDialog created={dialog} onClose={close} />
      )}
    </div>
  );
}

function RotateDialog(
  props: WebhookProps & { onClose: () => void; onRotated: (secret: NewSecret) => void },
) {
  const { id, name, previousSecretUntil } = props.webhook;
  const phrases = usePhrases(webhookPhrases);
  const language = useLanguage();
  // The secret must not enter the cache.
  const [rotate] = useRotateWebhookSecretMutation({
    fetchPolicy: "no-cache",
    context: { handlesOwnErrors: true },
    awaitRefetchQueries: true,
  });
  const now = serverNow();
  return (
    <ConfirmDialog
      title={phrases.rotateTitle}
      name={name}
      label={phrases.rotate}
      write={() => rotate({ variables: { id } })}
      onDone={({ data }) => {
        if (!data) return;
        const { secret, webhook } = data.rotateWebhookSecret;
        props.onRotated({ name, secret, previousUntil: webhook.previousSecretUntil });
      }}
      onClose={props.onClose}
    >
      <p>{phrases.rotateText}</p>
      {previousSecretUntil && previousSecretUntil > now.toISOString() && (
        <p className={styles.warning}>
          {phrases.rotateAgain(formatRecentTime(previousSecretUntil, now.getTime(), language))}
        </p>
      )}
    </ConfirmDialog>
  );
}

function RemoveDialog({ webhook: { id, name }, onClose }: WebhookProps & { onClose: () => void }) {
  const phrases = usePhrases(webhookPhrases);
  const navigate = useNavigate();
  const { search } = useLocation();
  const [remove] = useDeleteWebhookMutation({
    context: { handlesOwnErrors: true },
    awaitRefetchQueries: true,
  });
  return (
    <ConfirmDialog
      title={phrases.removeTitle}
      name={name}
      label={phrases.remove}
      isDestructive
      write={() => remove({ variables: { id } })}
      onDone={() => {
        notifySuccess({ title: phrases.removed, text: name });
        navigate({ pathname: editorPaths.webhooks(), search });
      }}
      onClose={onClose}
    >
      <p>{phrases.removeText}</p>
    </ConfirmDialog>
  );
}
