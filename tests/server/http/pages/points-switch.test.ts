import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applicationPsychologicalPhrases } from "../../../../client/phrases/application/psychological.ts";
import { homePhrases } from "../../../../client/phrases/site/home.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { aPageServer } from "../../../support/server/page-server.ts";
import type { Role } from "../../../support/server/test-server.ts";

const { site, open } = await aPageServer();

const names = { ua: { name: "Калуш" }, eng: { name: "Kalush" } };
const list = "/gallery/togetherPoints";
const kalush = `${list}/Kalush`;

const show = (isShown: boolean, as: Role = "admin") =>
  site.execute(
    "mutation ($isShown: Boolean!) { showTogetherPoints(isShown: $isShown) { version showsTogetherPoints } }",
    { isShown },
    as,
  );
const bodyOf = async (path: string) => (await open(path)).body;
const statusOf = async (path: string) => (await open(path)).statusCode;

beforeAll(async () => {
  await aPublishedItem(site, "TogetherPoint", { city: "Kalush", translations: names });
  await site.db.query("update application_form set state = 'open'");
  await site.db.query(
    `update navigation set footer = '[{"id": "a", "sitePage": "TOGETHER_POINTS", "labelUa": "", "labelEng": "", "isHidden": false}]'`,
  );
});

describe("while the points are switched off, a visitor", () => {
  beforeAll(() => show(false));

  test("finds neither the list of points nor a point's page", async () => {
    expect(await statusOf(list)).toBe(404);
    expect(await statusOf(kalush)).toBe(404);
    expect(await bodyOf(kalush)).not.toContain("Калуш");
  });

  test("is led to them from no page of the site", async () => {
    const pages = [
      "/",
      "/gallery",
      "/projects/together",
      "/projects/toyLibrary",
      "/help",
      "/sent?n=7",
    ];
    for (const page of pages) {
      const body = await bodyOf(page);
      expect(body, page).toContain("<main");
      expect(body, page).not.toContain(`href="${list}`);
    }
    expect(await bodyOf("/")).not.toContain(homePhrases.UA.pointsText);
  });

  test("is asked about no point in the forms", async () => {
    expect(await bodyOf("/need-help/humanitarian")).not.toContain('value="POINT"');
    const volunteer = await bodyOf("/help/volunteer?lang=en");
    expect(volunteer).not.toContain("children’s points");
    const psychological = await bodyOf("/need-help/psychological?lang=en");
    expect(psychological).toContain(applicationPsychologicalPhrases.ENG.withoutPoints.lead);
  });

  test("finds none by searching, in the sitemap or through GraphQL", async () => {
    expect(await bodyOf("/search?q=%D0%9A%D0%B0%D0%BB%D1%83%D1%88")).not.toContain(kalush);
    expect(await bodyOf("/search?q=together&lang=en")).not.toContain(`href="${list}`);
    expect(await bodyOf("/sitemap.xml")).not.toContain(list);
    const answer = await site.executeOrThrow(`{
      togetherPoints { total items { id } }
      found: togetherPoints(search: "Калуш") { items { id } }
      togetherPoint(city: "Kalush") { id }
      navigation { filled }
    }`);
    expect(answer).toEqual({
      togetherPoints: { total: 0, items: [] },
      found: { items: [] },
      togetherPoint: null,
      navigation: { filled: ["GALLERIES"] },
    });
  });

  test("does not see a point that an editor publishes meanwhile", async () => {
    const shumsk = { ua: { name: "Шумськ" } };
    await aPublishedItem(site, "TogetherPoint", { city: "Shumsk", translations: shumsk });
    expect((await site.executeOrThrow("{ togetherPoints { total } }")).togetherPoints.total).toBe(
      0,
    );
  });

  test("and an editor still finds each with its texts", async () => {
    const { togetherPoints } = await site.executeOrThrow(
      "{ togetherPoints(drafts: true) { items { city translation(language: UA) { name publishedAt } } } }",
      {},
      "editor",
    );
    expect(togetherPoints.items).toContainEqual({
      city: "Kalush",
      translation: { name: "Калуш", publishedAt: expect.any(String) },
    });
  });
});

describe("when they are switched on again, a visitor", () => {
  beforeAll(async () => {
    await show(false);
    await show(true);
  });

  test("finds the points, their pages and the links to them", async () => {
    expect(await statusOf(list)).toBe(200);
    expect(await statusOf(kalush)).toBe(200);
    expect(await bodyOf("/")).toContain(homePhrases.UA.pointsText);
    expect(await bodyOf("/contacts")).toContain(`href="${list}"`);
    expect(await bodyOf("/sitemap.xml")).toContain(kalush);
  });

  test("is asked for the point in the forms", async () => {
    expect(await bodyOf("/need-help/humanitarian")).toContain('value="POINT"');
    const psychological = await bodyOf("/need-help/psychological?lang=en");
    expect(psychological).toContain(applicationPsychologicalPhrases.ENG.lead);
  });
});

describe("the switch", () => {
  beforeEach(() => show(true));

  test("is the administrators' alone", async () => {
    expect((await show(false, "editor")).errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    expect(await statusOf(list)).toBe(200);
  });

  test("is recorded in the history, and switching it twice to the same is one change", async () => {
    const [before] = await site.db.query("select version from settings");
    await show(false);
    await show(false);
    const { history } = await site.executeOrThrow(
      "{ history(kind: SETTINGS) { version action content } }",
      {},
      "admin",
    );
    expect(history[0]).toMatchObject({
      version: before.version + 1,
      action: "SAVED",
      content: { showsTogetherPoints: false },
    });
  });
});
