// In this order, because browsers also name those that they resemble: Edge names Chrome and Safari.
const browsers: readonly [string, RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|Opera|OPT)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ["Safari", /\bSafari\//],
];

const systems: readonly [string, RegExp][] = [
  ["iPad", /\biPad\b/],
  ["iPhone", /\biPhone\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
];

const maxProductLength = 40;

/**
 * Browser and operating system of a User-Agent header, such as "Firefox, Windows"; the name of
 * the program when it is no browser, and blank for no header. Versions are left out: a session
 * list needs what its reader recognises, and nothing that identifies them further.
 */
export function deviceName(userAgent: string): string {
  const nameIn = (names: typeof browsers) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "";
  const known = [nameIn(browsers), nameIn(systems)].filter(Boolean).join(", ");
  return known || (/^[\w. -]+/.exec(userAgent)?.[0].trim() ?? "").slice(0, maxProductLength);
}
