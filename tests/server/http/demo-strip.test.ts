import { beforeEach, describe, expect, test } from "vitest";
import { publicPaths } from "../../../client/app/page-table.ts";
import { paths } from "../../../client/paths.ts";
import { settings } from "../../../server/demo/content/settings.ts";
import { fillSettings } from "../../../server/demo/rows/settings.ts";
import { recordDemoContent } from "../../../server/demo-clearing/record-demo-items.ts";
import { aPageServer } from "../../support/server/page-server.ts";

const { site, open } = await aPageServer();

const warning = {
  "": "Демонстраційний сайт: люди, події, суми й реквізити вигадані. Не переказуйте грошей.",
  "?lang=en": "Demo site: people, events, sums and bank details are invented. Do not send money.",
};
/** Words are joined by no-break spaces, which no reader sees. */
const textOf = (body: string) => body.replaceAll("\u00a0", " ");
const noindex = '<meta name="robots" content="noindex"/>';
const history = ["Ірина Савчук", "Iryna Savchuk"];

const addresses = [...publicPaths, paths.auth(), "/no-such-page"].flatMap((path) =>
  (["", "?lang=en"] as const).map((language) => ({ path, language })),
);

beforeEach(() => site.db.query("truncate settings, demo_item cascade"));
/** All of its content is the demo's, and its settings are. */
const markAsDemo = async () => {
  await fillSettings(site.db.manager, settings);
  await recordDemoContent(site.db.manager, settings);
  site.cache?.responses.invalidate();
};

describe("while the content is the demo's", () => {
  test.each(addresses)(
    "a visitor of $path$language reads that it is invented, and search engines are told not to list it",
    async ({ path, language }) => {
      await markAsDemo();
      const { body } = await open(`${path}${language}`);
      expect(textOf(body)).toContain(`<p>${warning[language]}</p>`);
      expect(body).toContain(noindex);
    },
  );

  test("the strip stands before the header, after the link that skips to the content", async () => {
    await markAsDemo();
    const { body } = await open("/");
    const places = ['href="#content"', "<aside", "<header"].map((part) => body.indexOf(part));
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
  });

  test("a donor reads it once more beside the requisites", async () => {
    await markAsDemo();
    const { body } = await open("/contacts?lang=en");
    expect(textOf(body)).toContain("The bank details are invented: do not send money.");
  });
});

test("an admin clears the demo content, and the next visitor reads of it no more", async () => {
  await markAsDemo();
  expect((await open("/")).body).toContain(noindex);
  await site.executeOrThrow("mutation { clearDemo { isPresent } }", {}, "admin");
  const { body } = await open("/");
  expect(textOf(body)).not.toContain(warning[""]);
  expect(body).not.toContain(noindex);
  await site.executeOrThrow("mutation { restoreDemo { isPresent } }", {}, "admin");
});

test.each(addresses.filter(({ path }) => path !== "/no-such-page" && path !== paths.auth()))(
  "a site that began without the demo warns of nothing at $path$language, nor tells the demo's history",
  async ({ path, language }) => {
    const { body } = await open(`${path}${language}`);
    expect(textOf(body)).not.toContain(warning[language]);
    expect(body).not.toContain(noindex);
    for (const name of history) expect(textOf(body)).not.toContain(name);
  },
);
