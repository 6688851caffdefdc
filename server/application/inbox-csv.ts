import { usersById } from "../account/case-workers.ts";
import { Parameters } from "../content/parameters.ts";
import type { Language } from "../language/language.ts";
import { minuteInKyiv } from "../platform/kyiv-time.ts";
import { answersOf, isUnreadable, nameIn, wordIn } from "./answers.ts";
import type { ApplicationContext } from "./application.context.ts";
import type { Application } from "./application.entity.ts";
import { csvLine } from "./csv.ts";
import { type CsvWords, csvWords } from "./csv-words.ts";
import { wishedApplications } from "./inbox-conditions.ts";
import { applicationsById } from "./inbox-list.ts";
import type { InboxWish } from "./inbox-wish.ts";
import { recordEvent } from "./record-event.ts";

/** Without it Excel takes UTF-8 for the computer's old code page. */
const byteOrderMark = "\uFEFF";

const batch = 200;

/**
 * The applications of a wish as CSV, newest first, piece by piece: how to reach people, and none
 * of what they confided. Each is recorded as exported before it leaves.
 */
export async function* inboxCsv(
  context: ApplicationContext,
  wish: InboxWish,
  language: Language,
): AsyncGenerator<string> {
  const words = csvWords[language];
  yield byteOrderMark + csvLine(words.headings, words.separator);
  for (let last: Application | undefined; ; ) {
    const applications = await nextOf(context, wish, last);
    if (applications.length === 0) return;
    const ids = applications.map(({ id }) => id);
    await recordEvent(context.db, context, ids, "exported");
    yield (await linesOf(context, applications, words)).join("");
    last = applications.at(-1);
  }
}

async function nextOf(
  context: ApplicationContext,
  wish: InboxWish,
  last: Application | undefined,
): Promise<Application[]> {
  const bound = new Parameters();
  const conditions = [wishedApplications(wish, context, bound)];
  if (last) {
    const place = `${bound.add(last.createdAt)}::timestamptz, ${bound.add(last.id)}::uuid`;
    conditions.push(`(item.created_at, item.id) < (${place})`);
  }
  const rows: { id: string }[] = await context.db.query(
    `select item.id from application item where ${conditions.join(" and ")}
     order by item.created_at desc, item.id desc limit ${batch}`,
    bound.values,
  );
  const ids = rows.map(({ id }) => id);
  return ids.length > 0 ? applicationsById(context, ids) : [];
}

async function linesOf(
  { db, sealing }: ApplicationContext,
  applications: readonly Application[],
  words: CsvWords,
): Promise<string[]> {
  const assigned = [...new Set(applications.flatMap(({ assigneeId }) => assigneeId ?? []))];
  const users = new Map((await usersById(db, assigned)).map((user) => [user?.id, user]));
  return applications.map((application) => {
    const { number, form, state, createdAt, closedAt, region, assigneeId } = application;
    const answers = answersOf(application, sealing);
    const assignee = users.get(assigneeId ?? undefined);
    const values = [
      String(number),
      words.forms[form],
      words.states[state],
      minuteInKyiv(createdAt),
      closedAt ? minuteInKyiv(closedAt) : "",
      assignee?.name || assignee?.email || "",
      words.regions[region] ?? region,
      wordIn(answers, "settlement"),
      isUnreadable(application, sealing) ? words.unreadable : nameIn(answers),
      wordIn(answers, "phone"),
      wordIn(answers, "email"),
      words.contactMethods[wordIn(answers, "contactMethod")] ?? "",
      typeof answers.safeContact === "boolean" ? words.yesOrNo[String(answers.safeContact)] : "",
    ];
    return csvLine(values, words.separator);
  });
}
