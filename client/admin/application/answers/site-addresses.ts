/** A part of a text: an address of this site with its path, or anything else. */
export type TextPart = {
  text: string;
  /** Path and query within the site; null for other text. */
  path: string | null;
  /** Of the picture at this address, as the library finds it; null at other addresses. */
  publicId: string | null;
};

const addressPattern = /((?:https?:\/\/)?[\w.-]+(?::\d+)?\/[^\s<>"«»“”]*[^\s<>"«»“”.,;:!?()])/giu;

/**
 * Splits what a visitor typed at the addresses of this site, with or without "https://". Addresses
 * of other sites stay text: a stranger must not send case workers anywhere.
 */
export const siteAddressesIn = (text: string, siteOrigin: string): TextPart[] =>
  text
    .split(addressPattern)
    .filter(Boolean)
    .map((part) => {
      const path = pathWithin(part, new URL(siteOrigin).host);
      return { text: part, path, publicId: path && publicIdIn(path) };
    });

function pathWithin(text: string, host: string): string | null {
  const address = /^https?:/i.test(text) ? text : `https://${text}`;
  if (!text.includes("/") || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.host === host ? url.pathname + url.search : null;
}

const publicIdIn = (path: string): string | null => /^\/images\/([\w-]+)\//.exec(path)?.[1] ?? null;
