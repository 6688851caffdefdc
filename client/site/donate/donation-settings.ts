import type { Language } from "../../phrases/language.tsx";

/** What the foundation tells those who want to give. */
export type DonationSettings = {
  cardPaymentUrl: string | null;
  edrpou: string;
  iban: string;
  translation: {
    language: Language;
    recipient: string;
    bankName: string;
    paymentPurpose: string;
  };
  /** In Ukrainian, for the bank. */
  transfer: { recipient: string; paymentPurpose: string };
};
