import { createHash } from "node:crypto";
import { Field, ObjectType, registerEnumType } from "type-graphql";
import { inLanguage } from "../language/language.ts";
import { euroPaymentText, isSepaAccount } from "./epc-payment.ts";
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
      "Link that opens a banking app with the same payment; null for formats without one.",
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

/** All codes for which the requisites are complete and valid, in display order. */
export function paymentCodes(settings: PaymentDetails): PaymentCode[] {
  return [...hryvniaCodes(settings), ...euroCodes(settings)];
}

/** Ukrainian banks expect recipient and purpose in Ukrainian, whatever language the donor reads. */
function hryvniaCodes(settings: PaymentDetails): PaymentCode[] {
  const translation = inLanguage(settings.translations, "ua");
  const transfer = translation && hryvniaTransfer(settings, translation);
  if (!transfer || hryvniaErrors(transfer).length > 0) return [];
  return (["003", "002"] as const).map((format) => {
    const link = transferLink(format, transfer);
    return paymentCode(`nbu-${format}`, link, link);
  });
}

/** Uses the English translation, because every European bank accepts Latin letters. */
function euroCodes({ euroIban, translations }: PaymentDetails): PaymentCode[] {
  const translation = inLanguage(translations, "eng");
  if (!euroIban || !isSepaAccount(euroIban) || !translation?.recipient.trim()) return [];
  const { recipient, paymentPurpose: purpose } = translation;
  const transfer = { iban: euroIban, recipient, purpose };
  if (euroErrors(transfer).length > 0) return [];
  return [paymentCode("epc", euroPaymentText(transfer), null)];
}

/** The QR code as SVG; null when its text is too long. */
export function paymentCodeSvg({ format, text }: PaymentCode): string | null {
  return format === "epc" ? epcCodeSvg(text) : nbuCodeSvg(text);
}

function paymentCode(
  format: PaymentCode["format"],
  text: string,
  link: string | null,
): PaymentCode {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { format, text, link, image: `/payment-codes/${format}.svg?v=${hash}` };
}
