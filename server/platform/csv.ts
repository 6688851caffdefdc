export type CsvSeparator = "," | ";";

/** Without it, Excel does not recognise UTF-8. */
export const byteOrderMark = "\uFEFF";

/** Formats a line of CSV (RFC 4180) with the given separator. */
export const csvLine = (values: readonly string[], separator: CsvSeparator = ","): string =>
  `${values.map(quote).join(separator)}\r\n`;

const quote = (value: string): string =>
  /[",;\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/**
 * Spreadsheets execute values that begin with these characters. Also matches after any possible
 * separator, because other locales split values there.
 */
const formulaStart = /(^|[;,\t\r\n])(\s*)(?=[=+\-@\t\r\n＝＋－＠])/g;

/** Prevents CSV injection (OWASP) with an apostrophe before whatever a spreadsheet would execute. */
export const escapeFormulas = (value: string): string => value.replace(formulaStart, "$1'$2");
