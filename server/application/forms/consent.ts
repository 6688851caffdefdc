import { createHash } from "node:crypto";
import { Field, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { inLanguage, type Language } from "../../language/language.ts";
import { monthsIn } from "../../language/months.ts";
import { readSettings } from "../../settings/settings.service.ts";
import type { ApplicationForm } from "../application.entity.ts";
import { FormSettings } from "./form-settings.entity.ts";

@ObjectType({
  description: "The exact texts that an applicant agrees to; they are stored with the application.",
})
export class ConsentText {
  @Field(() => String, {
    description:
      "Hash of the texts, which also depend on the foundation's name, its e-mail and the retention period.",
  })
  version: string;

  @Field(() => String, { description: "Text for `consent`, in every form." })
  text: string;

  @Field(() => String, {
    nullable: true,
    description: "Text for `healthConsent`; null if the form has no such field.",
  })
  healthText: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Text for `parentConfirmed`; null if the form has no such field.",
  })
  childText: string | null;

  /** The retention period that `text` names, in months. */
  months: number;
}

/** Values inserted into the consent texts. */
interface ConsentParameters {
  /** Name of the foundation; blank if unknown. */
  foundation: string;
  /** Address for withdrawing the consent; blank if unknown. */
  email: string;
  /** Retention period in months after closing. */
  months: number;
  /** Who gets the data, as a sentence. */
  recipients: string;
}

/** "the Hope foundation"; a name that says itself what it is stands alone. */
function englishFoundation(name: string): string {
  if (!name) return "the foundation";
  return /\b(?:foundation|fund|charity|trust|I?CF)\b/i.test(name) ? name : `the ${name} foundation`;
}

const consentTemplates = {
  ua: {
    text: ({ foundation, email, months, recipients }: ConsentParameters) =>
      `Даю згоду ${foundation ? `фонду «${foundation}»` : "фонду"} на обробку персональних даних, зазначених у цій формі, щоб розглянути мою заявку та зв’язатися зі мною. Мені відомо про мої права за статтею 8 Закону України «Про захист персональних даних» і про те, що я можу відкликати згоду будь-коли, написавши ${email ? `на ${email}` : "фонду"}. ${recipients} Дані зберігатимуть не довше ніж ${monthsIn.ua(months)} після завершення розгляду. Докладніше — у Політиці конфіденційності.`,
    recipients:
      "Дані передаватимуть лише тим, без кого не виконати мого прохання: наприклад, психологу, який працюватиме зі мною, або перевізнику посилки. Виняток — загроза життю чи безпеці та випадки, визначені законом.",
    staffOnly:
      "Дані бачитимуть лише працівники, які розглядають заявку, та адміністрація сайту, крім випадків, визначених законом.",
    healthText:
      "Надаю окрему однозначну згоду на обробку даних про стан здоров’я, які я зазначаю про себе або про особу, яку законно представляю, виключно для надання допомоги.",
    childText:
      "Підтверджую, що я є одним із батьків (усиновлювачів) або іншим законним представником дитини.",
  },
  eng: {
    text: ({ foundation, email, months, recipients }: ConsentParameters) =>
      `I agree that ${englishFoundation(foundation)} may process the personal data in this form to review my application and contact me. I know my rights under Article 8 of the Law of Ukraine on Personal Data Protection and that I may withdraw consent at any time by writing to ${email || "the foundation"}. ${recipients} The data will be kept for no longer than ${monthsIn.eng(months)} after the application is closed. See the Privacy policy.`,
    recipients:
      "The data will be passed on only to those without whom my request cannot be met, such as the psychologist who will work with me or the carrier of a parcel. The exception is a threat to somebody’s life or safety, and what the law requires.",
    staffOnly:
      "Only the staff who handle the application and the site’s administrators will see the data, except where the law requires otherwise.",
    healthText:
      "I give separate and explicit consent to the processing of the health information I have given, about myself or a person I legally represent, solely to provide help.",
    childText:
      "I confirm that I am a parent (including by adoption) or another legal representative of the child.",
  },
};

const formsWithHealthConsent: readonly ApplicationForm[] = ["humanitarian", "psychological"];
const formsWithParentConsent: readonly ApplicationForm[] = ["psychological"];

/** Returns the current consent texts of a form in one language. */
export async function consentFor(
  manager: EntityManager,
  form: ApplicationForm,
  language: Language,
): Promise<ConsentText> {
  const settings = await readSettings(manager);
  const { retentionMonths } = await manager.findOneByOrFail(FormSettings, { form });
  const templates = consentTemplates[language];
  const { text, healthText, childText } = templates;
  const recipients = form === "pictureRemoval" ? templates.staffOnly : templates.recipients;
  const foundation = inLanguage(settings.translations, language)?.foundationName ?? "";
  const texts = {
    text: text({ foundation, email: settings.email, months: retentionMonths, recipients }),
    healthText: formsWithHealthConsent.includes(form) ? healthText : null,
    childText: formsWithParentConsent.includes(form) ? childText : null,
  };
  return { version: versionOf(Object.values(texts)), ...texts, months: retentionMonths };
}

const versionOf = (texts: readonly (string | null)[]): string =>
  createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 12);

/** The additional consents of some forms. */
export interface OptionalConsents {
  healthConsent?: boolean | null;
  parentConfirmed?: boolean | null;
}

/** Returns the texts that were agreed to, as paragraphs, to be stored with the application. */
export function agreedText(
  { text, healthText, childText }: ConsentText,
  ticks: OptionalConsents,
): string {
  const agreed = [text, ticks.healthConsent && healthText, ticks.parentConfirmed && childText];
  return agreed.filter(Boolean).join("\n\n");
}
