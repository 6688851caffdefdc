/** A line of CSV (RFC 4180). */
export const csvLine = (values: readonly (string | undefined)[]): string =>
  `${values.map((value) => quoted(harmless(value ?? ""))).join(",")}\r\n`;

/** A spreadsheet takes what begins like this for a formula, and would carry it out (OWASP). */
const harmless = (value: string): string => (/^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value);

const quoted = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
