import { Button } from "@mantine/core";
import type { ApiTokenRowFragment } from "../../../graphql/generated/ApiTokensPage.ts";
import { apiTokensPhrases } from "../../../phrases/admin/account/api-tokens.ts";
import { formatDay, kyivDayOf } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { ClockIcon } from "../../../ui/icons/list-icons.tsx";
import { kindNames } from "../../kinds.ts";
import { StatusBadge } from "../../publication/StatusBadge.tsx";
import { formatRecentTime } from "../../screen/recent-time.ts";
import styles from "../Users.module.css";

type ApiTokenRowProps = {
  token: ApiTokenRowFragment;
  now: Date;
  /** `opener` is the element to which the focus returns afterwards. */
  onRevoke: (opener: HTMLElement) => void;
};

/** One token: what it is for and may do, until when, how often it was used. */
export function ApiTokenRow({ token, now, onRevoke }: ApiTokenRowProps) {
  const phrases = usePhrases(apiTokensPhrases);
  const names = usePhrases(kindNames);
  const language = useLanguage();
  const dayOf = (moment: string) => formatDay(kyivDayOf(moment), language);
  const { name, ending, readsDrafts, writes, creator, lastUsedAt, uses } = token;
  const isValid = !token.revokedAt && token.expiresAt > now.toISOString();
  return (
    <li className={styles.row} data-closed={!isValid || undefined}>
      <div className={styles.person}>
        <strong>{name}</strong>
        <span className={styles.email}>
          <code>{`…${ending}`}</code>
          {creator && <span>{` · ${phrases.createdBy(creator.name || creator.email)}`}</span>}
        </span>
      </div>
      <span className={styles.type}>
        {writes.length > 0
          ? phrases.writes(writes.map((kind) => names[kind].many).join(", "))
          : readsDrafts
            ? phrases.readsDrafts
            : phrases.readsPublic}
      </span>
      <div className={styles.state}>
        {token.revokedAt ? (
          <StatusBadge state="missing" Icon={CloseIcon}>
            {phrases.revoked(dayOf(token.revokedAt))}
          </StatusBadge>
        ) : isValid ? (
          <StatusBadge state="complete">{phrases.valid(dayOf(token.expiresAt))}</StatusBadge>
        ) : (
          <StatusBadge state="refused" Icon={ClockIcon}>
            {phrases.expired(dayOf(token.expiresAt))}
          </StatusBadge>
        )}
        <span className={styles.link}>
          {lastUsedAt
            ? phrases.lastUsed(formatRecentTime(lastUsedAt, now.getTime(), language))
            : phrases.neverUsed}
        </span>
        {uses.length > 0 && (
          <details className={styles.link}>
            <summary>{phrases.uses(uses.reduce((sum, { requests }) => sum + requests, 0))}</summary>
            <ul>
              {uses.map(({ day, requests }) => (
                <li key={day}>{`${formatDay(day, language)}: ${phrases.requests(requests)}`}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {isValid && (
        <Button
          variant="default"
          className={styles.more}
          aria-label={phrases.revokeNamed(name)}
          onClick={(event) => onRevoke(event.currentTarget)}
        >
          {phrases.revoke}
        </Button>
      )}
    </li>
  );
}
