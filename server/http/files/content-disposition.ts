/**
 * The value of Content-Disposition (RFC 6266) with the name in UTF-8, and for old programs with "_" in
 * place of what is not ASCII. It opens in the browser where that can show it.
 */
export const inlineAs = (name: string): string =>
  `inline; filename="${name.replace(/[^\w .()-]/g, "_")}"; filename*=UTF-8''${encodeValue(name)}`;

/** As RFC 8187 wants it: `encodeURIComponent` leaves four characters that it does not allow. */
const encodeValue = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
