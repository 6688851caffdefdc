/**
 * The zone of the site's calendar and clock. Browsers whose zone data is older than 2022 know it
 * under its former spelling alone.
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
