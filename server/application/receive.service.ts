import { Conflict, type FieldFailure, Invalid } from "../platform/failures.ts";
import { monthInKyiv } from "../platform/kyiv-time.ts";
import { refusedFields } from "../platform/validation.ts";
import type { ApplicationContext } from "./application.context.ts";
import { Application, type ApplicationForm } from "./application.entity.ts";
import { agreedText, consentFor, type Ticks } from "./consent.ts";
import { formVersion } from "./form-rules.ts";
import { FormSettings } from "./form-settings.entity.ts";
import { type Arrival, keepApplication } from "./keep-application.ts";
import { contactMarksOf, wordMarksOf } from "./marks.ts";
import { networkOf } from "./network.ts";
import type { SenderInput } from "./sender.input.ts";
import { replyDays, type SendingInput, type Sent } from "./sending.input.ts";
import { suspicionOf } from "./suspicion.ts";
import { tidied } from "./tidied.ts";

type Texts = readonly (string | null | undefined)[];
type Sender = SenderInput & Ticks;

/** What one form tells of its answers, for finding and for counting. */
export interface FormReading<Input> {
  form: ApplicationForm;
  /** In whose words it is found. */
  names(input: Input): Texts;
  /** Phones and e-mails by which it is found; the sender's phone comes first. */
  contacts(input: Input): Texts;
  /** Readable for whoever reads the table, and kept for good: nothing of a person or their health. */
  statistics(input: Input): object;
}

/**
 * Receives what somebody sent, however it came. Throws Invalid (paths begin with `sending` or
 * `input`), Conflict `consent` or `closed`, or TooMany.
 */
export function receive<Input extends Sender>(
  context: ApplicationContext,
  sending: SendingInput,
  input: Input,
  reading: FormReading<Input>,
): Promise<Sent> {
  const key = `${reading.form}:${sending.key}`;
  return context.sendings.once(key, () => receiveOnce(context, sending, tidied(input), reading));
}

async function receiveOnce<Input extends Sender>(
  context: ApplicationContext,
  sending: SendingInput,
  input: Input,
  reading: FormReading<Input>,
): Promise<Sent> {
  const { db, sealing, sendings, address } = context;
  await assertRight(sending, input);
  const idempotencyKey = `${reading.form}:${sending.key}`;
  const known = await db.findOneBy(Application, { idempotencyKey });
  if (known) return sentAs(context, known);
  const arrival = await arrivalOf(context, sending, input, reading);
  const addressMark = sealing.mark(networkOf(address));
  await sendings.count(addressMark);
  try {
    const application = await db.transaction((manager) =>
      keepApplication(manager, context, { ...arrival, idempotencyKey, addressMark }),
    );
    return await sentAs(context, application);
  } catch (failure) {
    await sendings.takeBack(addressMark);
    throw failure;
  }
}

async function assertRight(sending: SendingInput, input: Sender): Promise<void> {
  const fields = [
    ...(await refusedFields(sending, "sending")),
    ...(await refusedFields(input, "input")),
  ];
  if (fields.length > 0) throw Invalid(fields.filter((one) => !isBesideThePoint(one, fields)));
}

/** What is missing is wrong in every way; that it is missing is enough to know. */
const isBesideThePoint = ({ path, rule }: FieldFailure, all: FieldFailure[]): boolean =>
  !tellsOfNothing(rule) && all.some((other) => other.path === path && tellsOfNothing(other.rule));

const tellsOfNothing = (rule: string) => rule === "required" || rule === "arrayMinSize";

async function arrivalOf<Input extends Sender>(
  { db, sealing, now }: ApplicationContext,
  sending: SendingInput,
  input: Input,
  { form, names, contacts, statistics }: FormReading<Input>,
): Promise<Omit<Arrival, "idempotencyKey" | "addressMark">> {
  const { language } = sending;
  const consent = await consentFor(db, form, language);
  if (consent.version !== sending.consentVersion) throw Conflict("consent");
  const { region } = input;
  return {
    ...{ form, language, region },
    // As they will be read again: plain, without what is undefined.
    answers: JSON.parse(JSON.stringify(input)),
    statistics: { month: monthInKyiv(now), region, ...statistics(input) },
    contactMarks: contactMarksOf(sealing, contacts(input)),
    wordMarks: wordMarksOf(sealing, names(input)),
    suspicion: suspicionOf(sending, now),
    consentVersion: consent.version,
    consentText: agreedText(consent, input),
    formVersion: formVersion(form),
  };
}

async function sentAs({ db }: ApplicationContext, { form, number }: Application): Promise<Sent> {
  const { keptMonths } = await db.findOneByOrFail(FormSettings, { form });
  return { number, keptMonths, replyDays };
}
