const endOfLine = /\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/;
const cell = /,(?:"((?:[^"]|"")*)"|([^",]*))/g;

/** The rows of a CSV file (RFC 4180) by the names of its header, without a byte order mark. */
export function csvRows(text: string): Record<string, string>[] {
  const [header = [], ...rows] = text
    .replace(/^\uFEFF/, "")
    .split(endOfLine)
    .filter((line) => line !== "")
    .map((line) =>
      [...`,${line}`.matchAll(cell)].map(
        ([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    );
  return rows.map((row) =>
    Object.fromEntries(header.map((name, column) => [name, row[column] ?? ""])),
  );
}
