import { applicationPsychologistPhrases } from "../../phrases/application/psychologist.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { PsychologistForm } from "../application/forms/PsychologistForm.tsx";
import { OfferFrame } from "./OfferFrame.tsx";

/** Page of the form for psychologists. */
export function PsychologistPage() {
  return (
    <OfferFrame offer="psychologist" texts={usePhrases(applicationPsychologistPhrases)}>
      <PsychologistForm />
    </OfferFrame>
  );
}
