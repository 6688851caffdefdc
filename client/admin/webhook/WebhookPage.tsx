import { Button } from "@mantine/core";
import { useParams } from "react-router-dom";
import {
  useWebhooksPageSuspenseQuery,
  type WebhookRowFragment,
} from "../../graphql/generated/WebhooksPage.ts";
import { editorPaths } from "../../paths.ts";
import { webhookPhrases } from "../../phrases/admin/site/webhooks.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { serverNow } from "../../server-clock.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import { useLastValue } from "../screen/dialog/useLastValue.ts";
import { formatRecentTime } from "../screen/recent-time.ts";
import { DeliveryLog } from "./DeliveryLog.tsx";
import { WebhookActions } from "./WebhookActions.tsx";
import { WebhookBadge } from "./WebhookBadge.tsx";
import styles from "./Webhooks.module.css";
import { useEventNames, useKindList } from "./webhook-settings.ts";

/** One webhook: its settings and the log of its deliveries. For admins. */
export function WebhookPage() {
  const { id } = useParams();
  const { webhooks } = useWebhooksPageSuspenseQuery().data;
  const stored = webhooks.find((webhook) => webhook.id === id) ?? null;
  // A deleted one stays on the screen until the list has opened.
  const webhook = useLastValue(stored);
  return webhook ? <Webhook key={webhook.id} webhook={webhook} /> : <NoWebhook />;
}

function NoWebhook() {
  const phrases = usePhrases(webhookPhrases);
  return (
    <AdminScreen title={phrases.missing}>
      <h1>{phrases.missing}</h1>
      <p className={styles.lead}>{phrases.missingText}</p>
      <Button component={InternalLink} to={editorPaths.webhooks()} mt="md">
        {phrases.toList}
      </Button>
    </AdminScreen>
  );
}

function Webhook({ webhook }: { webhook: WebhookRowFragment }) {
  const phrases = usePhrases(webhookPhrases);
  return (
    <AdminScreen
      title={webhook.name}
      crumbs={[{ label: phrases.title, to: editorPaths.webhooks() }]}
    >
      <div className={styles.top}>
        <div className={styles.heading}>
          <h1>{webhook.name}</h1>
          <WebhookBadge isActive={webhook.isActive} />
        </div>
        <WebhookActions webhook={webhook} />
      </div>
      <Settings webhook={webhook} />
      <DeliveryLog webhook={webhook} />
    </AdminScreen>
  );
}

function Settings({ webhook }: { webhook: WebhookRowFragment }) {
  const phrases = usePhrases(webhookPhrases);
  const language = useLanguage();
  const namesOf = useEventNames();
  const listOf = useKindList();
  const { url, events, kinds, previousSecretUntil } = webhook;
  const now = serverNow();
  return (
    <dl className={styles.facts}>
      <dt>{phrases.url}</dt>
      <dd>{url}</dd>
      <dt>{phrases.toldOf}</dt>
      <dd>{namesOf(events)}</dd>
      <dt>{phrases.kinds}</dt>
      <dd>{listOf(kinds)}</dd>
      {previousSecretUntil && previousSecretUntil > now.toISOString() && (
        <>
          <dt>{phrases.previousSecret}</dt>
          <dd>
            {phrases.validUntil(formatRecentTime(previousSecretUntil, now.getTime(), language))}
          </dd>
        </>
      )}
    </dl>
  );
}
