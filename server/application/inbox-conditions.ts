import { isId } from "../content/content-queries.ts";
import type { Parameters } from "../content/parameters.ts";
import type { Sealing } from "../platform/sealing.ts";
import type { InboxWish } from "./inbox-wish.ts";
import { contactMark, wordMarksOf } from "./marks.ts";

interface Asking {
  sealing: Sealing;
  now: Date;
}

/** What a wish leaves of the inbox: an SQL condition on `item`. */
export function wishedApplications(
  wish: InboxWish,
  { sealing, now }: Asking,
  bound: Parameters,
): string {
  const { form, state, region, assignee, unassigned, olderThanDays, search } = wish;
  const conditions = [inStates(state, bound)];
  if (form) conditions.push(`item.form = ${bound.add(form)}`);
  if (region) conditions.push(`item.region = ${bound.add(region)}`);
  if (assignee) {
    conditions.push(isId(assignee) ? `item.assignee_id = ${bound.add(assignee)}` : "false");
  }
  if (unassigned) conditions.push("item.assignee_id is null");
  if (olderThanDays) {
    const before = new Date(now.getTime() - olderThanDays * 24 * 3_600_000);
    conditions.push(`item.created_at < ${bound.add(before)}`);
  }
  const text = search?.trim();
  if (text) conditions.push(...found(text, sealing, bound));
  return conditions.join(" and ");
}

function inStates(states: InboxWish["state"], bound: Parameters): string {
  return states?.length ? `item.state = any(${bound.add(states)})` : "item.state <> 'spam'";
}

/** A reference number as people write it; nine digits are the most that the column takes. */
const reference = /^(?:№|#|no\.?)?\s*(\d{1,9})$/i;

/** The names are sealed, so they are found by the marks of whole words. */
function found(text: string, sealing: Sealing, bound: Parameters): string[] {
  const contact = contactMark(sealing, text);
  if (contact) return [`item.contact_marks @> ${bound.add([contact])}::text[]`];
  const number = reference.exec(text)?.[1];
  if (number) return [`item.number = ${bound.add(Number(number))}`];
  const marks = wordMarksOf(sealing, [text]);
  return marks.length > 0 ? [`item.word_marks @> ${bound.add(marks)}::text[]`] : ["false"];
}
