import { webhookPhrases } from "../../phrases/admin/site/webhooks.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { CloseIcon } from "../../ui/icons/icons.tsx";
import { StatusBadge } from "../publication/StatusBadge.tsx";

/** Whether a webhook is on. */
export function WebhookBadge({ isActive }: { isActive: boolean }) {
  const phrases = usePhrases(webhookPhrases);
  return isActive ? (
    <StatusBadge state="complete">{phrases.on}</StatusBadge>
  ) : (
    <StatusBadge state="missing" Icon={CloseIcon}>
      {phrases.off}
    </StatusBadge>
  );
}
