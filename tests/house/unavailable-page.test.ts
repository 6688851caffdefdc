import { readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { describe, expect, test } from "vitest";
import { settings } from "../../server/demo/content/settings.ts";
import { entities } from "../../server/entities.ts";
import { openDatabase } from "../../server/platform/database/database.ts";
import { migrations } from "../../server/platform/database/migrations.ts";
import { root } from "../../server/platform/paths.ts";
import { aDatabase } from "../support/database/database.ts";

const file = (name: string) => readFileSync(join(root, "deploy", name), "utf8");
const fontFolder = join(root, "node_modules/@fontsource-variable/commissioner/files");

describe.each([
  ["ua", "uk", "cyrillic", settings.ua],
  ["eng", "en", "latin", settings.eng],
] as const)("the page while no instance responds: %s", (language, tag, script, contacts) => {
  const page = file(`unavailable/${language}.html`);

  test("is small, in its language, and loads nothing", () => {
    expect(Buffer.byteLength(page)).toBeLessThan(12_000);
    expect(page).toContain(`<html lang="${tag}">`);
    expect(page).not.toMatch(/<script|<link|<img|@import|url\((?!data:)|src=|https?:/);
  });

  test("has every emergency phone number of a new site", async () => {
    const db = await openDatabase({ url: await aDatabase(), entities, migrations });
    const lines: { phone: string; ua: string; eng: string }[] = await db.query(
      `select phone, concat_ws(', ', name_ua, hours_ua) as ua, concat_ws(', ', name_eng, hours_eng) as eng
       from emergency_line order by position`,
    );
    await db.destroy();
    expect(lines.map(({ phone }) => phone)).toContain("112");
    for (const line of lines) {
      const link = `<a href="tel:${line.phone.replaceAll(" ", "")}">${line.phone}</a>`;
      expect(page).toContain(`${link}<span>${line[language]}</span>`);
    }
  });

  test("names no foundation and has no invented contacts", () => {
    const { phone, email } = settings;
    for (const invented of [phone, email, contacts.foundationName, contacts.tagline]) {
      expect(page).not.toContain(invented);
    }
  });

  test("draws the heading with the glyphs of the site's heading font", async () => {
    const [, heading = ""] = page.match(/<h1>(.+)<\/h1>/) ?? [];
    const font = readFileSync(join(fontFolder, `commissioner-${script}-flar-normal.woff2`));
    const letters = [...new Set(heading.replaceAll(" ", ""))].toSorted().join("");
    // As scripts/heading-type.ts does for the site, without ligatures and alternates.
    const subset = await subsetFont(font, letters, {
      targetFormat: "woff2",
      noLayoutClosure: true,
      variationAxes: { wght: 800, FLAR: 100 },
    });
    expect(page).toContain(`base64,${subset.toString("base64")})`);
  });
});

test("both languages have the same design", () => {
  const designOf = (language: string) => {
    const page = file(`unavailable/${language}.html`);
    const styles = page.match(/<style>[\s\S]*<\/style>/)?.[0].replace(/base64,[^)]+/, "");
    return [styles, page.match(/<svg[\s\S]*?<\/svg>/g)];
  };
  expect(designOf("ua")).toEqual(designOf("eng"));
});

describe("the error that programs get while no instance responds", () => {
  test("has the format of REST's and GraphQL's own errors", () => {
    expect(Object.keys(JSON.parse(file("unavailable/rest.json")))).toEqual(["code", "message"]);
    const { errors } = JSON.parse(file("unavailable/graphql.json"));
    expect(errors).toEqual([{ message: expect.any(String), extensions: { code: "UNAVAILABLE" } }]);
  });
});

test("the proxy never replaces a response of an instance by its own page", () => {
  const configuration = file("nginx.conf").replace(/#.*$/gm, "");
  expect(configuration).toContain("error_page 502 503 504 /.unavailable/$unavailable_file;");
  expect(configuration).not.toContain("proxy_intercept_errors");
});
