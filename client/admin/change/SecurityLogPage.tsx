import {
  type SecurityEventKind,
  useSecurityLogPageQuery,
} from "../../graphql/generated/SecurityLogPage.ts";
import { securityLogPhrases } from "../../phrases/admin/security-log.ts";
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
  const kinds = groups.map(({ name, kinds }) => ({
    group: phrases.groups[name],
    items: kinds.map((value) => ({ value, label: phrases.kinds[value] })),
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

const groups: { name: "signIn" | "accounts" | "data"; kinds: SecurityEventKind[] }[] = [
  {
    name: "signIn",
    kinds: [
      "SIGNED_IN",
      "SIGN_IN_REFUSED",
      "CONFIRMATION_REFUSED",
      "SIGNED_OUT_EVERYWHERE",
      "PASSWORD_CHANGED",
      "PASSWORD_RESET_REQUESTED",
      "PASSWORD_RESET",
      "SECOND_STEP_ADDED",
      "SECOND_STEP_REMOVED",
    ],
  },
  {
    name: "accounts",
    kinds: [
      "ADMIN_CREATED",
      "USER_INVITED",
      "USER_TYPE_CHANGED",
      "USER_DEACTIVATED",
      "USER_REACTIVATED",
      "REQUISITES_CHANGED",
    ],
  },
  {
    name: "data",
    kinds: [
      "APPLICATION_READ",
      "APPLICATION_PRINTED",
      "APPLICATIONS_EXPORTED",
      "PERSONAL_DATA_EXPORTED",
      "PERSONAL_DATA_ERASED",
    ],
  },
];

function SecurityEvents({ filters }: { filters: LogFilterState<SecurityEventKind> }) {
  const phrases = usePhrases(securityLogPhrases);
  const { kind, userId } = filters;
  const variables = { first, after: null, kind, userId };
  const answer = useSecurityLogPageQuery({ isQuiet: true, variables });
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
