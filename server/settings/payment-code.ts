import { createHash } from "node:crypto";
import { Field, ObjectType, registerEnumType } from "type-graphql";
import { inLanguage } from "../language/language.ts";
import { euroPaymentText, isSepaAccount } from "./epc-payment.ts";
import { transferLink } from "./nbu-payment.ts";
import { epcCodeSvg, nbuCodeSvg } from "./payment-code-svg.ts";
import { euroErrors, hryvniaErrors, hryvniaTransfer } from "./requisites.ts";
import type { Settings } from "./settings.entity.ts";

const PaymentCodeFormatEnum = { NBU_003: "nbu-003", NBU_002: "nbu-002", EPC: "epc" } as const;

registerEnumType(PaymentCodeFormatEnum, {
  name: "PaymentCodeFormat",
  description: "Who reads a code with requisites.",
  valuesConfig: {
    NBU_003: { description: "Ukrainian banking apps: the National Bank's format of today." },
    NBU_002: { description: "Ukrainian banking apps that know only the format before it." },
    EPC: { description: "European banking apps, for an account in euros." },
  },
});

@ObjectType({ description: "A QR code with requisites, for a banking app." })
export class PaymentCode {
  @Field(() => PaymentCodeFormatEnum, { description: "Who reads it." })
  format: "nbu-003" | "nbu-002" | "epc";

  @Field(() => String, { description: "What the code says." })
  text: string;

  @Field(() => String, {
    nullable: true,
    description: "The same as an address that opens the banking app, where the format has one.",
  })
  link: string | null;

  @Field(() => String, { description: "Address of its drawing, an SVG on this site." })
  image: string;
}

/** The codes that the requisites are enough for, those to show first at the front. */
export function paymentCodes(settings: Settings): PaymentCode[] {
  return [...hryvniaCodes(settings), ...euroCodes(settings)];
}

/** A bank wants the words in Ukrainian, whatever the donor reads. */
function hryvniaCodes(settings: Settings): PaymentCode[] {
  const translation = inLanguage(settings.translations, "ua");
  const transfer = translation && hryvniaTransfer(settings, translation);
  if (!transfer || hryvniaErrors(transfer).length > 0) return [];
  return (["003", "002"] as const).map((format) => {
    const link = transferLink(format, transfer);
    return paymentCode(`nbu-${format}`, link, link);
  });
}

/** In Latin letters, which every European bank takes. */
function euroCodes({ euroIban, translations }: Settings): PaymentCode[] {
  const translation = inLanguage(translations, "eng");
  if (!euroIban || !isSepaAccount(euroIban) || !translation?.recipient.trim()) return [];
  const { recipient, paymentPurpose: purpose } = translation;
  const transfer = { iban: euroIban, recipient, purpose };
  if (euroErrors(transfer).length > 0) return [];
  return [paymentCode("epc", euroPaymentText(transfer), null)];
}

/** As SVG; null where the text does not fit. */
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
