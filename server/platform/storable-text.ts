/** Everything but the characters of XML 1.0 (section 2.2). */
const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Returns the text without the control characters and noncharacters that XML 1.0 forbids, which
 * would make a feed unreadable. Vertical tabs and form feeds, which office programs write as line
 * breaks, become line feeds, and lone surrogates, which PostgreSQL refuses in JSON, U+FFFD.
 */
export const toStorableText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\v\f]/g, "\n")
    .replace(notXml, "");
