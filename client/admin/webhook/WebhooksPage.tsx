import { Button } from "@mantine/core";
import { useWebhooksPageSuspenseQuery } from "../../graphql/generated/WebhooksPage.ts";
import { webhookPhrases } from "../../phrases/admin/site/webhooks.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { PlusIcon } from "../../ui/icons/icons.tsx";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import { useDialog } from "./useDialog.ts";
import { WebhookDialog } from "./WebhookDialog.tsx";
import { WebhookRow } from "./WebhookRow.tsx";
import { type NewSecret, WebhookSecretDialog } from "./WebhookSecretDialog.tsx";
import styles from "./Webhooks.module.css";

/** The webhooks by which other programs learn of changes. For admins. */
export function WebhooksPage() {
  const phrases = usePhrases(webhookPhrases);
  const { webhooks } = useWebhooksPageSuspenseQuery().data;
  const { dialog, open, close } = useDialog<"create" | NewSecret>();
  return (
    <AdminScreen title={phrases.title}>
      <div className={styles.top}>
        <div>
          <h1>{phrases.title}</h1>
          <p className={styles.lead}>{phrases.lead}</p>
        </div>
        <Button leftSection={<PlusIcon size={18} />} onClick={() => open("create")}>
          {phrases.create}
        </Button>
      </div>
      {webhooks.length === 0 ? (
        <div className={styles.none}>
          <strong>{phrases.none}</strong>
          <p>{phrases.noneText}</p>
        </div>
      ) : (
        <ul className={styles.list} aria-label={phrases.title}>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      {dialog === "create" && (
        <WebhookDialog
          webhook={null}
          onClose={close}
          onCreated={(created) => open({ ...created, previousUntil: null })}
        />
      )}
      {dialog !== null && dialog !== "create" && (
        <WebhookSecretDialog created={dialog} onClose={close} />
      )}
    </AdminScreen>
  );
}
