import type { WebhookRowFragment } from "../../graphql/generated/WebhooksPage.ts";
import { editorPaths } from "../../paths.ts";
import { webhookPhrases } from "../../phrases/admin/site/webhooks.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { WebhookBadge } from "./WebhookBadge.tsx";
import styles from "./Webhooks.module.css";
import { useEventNames, useKindList } from "./webhook-settings.ts";

/** One webhook: what it is for, what it tells of, and what has not arrived. */
export function WebhookRow({ webhook }: { webhook: WebhookRowFragment }) {
  const phrases = usePhrases(webhookPhrases);
  const namesOf = useEventNames();
  const listOf = useKindList();
  const { id, name, url, events, kinds, waitingCount, failedCount } = webhook;
  return (
    <li className={styles.row} data-off={!webhook.isActive || undefined}>
      <div className={styles.name}>
        <InternalLink to={editorPaths.webhook(id)}>{name}</InternalLink>
        {/* The rest may hold a secret of the receiver. */}
        <span className={styles.quiet}>{new URL(url).host}</span>
      </div>
      <div className={styles.told}>
        <span>{namesOf(events)}</span>
        <span className={styles.quiet}>{listOf(kinds)}</span>
      </div>
      <div className={styles.state}>
        <WebhookBadge isActive={webhook.isActive} />
        <span className={styles.quiet}>
          {waitingCount > 0 && <span>{phrases.waiting(waitingCount)}</span>}
          {failedCount > 0 && <span className={styles.failed}>{phrases.failed(failedCount)}</span>}
        </span>
      </div>
    </li>
  );
}
