import { type GraphQLInputObjectType, type GraphQLSchema, isInputObjectType } from "graphql";
import type { ApplicationContext } from "../../application/application.context.ts";
import { applyWithoutScripts } from "../../application/submission/apply.service.ts";
import type { SubmissionReceipt } from "../../application/submission/submission.input.ts";
import { type Language, pathInLanguage } from "../../language/language.ts";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import type { FormPage } from "../pages/form-pages.ts";
import { textsOf, toInput } from "./form-data.ts";

/**
 * Path and query of the receipt page. They tell the application's number and the promised term, and
 * not its form.
 */
export function receiptPath(
  { number, promisedHours, replyDays }: SubmissionReceipt,
  language: Language,
): string {
  const days = replyDays ? `&days=${replyDays}` : "";
  const term = promisedHours ? `&hours=${promisedHours}` : days;
  return pathInLanguage(`/sent?n=${number}${term}`, language);
}

/** The GraphQL input type of a form. */
export function inputTypeOf(schema: GraphQLSchema, { input }: FormPage): GraphQLInputObjectType {
  const type = schema.getType(input);
  if (!isInputObjectType(type)) throw new Error(`The schema has no ${input}`);
  return type;
}

/** Submits a posted form. Throws what the mutations throw. */
export async function submitForm(
  context: ApplicationContext,
  form: FormPage["form"],
  input: GraphQLInputObjectType,
  language: Language,
  posted: URLSearchParams,
): Promise<SubmissionReceipt> {
  const openedAt = parseOpenedAt(posted);
  // A browser that does not say from which page posts the same values once a day.
  const page = openedAt || context.now.toISOString().slice(0, 10);
  const submission = {
    key: submissionKeyOf(context.encryption, [form, page, textsOf(input, posted)]),
    language,
    openedAt: openedAt ? new Date(openedAt) : null,
    website: posted.get("sending.website") ?? "",
    consentVersion: posted.get("sending.consentVersion") ?? "",
  };
  return applyWithoutScripts[form](context, submission, toInput(input, posted));
}

/**
 * Time at which the page was opened, from the posted field, as ISO 8601; blank when missing or
 * invalid.
 */
export function parseOpenedAt(posted: URLSearchParams): string {
  const moment = new Date(posted.get("sending.openedAt") ?? "");
  return Number.isNaN(moment.getTime()) ? "" : moment.toISOString();
}

/**
 * The idempotency key of a submission: the same values from the same page are one submission,
 * however often they are posted. A corrected form is a new submission, which staff see as a possible
 * duplicate: without scripts the browser has no key of its own.
 */
function submissionKeyOf(encryption: FieldEncryption, content: unknown): string {
  const bytes = Buffer.from(encryption.blindIndex(JSON.stringify(content)), "base64url");
  // Sets version and variant of a custom UUID (RFC 9562, version 8).
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const digits = bytes.toString("hex", 0, 16);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
