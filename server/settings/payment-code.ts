import { createHash } from "node:crypto";
import { Field, ObjectType, registerEnumType } from "type-graphql";
import { inLanguage, type Language } from "../language/language.ts";
import { euroPaymentText, isSepaAccount } from "./epc-payment.ts";
import type { Currency } from "./giving-example.ts";
import { transferLink } from "./nbu-payment.ts";
import { epcCodeSvg, nbuCodeSvg } from "./payment-code-svg.ts";
import { euroErrors, hryvniaErrors, hryvniaTransfer } from "./requisites.ts";
import type { Settings, SettingsTranslation } from "./settings.entity.ts";

const PaymentCodeFormatEnum = { NBU_003: "nbu-003", NBU_002: "nbu-002", EPC: "epc" } as const;

registerEnumType(PaymentCodeFormatEnum, {
  name: "PaymentCodeFormat",
  description: "Format of a payment QR code.",
  valuesConfig: {
    NBU_003: {
      description: "Current format of the National Bank of Ukraine, for Ukrainian banking apps.",
    },
    NBU_002: {
      description: "Previous format of the National Bank of Ukraine, for older banking apps.",
    },
    EPC: {
      description: "Format of the European Payments Council, for transfers to an account in euros.",
    },
  },
});

@ObjectType({ description: "A QR code with the bank requisites, for banking apps." })
export class PaymentCode {
  @Field(() => PaymentCodeFormatEnum, { description: "Format of the code." })
  format: "nbu-003" | "nbu-002" | "epc";

  @Field(() => String, { description: "Text encoded in the QR code." })
  text: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Link that opens a banking app with the same payment; null for formats without a link.",
  })
  link: string | null;

  @Field(() => String, { description: "Path of the SVG image on this site." })
  image: string;
}

@ObjectType({ description: "A payment QR code of bank details that are not saved." })
export class PaymentCodePreview {
  @Field(() => PaymentCodeFormatEnum, { description: "Format of the code." })
  format: PaymentCode["format"];

  @Field(() => String, { description: "The image, as SVG." })
  svg: string;
}

/** The part of the settings, or of their input, that the codes contain. */
interface PaymentDetails extends Pick<Settings, "iban" | "edrpou"> {
  euroIban?: string | null;
  translations: Pick<SettingsTranslation, "language" | "recipient" | "paymentPurpose">[];
}

/** What a donor has chosen on the page of donations. */
export interface DonationChoice {
  /** Whole units of `currency`; null leaves it to the donor. */
  amount: number | null;
  currency: Currency;
  /** The project to give to, with its names; null for the foundation's work as a whole. */
  project: { id: string; names: Record<Language, string> } | null;
}

const freeDonation: DonationChoice = { amount: null, currency: "UAH", project: null };

/** A payment's purpose, and the codes that contain it. */
export interface CodedPayment {
  /** Names the project and the amount, where they fit. */
  purpose: string;
  codes: PaymentCode[];
}

/** All codes for which the requisites are complete and valid, in display order. */
export function paymentCodes(settings: PaymentDetails, choice = freeDonation): PaymentCode[] {
  return [...hryvniaPayment(settings, choice).codes, ...euroPayment(settings, choice).codes];
}

/** Ukrainian banks expect recipient and purpose in Ukrainian, whatever language the donor reads. */
export function hryvniaPayment(settings: PaymentDetails, choice: DonationChoice): CodedPayment {
  const translation = inLanguage(settings.translations, "ua");
  const amount = amountIn("UAH", choice);
  const candidates = purposesOf(translation, choice, "ua", amount ? `${amount} грн` : null);
  for (const candidate of candidates) {
    const texts = { recipient: translation?.recipient ?? "", paymentPurpose: candidate };
    const base = hryvniaTransfer(settings, texts);
    if (!base) break;
    const transfer = amount ? { ...base, amount: `UAH${amount}` } : base;
    if (hryvniaErrors(transfer).length > 0) continue;
    const codes = (["003", "002"] as const).map((format) => {
      const link = transferLink(format, transfer);
      return paymentCode(`nbu-${format}`, link, link, choice);
    });
    return { purpose: candidate, codes };
  }
  return { purpose: translation?.paymentPurpose ?? "", codes: [] };
}

/** Uses the English translation, because every European bank accepts Latin letters. */
export function euroPayment(settings: PaymentDetails, choice: DonationChoice): CodedPayment {
  const translation = inLanguage(settings.translations, "eng");
  const purpose = translation?.paymentPurpose ?? "";
  const { euroIban } = settings;
  const recipient = translation?.recipient ?? "";
  const amount = amountIn("EUR", choice);
  if (!recipient.trim()) return { purpose, codes: [] };
  const transferFor = (candidate: string) => ({
    recipient,
    iban: euroIban ?? "",
    purpose: candidate,
    ...(amount && { amount: `${amount}.00` }),
  });
  // A bank abroad takes the same purpose by SWIFT, for which there is no code.
  const sum = choice.currency === "UAH" ? null : sumInLatin(choice);
  const fitting = purposesOf(translation, choice, "eng", sum).find(
    (candidate) => euroErrors(transferFor(candidate)).length === 0,
  );
  if (fitting === undefined || !euroIban || !isSepaAccount(euroIban)) {
    return { purpose: fitting ?? purpose, codes: [] };
  }
  const text = euroPaymentText(transferFor(fitting));
  return { purpose: fitting, codes: [paymentCode("epc", text, null, choice)] };
}

const amountIn = (currency: Currency, choice: DonationChoice): number | null =>
  choice.currency === currency ? choice.amount : null;

/** The purpose of a transfer in hryvnias for readers of English, whose codes have the Ukrainian one. */
export function hryvniaPurposeInEnglish(settings: PaymentDetails, choice: DonationChoice): string {
  const translation = inLanguage(settings.translations, "eng");
  const sum = choice.currency === "UAH" ? sumInLatin(choice) : null;
  return purposesOf(translation, choice, "eng", sum)[0] ?? "";
}

const sumInLatin = ({ amount, currency }: DonationChoice): string | null =>
  amount ? `${currency} ${amount}` : null;

/**
 * The purpose with the project's name and the sum, then without the name, then alone: they may be too
 * long for a code, or have letters that no code can contain.
 */
function purposesOf(
  translation: Pick<SettingsTranslation, "paymentPurpose"> | undefined,
  { project }: DonationChoice,
  language: Language,
  sum: string | null,
): string[] {
  const purpose = translation?.paymentPurpose ?? "";
  if (!purpose.trim()) return [purpose];
  const name = project?.names[language];
  const projectName = name && (language === "ua" ? `Проєкт «${name}»` : `Project: ${name}`);
  const joined = (...parts: (string | null | undefined)[]) =>
    [purpose.trim().replace(/\.$/, ""), ...parts].filter(Boolean).join(". ");
  return [...(name ? [joined(projectName, sum)] : []), ...(sum ? [joined(sum)] : []), purpose];
}

/** The QR code as SVG; null when its text is too long. */
export function paymentCodeSvg({ format, text }: PaymentCode): string | null {
  return format === "epc" ? epcCodeSvg(text) : nbuCodeSvg(text);
}

function paymentCode(
  format: PaymentCode["format"],
  text: string,
  link: string | null,
  { amount, currency, project }: DonationChoice,
): PaymentCode {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  const query = new URLSearchParams({
    v: hash,
    ...(amount && { amount: String(amount), currency }),
    ...(project && { project: project.id }),
  });
  return { format, text, link, image: `/payment-codes/${format}.svg?${query}` };
}
