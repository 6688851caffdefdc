import { Conflict, type FieldError, Invalid } from "../../platform/errors.ts";
import { monthInKyiv } from "../../platform/kyiv-time.ts";
import { networkPrefix } from "../../platform/network-prefix.ts";
import { validationErrorsOf } from "../../platform/validation.ts";
import type { ApplicationContext } from "../application.context.ts";
import { Application } from "../application.entity.ts";
import { hiddenAnswers } from "../forms/choices/choice-lists.ts";
import type { Region } from "../forms/choices/region.ts";
import { agreedText, consentFor, type OptionalConsents } from "../forms/consent.ts";
import { promisedHoursOf } from "../forms/form-availability.ts";
import { formVersion } from "../forms/form-rules.ts";
import { FormSettings } from "../forms/form-settings.entity.ts";
import { normaliseInput } from "../forms/normalise-input.ts";
import type { Answers } from "../privacy/answers.ts";
import { contactBlindIndexesOf, wordBlindIndexesOf } from "../privacy/blind-index.ts";
import type { FormDefinition } from "./form-definitions.ts";
import { spamReasonOf } from "./spam-check.ts";
import { isRepetition, type NewApplication, storeApplication } from "./store-application.ts";
import type { SubmissionInput, SubmissionReceipt } from "./submission.input.ts";

/** What every form asks; not every form asks for the region. */
export type Applicant = { consent: boolean; region?: Region } & OptionalConsents;

/**
 * Processes a submission, from GraphQL or from an HTML form. Throws Invalid (paths begin with
 * `sending` or `input`), Conflict `consent` or `closed`, or TooMany.
 */
export function submitApplication<Input extends Applicant>(
  context: ApplicationContext,
  submission: SubmissionInput,
  input: Input,
  definition: FormDefinition<Input>,
): Promise<SubmissionReceipt> {
  const normalised = normaliseInput(input);
  // A correction is sent with the same key, and must not share the result of the first one.
  const content = context.encryption.blindIndex(JSON.stringify(normalised));
  const key = `${definition.form}:${submission.key}:${content}`;
  return context.submissionLimiter.deduplicate(key, () =>
    processSubmission(context, submission, normalised, definition),
  );
}

async function processSubmission<Input extends Applicant>(
  context: ApplicationContext,
  submission: SubmissionInput,
  input: Input,
  definition: FormDefinition<Input>,
): Promise<SubmissionReceipt> {
  const { db, encryption, submissionLimiter, address } = context;
  const errors = await errorsIn(submission, input);
  const idempotencyKey = `${definition.form}:${submission.key}`;
  const existing = await db.findOneBy(Application, { idempotencyKey });
  if (errors.length === 0 && existing && isRepetition(existing, toAnswers(input), encryption)) {
    return receiptFor(context, existing);
  }
  errors.push(...(await hiddenAnswers(db, definition.form, input)));
  if (errors.length > 0) throw Invalid(errors);
  const submitted = await toNewApplication(context, submission, input, definition);
  const networkBlindIndex = encryption.blindIndex(networkPrefix(address));
  const { isUnusual } = await submissionLimiter.consume(networkBlindIndex);
  const spamReason = submitted.spamReason || (isUnusual ? "tooMany" : "");
  try {
    const application = await db.transaction((manager) =>
      storeApplication(manager, context, {
        ...submitted,
        spamReason,
        idempotencyKey,
        networkBlindIndex,
      }),
    );
    return await receiptFor(context, application);
  } catch (error) {
    await submissionLimiter.refund(networkBlindIndex);
    throw error;
  }
}

async function errorsIn(submission: SubmissionInput, input: Applicant): Promise<FieldError[]> {
  const fields = [
    ...(await validationErrorsOf(submission, "sending")),
    ...(await validationErrorsOf(input, "input")),
  ];
  return fields.filter((one) => !isImpliedByMissing(one, fields));
}

/** A missing value violates every rule of its field; only `required` is reported. */
const isImpliedByMissing = ({ path, rule }: FieldError, all: FieldError[]): boolean =>
  !isMissingRule(rule) && all.some((other) => other.path === path && isMissingRule(other.rule));

const isMissingRule = (rule: string) => rule === "required" || rule === "arrayMinSize";

async function toNewApplication<Input extends Applicant>(
  { db, encryption, now }: ApplicationContext,
  submission: SubmissionInput,
  input: Input,
  { form, names, contacts, statistics, urgency }: FormDefinition<Input>,
): Promise<Omit<NewApplication, "idempotencyKey" | "networkBlindIndex">> {
  const { language } = submission;
  const consent = await consentFor(db, form, language);
  if (consent.version !== submission.consentVersion) throw Conflict("consent");
  const { region = "" } = input;
  return {
    form,
    language,
    region,
    urgency: urgency?.(input) ?? null,
    answers: toAnswers(input),
    statistics: { month: monthInKyiv(now), ...(region && { region }), ...statistics(input) },
    contactBlindIndexes: contactBlindIndexesOf(encryption, contacts(input)),
    wordBlindIndexes: wordBlindIndexesOf(encryption, names(input)),
    spamReason: spamReasonOf(submission, now),
    consentVersion: consent.version,
    consentText: agreedText(consent, input),
    agreedMonths: consent.months,
    formVersion: formVersion(form),
  };
}

/** Plain JSON without undefined values, as it is read back. */
const toAnswers = (input: object): Answers => JSON.parse(JSON.stringify(input));

async function receiptFor(
  { db }: ApplicationContext,
  { form, number }: Application,
): Promise<SubmissionReceipt> {
  const settings = await db.findOneByOrFail(FormSettings, { form });
  const { retentionMonths } = settings;
  const replyDays = settings.replyDays ?? 0;
  return { number, retentionMonths, replyDays, promisedHours: promisedHoursOf(settings) };
}
