import { applicationPartnerPhrases } from "../../phrases/application/partner.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { PartnerForm } from "../application/forms/PartnerForm.tsx";
import { OfferFrame } from "./OfferFrame.tsx";

/** Page of the form for partner organisations. */
export function PartnerPage() {
  return (
    <OfferFrame offer="partner" texts={usePhrases(applicationPartnerPhrases)}>
      <PartnerForm />
    </OfferFrame>
  );
}
