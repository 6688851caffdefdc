/** Characters that group thousands, whichever program wrote the amount. */
const grouping = /[\s\u00a0\u202f'’_]/g;

/**
 * Reads an amount in hryvnias as whole kopecks: "1 234,56", "1,234.56", "-40.5", "640 грн" →
 * 123456, 123456, -4050, 64000. Null for everything else, among it more than two decimals.
 */
export function parseKopecks(text: string): number | null {
  const trimmed = text
    .replace(grouping, "")
    .replace(/^[−–]/, "-")
    .replace(/(?:грн\.?|uah|₴)$/i, "");
  const [, sign = "", digits = ""] = /^([-+]?)([\d.,]+)$/.exec(trimmed) ?? [];
  const parts = splitDecimals(digits);
  if (!parts) return null;
  const kopecks = Number(`${parts.whole}${parts.decimals.padEnd(2, "0")}`);
  if (!Number.isSafeInteger(kopecks)) return null;
  return sign === "-" && kopecks > 0 ? -kopecks : kopecks;
}

/** The last separator is that of the decimals, unless it groups thousands: "1,234". */
function splitDecimals(digits: string): { whole: string; decimals: string } | null {
  const [, whole = "", separator, decimals = ""] = /^(.*?)(?:([.,])(\d{1,2}))?$/.exec(digits) ?? [];
  const grouped = /^[1-9]\d{0,2}(?:(?<group>[.,])\d{3})(?:\k<group>\d{3})*$/.exec(whole);
  if (grouped) {
    const isAmbiguous = grouped.groups?.group === separator;
    return isAmbiguous ? null : { whole: whole.replace(/[.,]/g, ""), decimals };
  }
  return /^\d+$/.test(whole) ? { whole, decimals } : null;
}
