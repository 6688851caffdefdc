import { applicationPartnerPhrases } from "../../phrases/application/partner.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { PartnerForm } from "../application/forms/PartnerForm.tsx";
import { OfferFrame } from "./OfferFrame.tsx";

/** Offers an organisation's help. */
export function PartnerPage() {
  return (
    <OfferFrame offer="partner" words={usePhrases(applicationPartnerPhrases)}>
      <PartnerForm />
    </OfferFrame>
  );
}
