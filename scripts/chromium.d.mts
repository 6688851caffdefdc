/** Path of a Chromium that starts on this machine, installed if necessary; null when that fails. */
export function findChromium(): Promise<string | null>;
