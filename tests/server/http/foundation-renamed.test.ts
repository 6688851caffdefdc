import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { Render } from "../../../server/http/pages/render-contract.ts";
import { Image } from "../../../server/image/image.entity.ts";
import { preparePicture } from "../../../server/image/prepare/prepare-picture.ts";
import { renderModule } from "../../../server/platform/paths.ts";
import { consentOf, queuedEmails, submitForm } from "../../support/applications/submit-form.ts";
import { settingsOf } from "../../support/content/saved-settings.ts";
import { aServer } from "../../support/server/test-server.ts";

const publicUrl = "https://hope.example";
const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render, publicUrl, keeps: true });
const { saveWith } = settingsOf(site);

const translations = {
  ua: {
    foundationName: "Надія",
    fullName: "Благодійний фонд «Надія»",
    legalName: "БО «БФ „Надія“»",
    tagline: "фонд для родин",
    mission: "Допомагаємо родинам із першого дня.",
    motto: "Поруч щодня.",
  },
  eng: {
    foundationName: "Hope",
    fullName: "Hope Charitable Foundation",
    legalName: "CO “CF Hope”",
    tagline: "foundation for families",
    mission: "We help families from the first day.",
    motto: "Beside you every day.",
  },
};

let version = 1;
/** Saves the settings, which nobody else saves meanwhile. */
async function save(input: object = {}) {
  const { data, errors } = await saveWith({ translations, ...input }, version);
  expect(errors).toBeUndefined();
  expect(data?.saveSettings).toMatchObject({ version: version + 1 });
  version += 1;
}

async function textOf(url: string): Promise<string> {
  const { statusCode, body } = await site.request({ url, headers: { accept: "*/*" } });
  expect([url, statusCode]).toEqual([url, 200]);
  return body;
}

const iconOf = async (url: string) => (await site.request({ url })).rawPayload;

/** A stored picture in one colour, and its row. */
async function aLogo(background: string): Promise<string> {
  const create = { width: 600, height: 600, channels: 3 as const, background };
  const file = await sharp({ create }).png().toBuffer();
  const stored = await site.images.save(await preparePicture(file));
  const images = site.db.getRepository(Image);
  const row = images.create({ ...stored, store: "local", width: 600, height: 600 });
  return (await images.save(row)).id;
}

/** Pages and documents that were cached under the former name. */
const documents = ["/", "/news", "/feeds/news.xml", "/manifest.webmanifest", "/api/openapi.json"];
beforeAll(async () => {
  for (const url of documents) await textOf(url);
  for (const url of documents.slice(0, 4)) await textOf(`${url}?lang=en`);
  await save();
}, 60_000);

describe.each([
  ["ua", "", "uk", /долон/i],
  ["eng", "?lang=en", "en", /doloni/i],
] as const)(
  "a foundation that renamed itself is named so in %s",
  (language, query, tag, former) => {
    const { foundationName, fullName, legalName, tagline, mission, motto } = translations[language];

    test("on the home page, in its title, its footer and its head", async () => {
      const page = await textOf(`/${query}`);
      const shown = page.replaceAll("\u00a0", " ");
      const title = tagline.charAt(0).toUpperCase() + tagline.slice(1);
      expect(shown).toContain(`<title>${title} · ${foundationName}</title>`);
      expect(shown).toContain(`<meta property="og:site_name" content="${foundationName}"/>`);
      expect(shown).toContain(`<meta name="description" content="${mission}"/>`);
      expect(shown).toContain(motto);
      expect(shown).toContain(`· ${foundationName}"/>`); // the feeds
      // A drawing with its legend counts in palms.
      expect(shown.replace(/1 долоня = /g, "")).not.toMatch(former);
    });

    test("in the data for search engines", async () => {
      const page = await textOf(`/${query}`);
      const data = JSON.parse(
        /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? "",
      );
      expect(data).toMatchObject({
        name: fullName,
        alternateName: foundationName,
        legalName,
        description: mission,
      });
    });

    test("in the titles and descriptions of other pages", async () => {
      const page = await textOf(`/need-help${query}`);
      expect(page).toMatch(new RegExp(`<title>[^<]+ · ${foundationName}</title>`));
      expect(page).toMatch(
        new RegExp(`<meta name="description" content="[^"]*${foundationName}[^"]*"/>`),
      );
      expect(page).not.toMatch(former);
    });

    test("in the feed", async () => {
      const feed = await textOf(`/feeds/news.xml${query}`);
      expect(feed).toMatch(new RegExp(`<title>[^<]+ · ${foundationName}</title>`));
      expect(feed).toContain(`<name>${foundationName}</name>`);
      expect(feed).not.toMatch(former);
    });

    test("in the manifest", async () => {
      const manifest = JSON.parse(await textOf(`/manifest.webmanifest${query}`));
      expect(manifest).toMatchObject({
        name: fullName,
        short_name: foundationName,
        description: tagline,
      });
    });

    test("on the card of shared links, which is drawn anew", async () => {
      const card = () => site.request({ url: `/cards/site.${tag}.jpg` });
      const before = await card();
      const renamed = { ...translations[language], foundationName: `${foundationName} 2` };
      await save({ translations: { ...translations, [language]: renamed } });
      const after = await card();
      await save();
      expect(after.headers.etag).not.toBe(before.headers.etag);
      expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
      const { format, width, height } = await sharp(after.rawPayload).metadata();
      expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
    });

    test("in the consent and in the receipt of an application", async () => {
      const code = language === "ua" ? "UA" : "ENG";
      expect((await consentOf(site, "HUMANITARIAN", code)).text).toContain(foundationName);
      const changes = { email: "olena@example.com", language: code };
      const { error } = await submitForm(site, "HUMANITARIAN", changes, { language: code });
      expect(error).toBeNull();
      const mails = await queuedEmails(site);
      expect(mails.at(-1)?.text?.trimEnd()).toMatch(new RegExp(`${foundationName}$`));
    });
  },
);

test("the document of the REST interface has the foundation's name as its title", async () => {
  expect(JSON.parse(await textOf("/api/openapi.json")).info.title).toBe("Hope");
});

describe("a round logo", () => {
  test("replaces the letter in every icon, and the manifest names new addresses", async () => {
    await save();
    const files = [
      "/icons/icon.svg",
      "/favicon.ico",
      "/apple-touch-icon.png",
      "/icons/icon-192.png",
      "/icons/maskable-512.png",
    ];
    const before = await Promise.all(files.map(iconOf));
    const { icons } = JSON.parse(await textOf("/manifest.webmanifest"));
    await save({ roundLogoId: await aLogo("#ff0000") });
    const after = await Promise.all(files.map(iconOf));
    for (const [index, file] of files.entries()) {
      expect(after[index]?.equals(before[index] as Buffer), file).toBe(false);
    }
    const middle = { left: 96, top: 96, width: 1, height: 1 };
    const icon = await sharp(await iconOf("/icons/icon-192.png"))
      .removeAlpha()
      .extract(middle)
      .raw()
      .toBuffer();
    const [red = 0, green = 255] = icon;
    expect([red > 240, green < 20]).toEqual([true, true]);
    const { hasAlpha, width } = await sharp(await iconOf("/apple-touch-icon.png")).metadata();
    expect([hasAlpha, width]).toEqual([false, 180]);
    const renewed = JSON.parse(await textOf("/manifest.webmanifest")).icons;
    expect(renewed[0].src).not.toBe(icons[0].src);
    expect((await site.request({ url: renewed[0].src })).statusCode).toBe(200);
  });

  test("stands on the card of the site", async () => {
    await save({ roundLogoId: await aLogo("#00ff00") });
    const { rawPayload } = await site.request({ url: "/cards/site.uk.jpg" });
    const middle = { left: 990, top: 315, width: 1, height: 1 };
    const [red = 255, green = 0] = await sharp(rawPayload).extract(middle).raw().toBuffer();
    expect([red < 60, green > 200]).toEqual([true, true]);
  });
});

test("icons and the manifest take the brand colour", async () => {
  await save({ brandColour: "LEAF" });
  expect((await iconOf("/icons/icon.svg")).toString()).toContain('fill="#155440"');
  expect(JSON.parse(await textOf("/manifest.webmanifest")).theme_color).toBe("#155440");
  expect(await textOf("/")).toContain('data-brand="LEAF"');
});

test("own colours are those of the site, its icons and its manifest", async () => {
  const own = { brandColourValue: "#4a148c", buttonColourValue: "#aa00ff" };
  await save({ ...own, brandColour: "LEAF" });
  expect((await iconOf("/icons/icon.svg")).toString()).toContain('fill="#4a148c"');
  expect(JSON.parse(await textOf("/manifest.webmanifest")).theme_color).toBe("#4a148c");
  const page = await textOf("/");
  expect(page).toContain('style="--brand:#4a148c;--button:#aa00ff"');
  expect(page).toContain('data-button="OWN"');
});

describe("a site without a logo", () => {
  const part = (page: string, name: string) =>
    page.slice(page.indexOf(`<${name}`), page.indexOf(`</${name}>`));
  const letterIn = (markup: string) => /<text [^>]*>(.*?)<\/text>/.exec(markup)?.[1];

  test.each([
    ["", "Н"],
    ["?lang=en", "H"],
  ])("shows the first letter of its name in header and footer (%s)", async (query, letter) => {
    await save({ mark: "INITIAL" });
    const page = await textOf(`/${query}`);
    for (const name of ["header", "footer"]) {
      expect([name, letterIn(part(page, name))]).toEqual([name, letter]);
      expect(part(page, name)).not.toContain("#palm");
    }
    const icon = (await iconOf("/icons/icon.svg")).toString();
    expect(icon).toContain('<polygon points="0,2 52,0');
  });

  test("shows its name alone when that has no letter", async () => {
    const unnamed = { ua: { foundationName: "" }, eng: { foundationName: "" } };
    await save({ mark: "INITIAL", translations: unnamed });
    const header = part(await textOf("/"), "header");
    expect(header).toContain("Благодійний фонд");
    expect(header).not.toMatch(/<text|#palm/);
  });

  test("shows the palm where it was chosen, as sites that began before do", async () => {
    await save({ mark: "DRAWING" });
    const page = await textOf("/");
    for (const name of ["header", "footer"]) expect(part(page, name)).toContain("#palm");
    expect((await iconOf("/icons/icon.svg")).toString()).not.toContain("<polygon");
  });
});

test("uploaded logos replace the drawn palm in header and footer, with their size", async () => {
  await save({ logoId: await aLogo("#123456"), darkLogoId: await aLogo("#abcdef") });
  const page = await textOf("/");
  const header = page.slice(page.indexOf("<header"), page.indexOf("</header>"));
  const footer = page.slice(page.indexOf("<footer"), page.indexOf("</footer>"));
  expect(header.match(/<img [^>]*width="48" height="48"/g)).toHaveLength(2);
  expect(footer.match(/<img [^>]*width="48" height="48"/g)).toHaveLength(1);
});

describe("a foundation without a round logo", () => {
  const reds = ["/icons/icon-192.png", "/icons/maskable-512.png", "/favicon.ico"];

  /** The colour in the middle of an icon, as red, green and blue. */
  async function middleOf(url: string): Promise<number[]> {
    const bytes = await iconOf(url);
    const picture = url.endsWith(".ico") ? bytes.subarray(bytes.readUInt32LE(18)) : bytes;
    const { width } = await sharp(picture).metadata();
    const middle = { left: width / 2, top: width / 2, width: 1, height: 1 };
    return [...(await sharp(picture).removeAlpha().extract(middle).raw().toBuffer())];
  }

  test("has icons and cards of its main logo", async () => {
    await save({ logoId: await aLogo("#ff0000") });
    for (const url of reds) {
      const [red = 0, green = 255] = await middleOf(url);
      expect([url, red > 240, green < 20]).toEqual([url, true, true]);
    }
    const { rawPayload } = await site.request({ url: "/cards/site.uk.jpg" });
    const middle = { left: 990, top: 315, width: 1, height: 1 };
    const [red = 0, green = 255] = await sharp(rawPayload).extract(middle).raw().toBuffer();
    expect([red > 200, green < 60]).toEqual([true, true]);
  });

  test("has icons and cards of its name's first letter in its colour, while it has no logo", async () => {
    await save({ brandColour: "LEAF" });
    const named = await Promise.all(reds.map(iconOf));
    const card = (await site.request({ url: "/cards/site.uk.jpg" })).rawPayload;
    // A corner of the letter's sheet, and of an icon that systems cut themselves.
    const corner = { left: 826, top: 160, width: 1, height: 1 };
    const [red = 255, green = 0, blue = 0] = await sharp(card).extract(corner).raw().toBuffer();
    expect(
      [red, green, blue].map((part, at) => Math.abs(part - ([0x15, 0x54, 0x40][at] ?? 255)) < 12),
    ).toEqual([true, true, true]);
    const ua = { ...translations.ua, foundationName: "Острів" };
    await save({ brandColour: "LEAF", translations: { ...translations, ua } });
    for (const [place, url] of reds.entries()) {
      expect((await iconOf(url)).equals(named[place] as Buffer), url).toBe(false);
    }
    // Only the first letter counts.
    await save({
      brandColour: "LEAF",
      translations: { ...translations, ua: { ...ua, foundationName: "Обрій" } },
    });
    const [island] = await Promise.all(reds.map(iconOf));
    await save({ brandColour: "LEAF", translations: { ...translations, ua } });
    expect(island?.equals(await iconOf(reds[0] as string))).toBe(true);
  });
});
