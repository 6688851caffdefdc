import type {
  FormSettingsRowFragment,
  SaveFormSettingsMutationVariables,
} from "../../../graphql/generated/FormsCard.ts";
import type { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";

/** A form's settings as typed. */
export type FormValues = {
  isOpen: boolean;
  placesLeft: string;
  staffEmail: string;
  retentionMonths: string;
};

export const formValuesOf = (settings: FormSettingsRowFragment): FormValues => ({
  isOpen: settings.state === "OPEN",
  placesLeft: settings.placesLeft?.toString() ?? "",
  staffEmail: settings.staffEmail,
  retentionMonths: String(settings.retentionMonths),
});

/** Converts to the server's input; call it only when `validateFormValues` finds no errors. */
export function formInput(typed: FormValues): SaveFormSettingsMutationVariables["input"] {
  const places = typed.placesLeft.trim();
  return {
    state: typed.isOpen ? "OPEN" : "PAUSED",
    placesLeft: places === "" ? null : Number(places),
    staffEmail: typed.staffEmail.trim(),
    retentionMonths: Number(typed.retentionMonths.trim()),
  };
}

/** Validation messages by field; the limits are the server's. */
export function validateFormValues(
  { placesLeft, staffEmail, retentionMonths }: FormValues,
  phrases: typeof applicationSettingsPhrases.UA,
): { [field in keyof FormValues]?: string } {
  const email = staffEmail.trim();
  return {
    ...(placesLeft.trim() === "" || isIntegerBetween(placesLeft, 0, 100_000)
      ? {}
      : { placesLeft: phrases.whole }),
    ...(email === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
      ? {}
      : { staffEmail: phrases.email }),
    ...(isIntegerBetween(retentionMonths, 1, 120) ? {} : { retentionMonths: phrases.months }),
  };
}

function isIntegerBetween(text: string, least: number, most: number): boolean {
  const number = Number(text.trim());
  return /^\d+$/.test(text.trim()) && number >= least && number <= most;
}
