/** A line of CSV (RFC 4180), with the separator that the reader's spreadsheets expect. */
export const csvLine = (values: readonly (string | undefined)[], separator: "," | ";"): string =>
  `${values.map((value) => quoted(harmless(value ?? ""))).join(separator)}\r\n`;

/**
 * A spreadsheet takes what begins like this for a formula, and would carry it out (OWASP). Also
 * after whatever may separate values: a computer set to another country splits there.
 */
const formula = /(^|[;,\t\r\n])(\s*)(?=[=+\-@\t\r\n＝＋－＠])/g;

const harmless = (value: string): string => value.replace(formula, "$1'$2");

const quoted = (value: string): string =>
  /[",;\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
