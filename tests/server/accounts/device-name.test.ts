import { expect, test } from "vitest";
import { deviceName } from "../../../server/account/session/device-name.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["Firefox, Windows", "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0"],
  [
    "Chrome, Android",
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0 Mobile Safari/537.36`,
  ],
  ["Edge, Windows", `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`],
  [
    "Opera, macOS",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/140 Safari/537.36 OPR/120`,
  ],
  [
    "Samsung Internet, Android",
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
  ],
  [
    "Chrome, iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605 CriOS/142 Mobile/15E148 Safari/604.1",
  ],
  [
    "Safari, macOS",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18 Safari/605.1.15",
  ],
  ["Firefox, Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
  ["curl", "curl/8.14.1"],
  ["", ""],
  ["", "<script>alert(1)</script>"],
])("a person recognises “%s” in a list of sessions", (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});

test("a long invented name is cut", () => {
  expect(deviceName("x".repeat(8000))).toHaveLength(40);
});
