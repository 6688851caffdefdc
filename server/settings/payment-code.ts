import { createHash } from "node:crypto";
import { Field, ObjectType, registerEnumType } from "type-graphql";
import { inLanguage } from "../language/language.ts";
import { drawEpcCode, drawNbuCode } from "./code-drawing.ts";
import { euroPaymentText, isSepaAccount } from "./epc-payment.ts";
import { transferLink } from "./nbu-payment.ts";
import { euroFailures, hryvniaFailures, hryvniaTransfer } from "./requisites.ts";
import type { Settings } from "./settings.entity.ts";

export enum PaymentCodeFormat {
  NBU_003 = "nbu-003",
  NBU_002 = "nbu-002",
  EPC = "epc",
}

registerEnumType(PaymentCodeFormat, {
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
  @Field(() => PaymentCodeFormat, { description: "Who reads it." })
  format: PaymentCodeFormat;

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
  const codes: PaymentCode[] = [];
  const transfer = hryvniaTransfer(settings, inLanguage(settings.translations, "ua"));
  if (transfer && hryvniaFailures(transfer).length === 0) {
    for (const format of ["003", "002"] as const) {
      const link = transferLink(format, transfer);
      codes.push(codeOf(PaymentCodeFormat[`NBU_${format}`], link, link));
    }
  }
  const { recipient, paymentPurpose: purpose } = inLanguage(settings.translations, "eng");
  const iban = settings.euroIban;
  if (iban && isSepaAccount(iban) && recipient) {
    const euros = { recipient, purpose, iban };
    if (euroFailures(euros).length === 0) {
      codes.push(codeOf(PaymentCodeFormat.EPC, euroPaymentText(euros), null));
    }
  }
  return codes;
}

/** As SVG; null where the text does not fit. */
export function drawPaymentCode({ format, text }: PaymentCode): string | null {
  return format === PaymentCodeFormat.EPC ? drawEpcCode(text) : drawNbuCode(text);
}

function codeOf(format: PaymentCodeFormat, text: string, link: string | null): PaymentCode {
  const mark = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { format, text, link, image: `/payment-codes/${format}.svg?v=${mark}` };
}
