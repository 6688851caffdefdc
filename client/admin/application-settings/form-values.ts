import type {
  FormSettingsRowFragment,
  SaveFormSettingsMutationVariables,
} from "../../graphql/generated/FormsCard.ts";
import type { applicationSettingsPhrases } from "../../phrases/admin-application-settings.ts";

/** A form's settings as they stand in the fields. */
export type Typed = { isOpen: boolean; placesLeft: string; staffEmail: string; keptMonths: string };

export const typedOf = (settings: FormSettingsRowFragment): Typed => ({
  isOpen: settings.state === "OPEN",
  placesLeft: settings.placesLeft?.toString() ?? "",
  staffEmail: settings.staffEmail,
  keptMonths: String(settings.keptMonths),
});

/** For the server; to be asked of what `wrongIn` finds nothing in. */
export function formInput(typed: Typed): SaveFormSettingsMutationVariables["input"] {
  const places = typed.placesLeft.trim();
  return {
    state: typed.isOpen ? "OPEN" : "PAUSED",
    placesLeft: places === "" ? null : Number(places),
    staffEmail: typed.staffEmail.trim(),
    keptMonths: Number(typed.keptMonths.trim()),
  };
}

/** What cannot be saved, by field and in words; the bounds are the server's. */
export function wrongIn(
  { placesLeft, staffEmail, keptMonths }: Typed,
  phrases: typeof applicationSettingsPhrases.UA,
): { [field in keyof Typed]?: string } {
  const email = staffEmail.trim();
  return {
    ...(placesLeft.trim() === "" || isWhole(placesLeft, 0, 100_000)
      ? {}
      : { placesLeft: phrases.whole }),
    ...(email === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
      ? {}
      : { staffEmail: phrases.email }),
    ...(isWhole(keptMonths, 1, 120) ? {} : { keptMonths: phrases.months }),
  };
}

function isWhole(text: string, least: number, most: number): boolean {
  const number = Number(text.trim());
  return /^\d+$/.test(text.trim()) && number >= least && number <= most;
}
