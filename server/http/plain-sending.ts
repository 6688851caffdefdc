import { randomUUID } from "node:crypto";
import { type GraphQLInputObjectType, type GraphQLSchema, isInputObjectType } from "graphql";
import type { ApplicationContext } from "../application/application.context.ts";
import type { ApplicationForm } from "../application/application.entity.ts";
import { applyPlainly } from "../application/apply.service.ts";
import type { Language } from "../language/language.ts";
import type { Sealing } from "../platform/sealing.ts";
import { inputFrom, typedIn } from "./posted-answers.ts";

/** A form as a page shows it. */
export interface PlainForm {
  form: ApplicationForm;
  /** Its answers' type in the schema. */
  input: string;
  /** Path of its page. */
  path: string;
}

const forms: readonly PlainForm[] = [
  { form: "general", input: "GeneralInput", path: "/need-help" },
  { form: "humanitarian", input: "HumanitarianInput", path: "/need-help/humanitarian" },
  { form: "psychological", input: "PsychologicalInput", path: "/need-help/psychological" },
  { form: "volunteer", input: "VolunteerInput", path: "/help/volunteer" },
  { form: "psychologist", input: "PsychologistInput", path: "/help/psychologist" },
  { form: "partner", input: "PartnershipInput", path: "/help/partner" },
];

/** The form of an address, which may have a query; undefined where there is none. */
export const plainFormAt = (url: string): PlainForm | undefined =>
  forms.find(({ path }) => path === url.split("?")[0]);

/** Path and query of the page that tells the number. */
export function receiptOf({ form, path }: PlainForm, number: number, language: Language): string {
  const [, section] = path.split("/");
  const receipt = `/${section}/sent?n=${number}&form=${form}`;
  return language === "eng" ? `${receipt}&lang=en` : receipt;
}

/** The type of a form's answers. */
export function inputOf(schema: GraphQLSchema, { input }: PlainForm): GraphQLInputObjectType {
  const type = schema.getType(input);
  if (!isInputObjectType(type)) throw new Error(`The schema has no ${input}`);
  return type;
}

/** Hands over what was posted; answers its number. Throws what every application may throw. */
export async function sendPlainly(
  context: ApplicationContext,
  form: PlainForm["form"],
  input: GraphQLInputObjectType,
  language: Language,
  posted: URLSearchParams,
): Promise<number> {
  const openedAt = openedAtIn(posted);
  const sending = {
    key: openedAt ? keyOf(context.sealing, [form, openedAt, typedIn(input, posted)]) : randomUUID(),
    language,
    openedAt: openedAt ? new Date(openedAt) : null,
    website: posted.get("sending.website") ?? "",
    consentVersion: posted.get("sending.consentVersion") ?? "",
  };
  const { number } = await applyPlainly[form](context, sending, inputFrom(input, posted));
  return number;
}

/** When its page was opened, as the form says; blank when it says nothing of the kind. */
export function openedAtIn(posted: URLSearchParams): string {
  const moment = new Date(posted.get("sending.openedAt") ?? "");
  return Number.isNaN(moment.getTime()) ? "" : moment.toISOString();
}

/**
 * The same answers from the same page are one sending, however often it is posted; whoever mends
 * an answer sends anew, and the next ten minutes' rule corrects what has arrived.
 */
function keyOf(sealing: Sealing, sent: unknown): string {
  const bytes = Buffer.from(sealing.mark(JSON.stringify(sent)), "base64url");
  // Version and variant of a UUID that somebody computed: RFC 9562, version 8.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const digits = bytes.toString("hex", 0, 16);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
