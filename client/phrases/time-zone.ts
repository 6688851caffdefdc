/**
 * The time zone of all dates and times on the site. Browsers with time zone data older than 2022
 * know only its former spelling.
 */
export const timeZone = ["Europe/Kyiv", "Europe/Kiev"].find(isKnown) ?? "UTC";

function isKnown(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
