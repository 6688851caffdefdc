import { beforeEach, describe, expect, test } from "vitest";
import { settingsOf } from "../../../support/content/saved-settings.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
const { refusal, saved } = settingsOf(site);
beforeEach(() => site.db.query("truncate settings cascade"));

const on = (weekdays: number[], opens: string, closes: string) =>
  weekdays.map((weekday) => ({ weekday, opens, closes }));

const week = async () =>
  (
    await site.executeOrThrow(`{ settings {
      ua: translation(language: UA) { schedule workingDays { days hours } }
      eng: translation(language: ENG) { schedule workingDays { days hours } } } }`)
  ).settings;

/** Plain, as people read it. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("a visitor reads the working week", () => {
  test.each([
    [
      "from Monday to Friday",
      on([1, 2, 3, 4, 5], "10:00", "18:00"),
      "Пн–Пт, 10:00–18:00",
      "Mon–Fri, 10:00–18:00",
    ],
    [
      "from Tuesday to Saturday",
      on([2, 3, 4, 5, 6], "09:00", "17:00"),
      "Вт–Сб, 09:00–17:00",
      "Tue–Sat, 09:00–17:00",
    ],
    [
      "with a short Friday",
      [...on([1, 2, 3, 4], "10:00", "18:00"), ...on([5], "10:00", "16:00")],
      "Пн–Чт 10:00–18:00, Пт 10:00–16:00",
      "Mon–Thu 10:00–18:00, Fri 10:00–16:00",
    ],
    [
      "with a day off between",
      on([1, 3, 4, 7], "10:00", "18:00"),
      "Пн, Ср–Чт, Нд, 10:00–18:00",
      "Mon, Wed–Thu, Sun, 10:00–18:00",
    ],
    ["of one day", on([6], "12:00", "15:00"), "Сб, 12:00–15:00", "Sat, 12:00–15:00"],
    ["without days", [], "", ""],
  ])("%s, in both languages", async (_, workingHours, ua, eng) => {
    await saved({ workingHours });
    const read = await week();
    expect([plain(read.ua.schedule), plain(read.eng.schedule)]).toEqual([ua, eng]);
  });

  test("a line for each of different hours", async () => {
    const workingHours = [...on([1, 2], "10:00", "18:00"), ...on([3, 5], "10:00", "16:00")];
    await saved({ workingHours });
    expect((await week()).eng.workingDays).toEqual([
      { days: "Mon–Tue", hours: "10:00–18:00" },
      { days: "Wed", hours: "10:00–16:00" },
      { days: "Fri", hours: "10:00–16:00" },
    ]);
  });
});

describe("an admin", () => {
  test("writes 9:00 and the days in any order", async () => {
    const workingHours = [...on([3], "10:00", "18:00"), ...on([2], "9:00", " 17:30")];
    expect(await saved({ workingHours })).toMatchObject({
      saveSettings: {
        workingHours: [...on([2], "09:00", "17:30"), ...on([3], "10:00", "18:00")],
      },
    });
  });

  test.each([
    ["closes before it opens", on([1], "10:00", "09:00"), "0.closes", "afterOpening"],
    ["closes at an hour that is none", on([1], "10:00", "24:00"), "0.closes", "matches"],
    ["opens at no time", on([1], "", "18:00"), "0.opens", "matches"],
    ["is on an eighth day", on([8], "10:00", "18:00"), "0.weekday", "max"],
  ])("is told at its field of a day that %s", async (_, workingHours, place, rule) => {
    const { fields } = (await refusal({ workingHours })) ?? {};
    expect(fields).toMatchObject([{ path: `workingHours.${place}`, rule }]);
  });

  test("cannot give a day two hours", async () => {
    const workingHours = [...on([1], "10:00", "12:00"), ...on([1], "13:00", "18:00")];
    const { fields } = (await refusal({ workingHours })) ?? {};
    expect(fields).toMatchObject([{ path: "workingHours", rule: "arrayUnique" }]);
  });

  test("changes the founding year, and takes it away", async () => {
    expect(await saved({ foundingYear: 2019 })).toMatchObject({
      saveSettings: { foundingYear: 2019 },
    });
    expect(await saved({ foundingYear: null }, 2)).toMatchObject({
      saveSettings: { foundingYear: null },
    });
  });

  test("names pages on any networks, which are recognised and keep their order", async () => {
    const pages = [
      ["https://www.tiktok.com/@hope", "TikTok"],
      ["https://t.me/hope", "Telegram"],
      ["https://uk-ua.facebook.com/hope", "Facebook"],
      ["https://youtu.be/hope", "YouTube"],
      ["https://x.com/hope", "X"],
      ["https://www.mastodon.example/@hope", "mastodon.example"],
      ["https://notfacebook.com/hope", "notfacebook.com"],
    ].map(([url, network]) => ({ url, network }));
    const socialLinks = pages.map(({ url }) => ({ url }));
    expect(await saved({ socialLinks })).toMatchObject({ saveSettings: { socialLinks: pages } });
  });

  test.each([
    ["not https", "http://facebook.com/hope"],
    ["a script", "javascript:alert(1)"],
    ["no scheme", "t.me/hope"],
    ["a path", "/hope"],
    ["a user name before the host", "https://facebook.com@evil.com/hope"],
  ])("is told at its field of an address that is %s", async (_, url) => {
    const { fields } =
      (await refusal({ socialLinks: [{ url: "https://t.me/hope" }, { url }] })) ?? {};
    expect(fields).toEqual([{ path: "socialLinks.1.url", rule: "isUrl" }]);
  });

  test("cannot name the same page twice", async () => {
    const link = { url: "https://t.me/hope" };
    const { fields } = (await refusal({ socialLinks: [link, link] })) ?? {};
    expect(fields).toMatchObject([{ path: "socialLinks", rule: "arrayUnique" }]);
  });
});

describe("a client of the last release", () => {
  test("saves one pair of hours and four networks", async () => {
    const former = {
      opensAt: "9:00",
      closesAt: "17:00",
      telegramUrl: "https://t.me/hope",
      instagramUrl: "https://instagram.com/hope",
    };
    expect(await saved(former)).toMatchObject({
      saveSettings: {
        workingHours: on([1, 2, 3, 4, 5], "09:00", "17:00"),
        socialLinks: [
          { url: "https://instagram.com/hope", network: "Instagram" },
          { url: "https://t.me/hope", network: "Telegram" },
        ],
      },
    });
  });

  test("reads them", async () => {
    await saved({
      workingHours: on([2, 3], "11:00", "15:00"),
      socialLinks: [{ url: "https://tiktok.com/@hope" }, { url: "https://youtube.com/@hope" }],
    });
    const { settings } = await site.executeOrThrow(
      "{ settings { opensAt closesAt facebookUrl youtubeUrl } }",
    );
    expect(settings).toEqual({
      opensAt: "11:00",
      closesAt: "15:00",
      facebookUrl: null,
      youtubeUrl: "https://youtube.com/@hope",
    });
  });
});
