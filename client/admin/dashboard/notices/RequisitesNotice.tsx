import { useState } from "react";
import { useRequisitesNoticeQuery } from "../../../graphql/generated/RequisitesNotice.ts";
import { editorPaths } from "../../../paths.ts";
import { securityLogPhrases } from "../../../phrases/admin/account/security-log.ts";
import { kyivDayOf } from "../../../phrases/dates.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { serverNow } from "../../../server-clock.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import styles from "./RequisitesNotice.module.css";

const dayMs = 86_400_000;

/** Tells admins for a week who changed the bank details; nothing when nobody did. */
export function RequisitesNotice() {
  const phrases = usePhrases(securityLogPhrases);
  const [now] = useState(() => serverNow().toISOString());
  const { data } = useRequisitesNoticeQuery();
  const change = data?.latestRequisitesChange;
  if (!change) return null;
  const days = (Date.parse(kyivDayOf(now)) - Date.parse(kyivDayOf(change.at))) / dayMs;
  return (
    <p className={styles.notice} role="status">
      <strong>{`${phrases.requisitesChanged(Math.max(0, days))}.`}</strong>{" "}
      <span>{phrases.changedBy(change.userName || phrases.formerColleague)}</span>{" "}
      <InternalLink to={`${editorPaths.securityLog()}?kind=REQUISITES_CHANGED`}>
        {phrases.checkChange}
      </InternalLink>
    </p>
  );
}
