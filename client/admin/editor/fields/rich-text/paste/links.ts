/** Services that wrap the links in mails and documents, and the parameter with the real address. */
const wrappers: readonly { host: RegExp; path: RegExp; parameter: string }[] = [
  { host: /(^|\.)google\.[a-z.]+$/, path: /^\/url$/, parameter: "q" },
  { host: /(^|\.)google\.[a-z.]+$/, path: /^\/url$/, parameter: "url" },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, parameter: "url" },
  { host: /^lm?\.facebook\.com$/, path: /^\/l\.php$/, parameter: "u" },
  { host: /^slack-redir\.net$/, path: /^\/link$/, parameter: "url" },
];

/**
 * The address that a link means: without the wrapper of a mail program, as a path when it is on
 * this site. Null for what leads nowhere outside of the source: files, places in the document.
 */
export function cleanLink(href: string, siteOrigin: string): string | null {
  const address = href.trim();
  if (/^(mailto:|tel:)/i.test(address)) return address;
  if (/^\/(?![/\\])/.test(address)) return address;
  const wrapped = webUrlOf(address);
  const url = wrapped && unwrapUrl(wrapped);
  if (!url || isPlaceInDocument(url)) return null;
  return url.origin === siteOrigin ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

function unwrapUrl(url: URL): URL {
  for (const { host, path, parameter } of wrappers) {
    const inner = webUrlOf(url.searchParams.get(parameter) ?? "");
    if (inner && host.test(url.hostname) && path.test(url.pathname)) return unwrapUrl(inner);
  }
  return url;
}

function webUrlOf(address: string): URL | null {
  try {
    return /^https?:\/\//i.test(address) ? new URL(address) : null;
  } catch {
    return null;
  }
}

/** Whether a link leads to a picture, as those to its larger copy do. */
export const isPictureAddress = (href: string): boolean =>
  /\.(jpe?g|png|gif|webp|avif)([?#]|$)/i.test(href);

const isPlaceInDocument = ({ hostname, hash }: URL): boolean =>
  hostname === "docs.google.com" && /^#(heading|bookmark)=/.test(hash);

/** Whether a link was lost that a reader could have followed, and not only a place in the document. */
export const isLostLink = (href: string): boolean =>
  /^(file|ftp|onenote|ms-\w+):/i.test(href.trim());
