const email = /^[^\s@/:<>"]+@[^\s@/:<>"]+\.[^\s@/:<>".]{2,}$/;
/** A host with a domain of letters, with or without a path. */
const host = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;
const phone = /^\+?[\d\s().-]{3,24}$/;

/**
 * The stored address of a link for what somebody typed: `www.who.int` gets https, an e-mail address
 * mailto, a phone number tel. Null for what is no address. The server's sanitizer follows the same
 * rules.
 */
export function linkAddressOf(typed: string): string | null {
  const text = typed.trim();
  if (isSitePath(text) || /^(#|mailto:|tel:)/i.test(text) || isWebUrl(text)) return text;
  if (email.test(text)) return `mailto:${text}`;
  if (phone.test(text)) return phoneAddressOf(text);
  const completed = `https://${text}`;
  return host.test(text) && isWebUrl(completed) ? completed : null;
}

/** Ukrainian numbers get the country's code; short ones such as 112 and free ones stay as they are. */
function phoneAddressOf(text: string): string | null {
  const digits = text.replace(/\D/g, "");
  if (digits.length < 3 || digits.length > 15) return null;
  if (text.startsWith("+") || /^380\d{9}$/.test(digits)) return `tel:+${digits}`;
  return /^0(?![89]00)\d{9}$/.test(digits) ? `tel:+38${digits}` : `tel:${digits}`;
}

const placeholderOrigin = "https://site.invalid";

/** Whether it is a path on this site; `//host`, `/\host` and the like lead to other hosts. */
const isSitePath = (address: string): boolean =>
  address.startsWith("/") && urlOf(address)?.origin === placeholderOrigin;

export const isWebUrl = (address: string): boolean =>
  /^https?:\/\//i.test(address) && urlOf(address) !== null;

function urlOf(address: string): URL | null {
  try {
    return new URL(address, placeholderOrigin);
  } catch {
    return null;
  }
}
