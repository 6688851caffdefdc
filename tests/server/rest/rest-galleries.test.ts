import { beforeEach, describe, expect, test } from "vitest";
import { aCategory } from "../../support/content/rest-kind-cases.ts";
import { restClient } from "../../support/server/rest-client.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const call = restClient(site);
beforeEach(() => site.db.query("truncate gallery_category cascade"));

async function aPosted(title: string, body: object = {}) {
  const galleryCategoryId = await aCategory(site);
  const payload = { galleryCategoryId, ...body, translations: { ua: { title } } };
  return (await call("POST", "/gallery", payload)).body;
}

const titles = async (path: string) => {
  const { body } = await call("GET", path, undefined, { as: "visitor" });
  return body.map((one: { translations: { ua: { title: string } } }) => one.translations.ua.title);
};

describe("galleries", () => {
  test("are listed newest first, dated before undated, whatever the order of their creation", async () => {
    for (const [title, galleryDate] of [
      ["без дати", ""],
      ["торік", "2023-08-01"],
      ["навесні", "навесні 2030"],
      ["тепер", "2024-03-02 у Калуші"],
      ["давно", "1999-12-31"],
    ] as const) {
      await aPosted(title, { galleryDate });
    }
    expect(await titles("/gallery")).toEqual(["тепер", "торік", "давно", "навесні", "без дати"]);
  });

  test("of one category are listed alone, in the same order", async () => {
    const galleryCategoryId = await aCategory(site);
    await aPosted("інша", { galleryDate: "2024-09-09" });
    await aPosted("давня", { galleryCategoryId, galleryDate: "2020-01-01" });
    await aPosted("нова", { galleryCategoryId, galleryDate: "2024-01-01" });
    expect(await titles(`/gallery/category/${galleryCategoryId}`)).toEqual(["нова", "давня"]);
    expect(await titles("/gallery/category/nothing")).toEqual([]);
  });

  test("in the news are the important ones alone, in the same order", async () => {
    await aPosted("звичайна", { galleryDate: "2024-09-09" });
    await aPosted("важлива давня", { isImportant: true, galleryDate: "2020-01-01" });
    await aPosted("важлива нова", { isImportant: true, galleryDate: "2024-01-01" });
    expect(await titles("/gallery/news")).toEqual(["важлива нова", "важлива давня"]);
  });

  test("need an existing category, and the error names that field as it was sent", async () => {
    const unknown = "00000000-0000-4000-8000-000000000000";
    for (const [body, rule] of [
      [{}, "required"],
      [{ galleryCategoryId: "" }, "format"],
      [{ galleryCategoryId: "nothing" }, "format"],
      [{ galleryCategoryId: unknown }, "unknown"],
    ] as const) {
      const answer = await call("POST", "/gallery", body);
      expect(answer).toMatchObject({
        status: 422,
        body: { code: "INVALID", fields: [{ path: "galleryCategoryId", rule }] },
      });
    }
  });

  test("prevent the deletion of their category", async () => {
    const galleryCategoryId = await aCategory(site);
    const { _id } = await aPosted("тут", { galleryCategoryId });
    const refused = await call("DELETE", `/galleryCategory/${galleryCategoryId}`);
    expect(refused).toMatchObject({ status: 409, body: { code: "CONFLICT", reason: "inUse" } });
    await call("DELETE", `/gallery/${_id}`);
    expect((await call("DELETE", `/galleryCategory/${galleryCategoryId}`)).status).toBe(200);
  });
});

describe("a long list", () => {
  interface Answered {
    body: { _id: string }[];
    headers: Record<string, unknown>;
  }
  const next = ({ headers }: Answered): string | null =>
    /^<\/api(.+)>; rel="next"$/.exec(String(headers.link ?? ""))?.[1] ?? null;

  test("is paginated by the Link header, without a gap or a duplicate", async () => {
    const createdTitles: string[] = [];
    for (let day = 1; day <= 5; day++) {
      createdTitles.unshift(
        (await aPosted(`${day}`, { galleryDate: `2024-01-0${day}`, isImportant: true }))._id,
      );
    }
    for (const list of ["/gallery", "/gallery/news"]) {
      const found: string[] = [];
      const sizes: number[] = [];
      for (let path: string | null = `${list}?limit=2`; path; ) {
        const page: Answered = await call("GET", path);
        expect(page.body.length).toBeLessThanOrEqual(2);
        found.push(...page.body.map(({ _id }) => _id));
        sizes.push(page.body.length);
        path = next(page);
      }
      expect([found, sizes]).toEqual([createdTitles, [2, 2, 1]]);
    }
  });

  test("is complete, and without a Link header, for a client that sends no limit", async () => {
    for (let index = 0; index < 25; index++) await aPosted(`${index}`);
    const { body, headers } = await call("GET", "/gallery");
    expect([body.length, headers.link]).toEqual([25, undefined]);
  });

  test.each(["limit=0", "limit=1001", "limit=many", "after=x", "after=W10"])(
    "refuses %s at its field",
    async (query) => {
      const { status, body } = await call("GET", `/gallery?${query}`);
      expect([status, body.code]).toEqual([422, "INVALID"]);
      expect(body.fields[0].path).toBe(query.split("=")[0]);
    },
  );
});
