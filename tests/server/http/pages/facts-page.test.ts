import { beforeEach, describe, expect, test } from "vitest";
import { settingsOf } from "../../../support/content/saved-settings.ts";
import { aPageServer } from "../../../support/server/page-server.ts";

const { site, open } = await aPageServer();
const { saved } = settingsOf(site);
beforeEach(() => site.db.query("truncate settings cascade"));

const fromTuesday = [2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  opens: "09:00",
  closes: "17:00",
}));
const withShortSaturday = [
  ...fromTuesday.slice(0, 4),
  { weekday: 6, opens: "10:00", closes: "14:00" },
];

/** What somebody reads in an element of a page. */
async function read(url: string, element: "main" | "footer"): Promise<string> {
  const { body } = await open(url);
  return body
    .slice(body.indexOf(`<${element}`), body.indexOf(`</${element}>`))
    .replace(/<[^>]+>/g, " ")
    .replaceAll("\u00a0", " ")
    .replace(/\s+/g, " ");
}

/** What search engines read of the foundation on the home page. */
async function foundationData() {
  const { body } = await open("/?lang=en");
  const [, json = ""] =
    /<script type="application\/ld\+json">(\{[^<]*#foundation[^<]*)<\/script>/.exec(body) ?? [];
  return JSON.parse(json);
}

describe("of a foundation that works from Tuesday to Saturday", () => {
  beforeEach(() => saved({ workingHours: fromTuesday, phone: "+380 44 000 00 00" }));

  test.each([
    ["/", "footer", "Вт–Сб 09:00–17:00"],
    ["/?lang=en", "footer", "Tue–Sat 09:00–17:00"],
    ["/contacts", "main", "Вівторок–субота 09:00–17:00"],
    ["/contacts?lang=en", "main", "Tuesday to Saturday 09:00–17:00"],
    ["/help/volunteer", "main", "Вт–Сб, 09:00–17:00"],
    ["/need-help?lang=en", "main", "Tue–Sat, 09:00–17:00"],
    ["/privacy/remove-picture", "main", "Вт–Сб, 09:00–17:00"],
  ] as const)("%s says so in its %s: %s", async (url, element, words) => {
    const text = await read(url, element);
    expect(text).toContain(words);
    expect(text).not.toMatch(/Пн|Mon|Понеділок/);
  });

  test("search engines read its days", async () => {
    const { contactPoint } = await foundationData();
    expect(contactPoint.hoursAvailable).toHaveLength(5);
    expect(contactPoint.hoursAvailable[0]).toEqual({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: "https://schema.org/Tuesday",
      opens: "09:00",
      closes: "17:00",
    });
  });
});

test("a visitor reads each line of different hours", async () => {
  await saved({ workingHours: withShortSaturday });
  expect(await read("/", "footer")).toContain("Вт–Пт 09:00–17:00 Сб 10:00–14:00");
  expect(await read("/contacts?lang=en", "main")).toContain(
    "Tuesday to Friday 09:00–17:00 Saturday 10:00–14:00",
  );
});

test("a foundation without working days promises none", async () => {
  await saved({ workingHours: [], phone: "+380 44 000 00 00" });
  for (const url of ["/contacts", "/help/volunteer", "/privacy/remove-picture"]) {
    expect(await read(url, "main")).not.toMatch(/\d\d:00–\d\d:00|\(\)|Графік/);
    expect(await read(url, "footer")).not.toMatch(/\d\d:00–\d\d:00/);
  }
  expect((await foundationData()).contactPoint).not.toHaveProperty("hoursAvailable");
});

describe("the copyright line", () => {
  test("has the founding year, which search engines read, too", async () => {
    await saved({ foundingYear: 2019 });
    expect(await read("/", "footer")).toContain("© 2019 Благодійний фонд «Долоні»");
    expect(await read("/?lang=en", "footer")).toContain("© 2019 Doloni Charity Foundation");
    expect((await foundationData()).foundingDate).toBe("2019");
  });

  test("has the name alone without a year", async () => {
    await saved({ foundingYear: null });
    expect(await read("/", "footer")).toContain("© Благодійний фонд «Долоні»");
    expect(await foundationData()).not.toHaveProperty("foundingDate");
  });

  test("says 2022 before anybody has saved the settings", async () => {
    expect(await read("/", "footer")).toContain("© 2022 Благодійний фонд");
  });
});

test("a visitor and search engines find pages on networks, known and unknown, in their order", async () => {
  const urls = ["https://tiktok.com/@hope", "https://mastodon.example/@hope", "https://t.me/hope"];
  await saved({ socialLinks: urls.map((url) => ({ url })) });
  const { body } = await open("/contacts?lang=en");
  const footer = body.slice(body.indexOf("<footer"));
  const labels = [...footer.matchAll(/aria-label="([^"]+)" rel="noopener"/g)].map(
    ([, name]) => name,
  );
  expect(labels).toEqual(["TikTok", "mastodon.example", "Telegram"]);
  expect(await read("/contacts?lang=en", "main")).toContain("TikTok mastodon.example Telegram");
  expect((await foundationData()).sameAs).toEqual(urls);
});

test("the page of videos leads to the channel, if there is one", async () => {
  await saved({ socialLinks: [{ url: "https://t.me/hope" }] });
  expect((await open("/gallery/videos")).body).not.toContain('https://t.me/hope" class');
  await saved({ socialLinks: [{ url: "https://www.youtube.com/@hope" }] }, 2);
  const { body } = await open("/gallery/videos");
  expect(body.slice(body.indexOf("<main"), body.indexOf("</main>"))).toContain(
    "https://www.youtube.com/@hope",
  );
});
