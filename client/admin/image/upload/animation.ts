/** How much of a file is read, in bytes: its second picture begins before. */
const readBytes = 2 * 1024 * 1024;

/** Whether the file is an animation: a GIF, WebP, PNG or AVIF with more than one picture. */
export async function isAnimation(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, readBytes).arrayBuffer());
  // Windows-1252 has another meaning only for bytes that no pattern mentions.
  return signatures.some((signature) => signature.test(new TextDecoder("latin1").decode(bytes)));
}

const signatures = [
  // Two graphic control extensions (4 bytes, ended by a zero), each before a picture or an extension.
  /^GIF8.*?(!\xf9[^ -\uffff].{4}[^ -\uffff][,!].*?){2}/s,
  // VP8X has a flag for animations; ANIM follows it.
  /^RIFF.{4}WEBPVP8X.{14}.*?ANIM.{4}/s,
  /^.PNG\r\n(?:(?!IDAT).)*?acTL/s,
  // The brand of sequences in AVIF, and those in HEIC.
  /^.{4}ftyp(?:.{4}){0,12}?(?:avis|msf1|hevc|hevx)/s,
];
