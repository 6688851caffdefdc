// Without `ignoreBOM` a byte order mark would be left out of the address.
const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * The URL of a request, encoded so that every route can read it: bytes outside ASCII are escaped, what
 * is not UTF-8 becomes U+FFFD, and a `%` without two digits becomes `%25`.
 */
export function wellFormedUrl(url: string): string {
  if (!/[^!-$&-~]/.test(url)) return url;
  return url
    .replace(/%(?![\da-f]{2})/gi, "%25")
    .replace(/[\0- \x7f]/g, encodeURIComponent)
    .replace(/(?:%[89a-f][\da-f]|[\x80-\xff])+/gi, encodeAsUtf8);
}

function encodeAsUtf8(bytes: string): string {
  const latin1 = bytes.replace(/%(..)/g, (_, digits) => String.fromCharCode(Number(`0x${digits}`)));
  return encodeURIComponent(utf8.decode(Buffer.from(latin1, "latin1")));
}
