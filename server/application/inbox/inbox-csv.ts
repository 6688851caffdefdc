import { usersById } from "../../account/case-workers.ts";
import { SqlParameters } from "../../content/reading/sql-parameters.ts";
import type { Language } from "../../language/language.ts";
import { recordSensitiveAction } from "../../mail/sensitive-actions.ts";
import { byteOrderMark, csvLine, escapeFormulas } from "../../platform/csv.ts";
import { minuteInKyiv } from "../../platform/kyiv-time.ts";
import type { ApplicationContext } from "../application.context.ts";
import type { Application } from "../application.entity.ts";
import { phonePattern } from "../forms/phone.ts";
import { applicantName, decryptAnswers, isUnreadable, textAnswer } from "../privacy/answers.ts";
import { recordEvent } from "../record-event.ts";
import { type CsvLabels, csvLabels } from "./csv-labels.ts";
import type { InboxFilter } from "./inbox.args.ts";
import { inboxCondition } from "./inbox-conditions.ts";
import { applicationsById, countApplications } from "./inbox-list.ts";
import { type RegionLabel, regionLabels } from "./region-names.ts";

/** A text that no spreadsheet executes; empty for a missing one. */
const textCell = (value = ""): string => (groupedPhone.test(value) ? value : escapeFormulas(value));

/** What `phoneCell` returns: digits in groups, which no spreadsheet can execute. */
const groupedPhone = /^\+\d{1,6}(?: \d{2})? \d{3} \d{2} \d{2}$/;

/**
 * `+380671234567` → `+380 67 123 45 67`: without spaces spreadsheets read a number, and drop the
 * plus. What is no phone number stays as it is.
 */
function phoneCell(phone: string): string {
  if (!phonePattern.test(phone)) return phone;
  return phone.length > 10
    ? phone.replace(/(\d{2})(\d{3})(\d{2})(\d{2})$/, " $1 $2 $3 $4")
    : phone.replace(/(\d{3})(\d{2})(\d{2})$/, " $1 $2 $3");
}

const batchSize = 200;

type ExportLabels = CsvLabels & { regionLabel: RegionLabel };

/**
 * Streams the applications that match the filter as CSV, newest first. Contains contact data,
 * but no other answers. The export is announced to the admins, and recorded in the history of each
 * application, before it is sent. Throws ConfirmationRequired.
 */
export async function exportApplications(
  context: ApplicationContext,
  filter: InboxFilter,
  language: Language,
): Promise<AsyncGenerator<string>> {
  const number = await countApplications(context, filter);
  await context.db.transaction((manager) =>
    recordSensitiveAction(manager, context, "applicationsExported", {
      events: [{ number }],
      lines: [{ ua: `Заявок: ${number}`, eng: `Applications: ${number}` }],
    }),
  );
  const regionLabel = await regionLabels(context.db, language);
  return streamApplications(context, filter, { ...csvLabels[language], regionLabel });
}

async function* streamApplications(
  context: ApplicationContext,
  filter: InboxFilter,
  labels: ExportLabels,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(labels.headings, labels.separator);
  for (let last: Application | undefined; ; ) {
    const applications = await nextBatch(context, filter, last);
    if (applications.length === 0) return;
    const ids = applications.map(({ id }) => id);
    await recordEvent(context.db, context, ids, "exported");
    yield (await csvLinesOf(context, applications, labels)).join("");
    last = applications.at(-1);
  }
}

async function nextBatch(
  context: ApplicationContext,
  filter: InboxFilter,
  last: Application | undefined,
): Promise<Application[]> {
  const parameters = new SqlParameters();
  const conditions = [inboxCondition(filter, context, parameters)];
  if (last) {
    const cursor = `${parameters.add(last.createdAt)}::timestamptz, ${parameters.add(last.id)}::uuid`;
    conditions.push(`(item.created_at, item.id) < (${cursor})`);
  }
  const rows: { id: string }[] = await context.db.query(
    `select item.id from application item where ${conditions.join(" and ")}
     order by item.created_at desc, item.id desc limit ${batchSize}`,
    parameters.values,
  );
  const ids = rows.map(({ id }) => id);
  return ids.length > 0 ? applicationsById(context, ids) : [];
}

async function csvLinesOf(
  { db, encryption }: ApplicationContext,
  applications: readonly Application[],
  labels: ExportLabels,
): Promise<string[]> {
  const assigneeIds = [...new Set(applications.flatMap(({ assigneeId }) => assigneeId ?? []))];
  const users = new Map((await usersById(db, assigneeIds)).map((user) => [user?.id, user]));
  return applications.map((application) => {
    const { number, form, state, urgency, createdAt, closedAt, region, assigneeId } = application;
    const answers = decryptAnswers(application, encryption);
    const assignee = users.get(assigneeId ?? undefined);
    const values = [
      String(number),
      labels.forms[form],
      application.anonymisedAt ? labels.erased : labels.states[state],
      urgency ? labels.urgencies[urgency] : "",
      minuteInKyiv(createdAt),
      closedAt ? minuteInKyiv(closedAt) : "",
      assignee?.name || assignee?.email || "",
      labels.regionLabel({ form, region }),
      textAnswer(answers, "settlement"),
      isUnreadable(application, encryption) ? labels.unreadable : applicantName(answers),
      phoneCell(textAnswer(answers, "phone")),
      textAnswer(answers, "email"),
      labels.contactMethods[textAnswer(answers, "contactMethod")] ?? "",
      typeof answers.safeContact === "boolean" ? labels.booleans[String(answers.safeContact)] : "",
    ];
    return csvLine(values.map(textCell), labels.separator);
  });
}
