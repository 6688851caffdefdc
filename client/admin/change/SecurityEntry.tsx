import { useState } from "react";
import type { SecurityRowFragment } from "../../graphql/generated/SecurityLogPage.ts";
import { editorPaths, paths } from "../../paths.ts";
import { securityLogPhrases } from "../../phrases/admin/account/security-log.ts";
import { usersPhrases } from "../../phrases/admin/account/users.ts";
import { applicationsPhrases } from "../../phrases/admin/applications.ts";
import { settingsFieldPhrases } from "../../phrases/admin/fields/settings.ts";
import { formatDateTime } from "../../phrases/date-times.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { formatRecentTime } from "../screen/recent-time.ts";
import styles from "./SecurityEntry.module.css";

type EventProps = { event: SecurityRowFragment };

/** One event: what happened to what, then who, when, and from where. */
export function SecurityEntry({ event }: EventProps) {
  const phrases = usePhrases(securityLogPhrases);
  const language = useLanguage();
  const [now] = useState(Date.now);
  const origin = [event.network, event.device].filter(Boolean).join(" · ");
  return (
    <div className={styles.line} data-kind={event.kind}>
      <p className={styles.what}>
        <span>{phrases.kinds[event.kind]}</span>
        <Subject event={event} />
      </p>
      <Values event={event} />
      <p className={styles.who}>
        <span>{`${useActor(event)},`}</span>{" "}
        <time dateTime={event.at}>{formatRecentTime(event.at, now, language)}</time>
        {origin && <span className={styles.origin}>{` · ${origin}`}</span>}
      </p>
    </div>
  );
}

const onCommandLine: ReadonlySet<string> = new Set([
  "ADMIN_CREATED",
  "SECOND_STEP_REMOVED",
  "BACKUP_RESTORED",
  "ACCOUNT_RESTORED",
]);

/** Who acted; the log holds no name, so that of a deleted account is gone. */
function useActor({ kind, userId, userName, tokenName }: SecurityRowFragment): string {
  const phrases = usePhrases(securityLogPhrases);
  if (kind === "API_TOKEN_REFUSED") return phrases.program(tokenName);
  if (userName) return userName;
  if (userId) return phrases.formerColleague;
  return onCommandLine.has(kind) ? phrases.commandLine : phrases.unknownPerson;
}

/** Fields of former settings, which entries still name. */
const formerFields = {
  facebookUrl: "Facebook",
  instagramUrl: "Instagram",
  telegramUrl: "Telegram",
};

/** The account, application, consent, field, form or number that the event is about. */
function Subject({ event }: EventProps) {
  const phrases = usePhrases(securityLogPhrases);
  const readerLanguage = useLanguage();
  const labels = { ...formerFields, ...usePhrases(settingsFieldPhrases).labels };
  const { forms }: { forms: { [form: string]: string } } = usePhrases(applicationsPhrases);
  const { kind, tokenName, before, after, subjectId, subjectName, number, field } = event;
  const { applicationId, consentId } = event;
  // A deleted account has no name.
  if (kind === "USER_DELETED") return null;
  if (kind === "API_TOKEN_REFUSED") return <span>{`: ${phrases.refusals[after] ?? after}`}</span>;
  if (namesOperation(kind)) {
    return (
      <>
        <span>:</span> <code>{after}</code>
      </>
    );
  }
  if (kind === "EMAIL_CHANGE_CONFIRMED")
    return <span>{`: ${phrases.addresses[after] ?? after}`}</span>;
  if (kind.startsWith("WEBHOOK_")) return <span>{`: ${after || before}`}</span>;
  if (kind === "BACKUP_RESTORED")
    return <span>{`: ${formatDateTime(after, readerLanguage)}`}</span>;
  if (tokenName) return <span>{`: ${tokenName}`}</span>;
  if (subjectId) return <span>{`: ${subjectName || phrases.formerColleague}`}</span>;
  if (applicationId && number) {
    return (
      <>
        <span>:</span>{" "}
        <InternalLink to={paths.application(applicationId)}>{`№ ${number}`}</InternalLink>
      </>
    );
  }
  if (consentId) {
    return (
      <>
        <span>:</span>{" "}
        <InternalLink to={editorPaths.consent(consentId)}>{phrases.consent}</InternalLink>
      </>
    );
  }
  if (kind === "TRASH_EMPTIED") return <span>{`: ${phrases.trashed(number ?? 0)}`}</span>;
  if (number !== null) return <span>{`: ${phrases.applications(number)}`}</span>;
  // "pictureRemoval" is the form PICTURE_REMOVAL.
  const form = forms[field.replace(/[A-Z]/g, "_$&").toUpperCase()];
  if (form) return <span>{`: ${form}`}</span>;
  const [name = "", language] = field.split(".").reverse();
  if (!(name in labels)) return null;
  const suffix = language ? ` (${phrases.languages[language === "ua" ? "UA" : "ENG"]})` : "";
  return <span>{`: ${labels[name as keyof typeof labels]}${suffix}`}</span>;
}

const namesOperation = (kind: SecurityRowFragment["kind"]): boolean =>
  kind === "PERMISSION_REFUSED" || kind === "TOO_MANY_ATTEMPTS";

/** From what to what. */
function Values({ event: { kind, before, after } }: EventProps) {
  const phrases = usePhrases(securityLogPhrases);
  const { roles } = usePhrases(usersPhrases);
  if (kind === "BACKUP_RESTORED" || kind === "EMAIL_CHANGE_CONFIRMED") return null;
  if (kind === "ACCOUNT_RESTORED") {
    const facts = after.split(",").map((fact) => phrases.restored[fact] ?? fact);
    return <p className={styles.values}>{facts.join("; ")}</p>;
  }
  if ((!before && !after) || kind.startsWith("API_TOKEN_") || namesOperation(kind)) return null;
  // Unless it was moved to another host, the subject says all.
  if (kind.startsWith("WEBHOOK_") && (!before || !after || before === after)) return null;
  const shown = (value: string) => {
    if (!value) return kind === "SECOND_STEP_REQUIRED" ? phrases.nobody : phrases.notSet;
    if (kind !== "ROLES_CHANGED" && kind !== "SECOND_STEP_REQUIRED") return value;
    return value
      .split(",")
      .map((role) => (role in roles ? roles[role as keyof typeof roles] : role))
      .join(", ");
  };
  return (
    <p className={styles.values}>
      <del>{shown(before)}</del> <span>→</span> <ins>{shown(after)}</ins>
    </p>
  );
}
