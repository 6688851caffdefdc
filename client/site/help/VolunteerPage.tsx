import { applicationVolunteerPhrases } from "../../phrases/application/volunteer.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { VolunteerForm } from "../application/forms/VolunteerForm.tsx";
import { OfferFrame } from "./OfferFrame.tsx";

/** Page of the form for volunteers. */
export function VolunteerPage() {
  return (
    <OfferFrame offer="volunteer" texts={usePhrases(applicationVolunteerPhrases)}>
      <VolunteerForm />
    </OfferFrame>
  );
}
