import type {
  FormSettingsRowFragment,
  SaveFormSettingsMutationVariables,
} from "../../../graphql/generated/FormsCard.ts";

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

/** Converts to the server's input; call it only with valid values. */
export function formInput(typed: FormValues): SaveFormSettingsMutationVariables["input"] {
  const places = typed.placesLeft.trim();
  return {
    state: typed.isOpen ? "OPEN" : "PAUSED",
    placesLeft: places === "" ? null : Number(places),
    staffEmail: typed.staffEmail.trim(),
    retentionMonths: Number(typed.retentionMonths.trim()),
  };
}

/** The server's rules. */
export const isValid = {
  placesLeft: (text: string) => text.trim() === "" || isIntegerBetween(text, 0, 100_000),
  staffEmail: (text: string) =>
    text.trim() === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()),
  retentionMonths: (text: string) => isIntegerBetween(text, 1, 120),
};

function isIntegerBetween(text: string, least: number, most: number): boolean {
  const number = Number(text.trim());
  return /^\d+$/.test(text.trim()) && number >= least && number <= most;
}
