import { formerPlacePhrases } from "../../../phrases/admin/former-places.ts";
import { applicationPhrases } from "../../../phrases/application/application.ts";
import { applicationGeneralPhrases } from "../../../phrases/application/general.ts";
import { applicationHumanitarianPhrases } from "../../../phrases/application/humanitarian.ts";
import { applicationPartnerPhrases } from "../../../phrases/application/partner.ts";
import { pictureRemovalPhrases } from "../../../phrases/application/picture-removal.ts";
import { applicationPsychologicalPhrases } from "../../../phrases/application/psychological.ts";
import { applicationPsychologistPhrases } from "../../../phrases/application/psychologist.ts";
import { regionPhrases } from "../../../phrases/application/regions.ts";
import { applicationVolunteerPhrases } from "../../../phrases/application/volunteer.ts";
import type { Language } from "../../../phrases/language.tsx";
import type { PhraseSet } from "../../../phrases/phrases.ts";
import type { ApplicationFormKind } from "../inbox-query.ts";

/** A form's phrases by field name: `label` and `choices` among others. */
type FieldPhrases = PhraseSet<object>;

/** Phrases of fields that all forms share. */
const shared: FieldPhrases = { UA: sharedIn("UA"), ENG: sharedIn("ENG") };

function sharedIn(language: Language) {
  const { fields, consent, healthConsent, parentConfirmed } = applicationPhrases[language];
  return {
    ...fields,
    region: { ...fields.region, choices: regionPhrases[language] },
    consent: { label: consent },
    healthConsent: { label: healthConsent },
    parentConfirmed,
  };
}

/** Where to look up the phrases of a form's fields: the form's own first. */
export const answerPhrases: Record<ApplicationFormKind, readonly FieldPhrases[]> = {
  GENERAL: [applicationGeneralPhrases, shared],
  HUMANITARIAN: [applicationHumanitarianPhrases, shared],
  PSYCHOLOGICAL: [applicationPsychologicalPhrases, shared],
  VOLUNTEER: [applicationVolunteerPhrases, formerPlacePhrases, shared],
  PSYCHOLOGIST: [applicationPsychologistPhrases, shared],
  PARTNER: [applicationPartnerPhrases, shared],
  PICTURE_REMOVAL: [pictureRemovalPhrases, shared],
};
