import { isId } from "../../content/reading/content-queries.ts";
import type { SqlParameters } from "../../content/reading/sql-parameters.ts";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import { dayInKyiv } from "../../platform/kyiv-time.ts";
import { promisedCondition } from "../priority.ts";
import { contactBlindIndexVariants, wordBlindIndexVariants } from "../privacy/blind-index.ts";
import type { InboxFilter } from "./inbox.args.ts";

interface SearchContext {
  encryption: FieldEncryption;
  now: Date;
}

/** Returns the SQL condition on `item` for a filter. */
export function inboxCondition(
  filter: InboxFilter,
  { encryption, now }: SearchContext,
  parameters: SqlParameters,
): string {
  const { form, state, region, assignee, unassigned, urgency, olderThanDays, search } = filter;
  const conditions = [stateCondition(state, parameters)];
  if (form) conditions.push(`item.form = ${parameters.add(form)}`);
  if (region) conditions.push(`item.region = ${parameters.add(region)}`);
  if (assignee) {
    conditions.push(isId(assignee) ? `item.assignee_id = ${parameters.add(assignee)}` : "false");
  }
  if (unassigned) conditions.push("item.assignee_id is null");
  if (urgency) conditions.push(`item.urgency = ${parameters.add(urgency)}`);
  if (filter.overdue) conditions.push(overdueCondition(parameters.add(now)));
  if (filter.reminded) conditions.push(remindedCondition(parameters.add(dayInKyiv(now))));
  if (olderThanDays) {
    const before = new Date(now.getTime() - olderThanDays * 24 * 3_600_000);
    conditions.push(`item.created_at < ${parameters.add(before)}`);
  }
  const text = search?.trim();
  if (text) conditions.push(...searchConditions(text, encryption, parameters));
  return conditions.join(" and ");
}

/**
 * SQL condition on `item`: new, and taken by nobody within the term of its form; of a form with a
 * promised term, not closed within it. `now` is the placeholder of the present instant.
 */
export const overdueCondition = (now: string): string =>
  `((item.state = 'new' and item.assignee_id is null or ${promisedCondition}) and exists (
     select 1 from application_form term where term.form = item.form
       and item.created_at < ${now}::timestamptz - make_interval(hours =>
         case when item.urgency = 'DAYS' then term.urgent_overdue_hours else term.overdue_hours end)))`;

/** SQL condition on `item`: the day of its reminder has come; `today` is a placeholder. */
export const remindedCondition = (today: string): string => `item.remind_on <= ${today}::text`;

function stateCondition(states: InboxFilter["state"], parameters: SqlParameters): string {
  return states?.length ? `item.state = any(${parameters.add(states)})` : "item.state <> 'spam'";
}

/** A reference number with an optional prefix; nine digits always fit the int column. */
const referenceNumberPattern = /^(?:№|#|no\.?)?\s*(\d{1,9})$/i;

/** Names are encrypted, so that they can only be found by the blind indexes of whole words. */
function searchConditions(
  text: string,
  encryption: FieldEncryption,
  parameters: SqlParameters,
): string[] {
  const contacts = contactBlindIndexVariants(encryption, text);
  if (contacts.length > 0) {
    return [`item.contact_blind_indexes && ${parameters.add(contacts)}::text[]`];
  }
  const number = referenceNumberPattern.exec(text)?.[1];
  if (number) return [`item.number = ${parameters.add(Number(number))}`];
  const words = wordBlindIndexVariants(encryption, text);
  if (words.length === 0) return ["false"];
  return words.map((variants) => `item.word_blind_indexes && ${parameters.add(variants)}::text[]`);
}
