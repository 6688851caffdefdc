import {
  type SecurityEventKind,
  useSecurityLogPageQuery,
} from "../../graphql/generated/SecurityLogPage.ts";
import { securityLogPhrases } from "../../phrases/admin/account/security-log.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import styles from "./Log.module.css";
import { LogEntries } from "./LogEntries.tsx";
import { LogFilters } from "./LogFilters.tsx";
import { SecurityEntry } from "./SecurityEntry.tsx";
import { type LogFilterState, useLogFilters } from "./useLogFilters.ts";

/** Events per page. */
const first = 50;

/** Who signed in from where, and what they did that matters for security. For admins. */
export function SecurityLogPage() {
  const phrases = usePhrases(securityLogPhrases);
  const filters = useLogFilters(phrases.kinds);
  const kinds = groups.map((group) => ({
    group: phrases.groups[group],
    items: allKinds
      .filter((kind) => groupOf[kind] === group)
      .map((value) => ({ value, label: phrases.kinds[value] })),
  }));
  return (
    <AdminScreen title={phrases.title}>
      <div className={styles.top}>
        <h1>{phrases.title}</h1>
        <p>{phrases.text}</p>
      </div>
      <section className={styles.panel} aria-label={phrases.title}>
        <LogFilters filters={filters} label={phrases.ofKind} kinds={kinds} />
        <SecurityEvents key={`${filters.kind} ${filters.userId}`} filters={filters} />
      </section>
    </AdminScreen>
  );
}

const groups = ["signIn", "accounts", "data"] as const;

/** The group of the filter in which each kind stands; the order is that of the filter. */
const groupOf: Record<SecurityEventKind, (typeof groups)[number]> = {
  SIGNED_IN: "signIn",
  SIGN_IN_REFUSED: "signIn",
  SECOND_STEP_REFUSED: "signIn",
  CONFIRMATION_REFUSED: "signIn",
  SIGNED_OUT_EVERYWHERE: "signIn",
  PASSWORD_CHANGED: "signIn",
  PASSWORD_RESET_REQUESTED: "signIn",
  PASSWORD_RESET: "signIn",
  EMAIL_CHANGE_REQUESTED: "signIn",
  EMAIL_CHANGE_CONFIRMED: "signIn",
  EMAIL_CHANGE_CANCELLED: "signIn",
  EMAIL_CHANGED: "signIn",
  SECOND_STEP_ADDED: "signIn",
  SECOND_STEP_REMOVED: "signIn",
  SECOND_STEP_REQUIRED: "accounts",
  RECOVERY_CODES_RENEWED: "signIn",
  PERMISSION_REFUSED: "accounts",
  TOO_MANY_ATTEMPTS: "signIn",
  ADMIN_CREATED: "accounts",
  USER_INVITED: "accounts",
  ROLES_CHANGED: "accounts",
  USER_DEACTIVATED: "accounts",
  USER_REACTIVATED: "accounts",
  USER_DELETED: "accounts",
  BACKUP_RESTORED: "accounts",
  ACCOUNT_RESTORED: "accounts",
  API_TOKEN_CREATED: "accounts",
  API_TOKEN_REVOKED: "accounts",
  API_TOKEN_REFUSED: "accounts",
  WEBHOOK_CREATED: "accounts",
  WEBHOOK_CHANGED: "accounts",
  WEBHOOK_SECRET_ROTATED: "accounts",
  WEBHOOK_DELETED: "accounts",
  REQUISITES_CHANGED: "accounts",
  CONTACTS_CHANGED: "accounts",
  EMERGENCY_LINES_CHANGED: "accounts",
  NOTICE_RECIPIENTS_CHANGED: "accounts",
  RETENTION_SHORTENED: "accounts",
  CONSENT_RULE_SWITCHED_OFF: "accounts",
  CONSENT_RULE_SWITCHED_ON: "accounts",
  APPLICATION_READ: "data",
  APPLICATION_PRINTED: "data",
  APPLICATIONS_EXPORTED: "data",
  PERSONAL_DATA_EXPORTED: "data",
  CONSENT_WITHDRAWN: "data",
  CONSENT_GIVEN_AGAIN: "data",
  PICTURE_RELEASED: "data",
  ORIGINAL_UNSEALED: "data",
  CONSENT_PAPER_READ: "data",
  CONTENT_EXPORTED: "accounts",
  CONTENT_IMPORTED: "accounts",
  TRASH_EMPTIED: "accounts",
  PERSONAL_DATA_ERASED: "data",
};
// The annotation above makes these keys complete.
const allKinds = Object.keys(groupOf) as SecurityEventKind[];

function SecurityEvents({ filters }: { filters: LogFilterState<SecurityEventKind> }) {
  const phrases = usePhrases(securityLogPhrases);
  const { kind, userId } = filters;
  const variables = { first, after: null, kind, userId };
  const answer = useSecurityLogPageQuery({ variables });
  return (
    <LogEntries
      answer={answer}
      page={(answer.data ?? answer.previousData)?.securityEvents}
      fetchMore={(after) => answer.fetchMore({ variables: { ...variables, after } })}
      filters={filters}
      phrases={phrases}
    >
      {(event) => <SecurityEntry event={event} />}
    </LogEntries>
  );
}
