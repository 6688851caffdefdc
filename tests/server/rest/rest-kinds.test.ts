import { beforeEach, describe, expect, test } from "vitest";
import { saveTexts } from "../../support/content/kind-cases.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import {
  blankTexts,
  type RestKindCase,
  restKindCases,
} from "../../support/content/rest-kind-cases.ts";
import { restClient } from "../../support/server/rest-client.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const call = restClient(site);
const now = new Date("2031-03-01T10:00:00Z");

const kept = {
  _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
};

const aBody = async (face: RestKindCase, marks = { ua: "слова", eng: "words" }) => ({
  ...(await face.otherFields(site)),
  translations: { ua: face.textsOf(marks.ua), eng: face.textsOf(marks.eng) },
});

describe.each(restKindCases)("$path", (face) => {
  const { path, one, kind, textField } = face;
  beforeEach(async () => {
    site.setClock(now);
    await site.db.query("delete from gallery");
    await site.db.query(`delete from ${site.db.getMetadata(kind).tablePath}`);
  });

  const aPosted = async () => (await call("POST", path, await aBody(face))).body;
  const inGraphql = async (id: string, language: string) => {
    const query = `query ($id: ID!, $language: Language!) {
      item: ${one}(id: $id, language: $language) { translation { language word: ${textField.graphql} } }
    }`;
    return (await site.executeOrThrow(query, { id, language })).item;
  };

  test("what a client posts comes back in the same shape, alone and in the list", async () => {
    const sent = await aBody(face);
    const { status, body, headers } = await call("POST", path, sent);
    expect(status).toBe(201);
    expect(body).toEqual({ ...sent, ...face.addedFields, ...kept, version: 1 });
    expect(headers.location).toBe(`/api${path}/${body._id}`);
    const visitor = { as: "visitor" } as const;
    expect((await call("GET", `${path}/${body._id}`, undefined, visitor)).body).toEqual(body);
    expect((await call("GET", path, undefined, visitor)).body).toEqual([body]);
  });

  test("what a client posts is public at once, in GraphQL as well", async () => {
    const { _id } = await aPosted();
    const ua = { translation: { language: "UA", word: "слова" } };
    const eng = { translation: { language: "ENG", word: "words" } };
    expect([await inGraphql(_id, "UA"), await inGraphql(_id, "ENG")]).toEqual([ua, eng]);
  });

  test("PUT replaces the whole item: what is left out returns to its default", async () => {
    const { _id, createdAt } = await aPosted();
    const needed = (await face.requiredFields?.(site)) ?? {};
    const sent = { ...needed, translations: { eng: face.textsOf("anew") } };
    const { status, body } = await call("PUT", `${path}/${_id}`, sent);
    const translations = { ua: blankTexts(face), eng: face.textsOf("anew") };
    expect(status).toBe(200);
    expect(body).toEqual({
      ...face.defaults,
      ...needed,
      ...kept,
      _id,
      createdAt,
      version: 2,
      translations,
    });
    expect((await call("GET", `${path}/${_id}`)).body).toEqual(body);
    expect(await inGraphql(_id, "UA")).toEqual({ translation: { language: "ENG", word: "anew" } });
  });

  test("what comes from the list may be sent back as it is", async () => {
    const before = await aPosted();
    const { status, body } = await call("PUT", `${path}/${before._id}`, before);
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, version: 2, updatedAt: kept.updatedAt });
  });

  test("a deleted item is gone everywhere", async () => {
    const { _id } = await aPosted();
    expect(await call("DELETE", `${path}/${_id}`)).toMatchObject({ status: 200, body: { _id } });
    expect((await call("GET", `${path}/${_id}`)).status).toBe(404);
    expect((await call("GET", path)).body).toEqual([]);
    expect(await inGraphql(_id, "UA")).toBeNull();
    expect((await call("DELETE", `${path}/${_id}`)).status).toBe(404);
  });

  // The specification's clients send the JSON content type with every call.
  test("an editor deletes with a content type and no body", async () => {
    const { _id } = await aPosted();
    const headers = { "content-type": "application/json" };
    expect((await call("DELETE", `${path}/${_id}`, undefined, { headers })).status).toBe(200);
  });

  test.each([
    ["nothing at all", {}],
    ["blank fields", { img: { url: "", public_id: "" }, gallery: [], images: [] }],
    ["null and blanks", { img: null, translations: { ua: {}, eng: null } }],
    ["blank words", { translations: { ua: blankTexts(face), eng: blankTexts(face) } }],
  ])("a blank editor's %s is taken, with the defaults", async (_what, blank) => {
    const needed = (await face.requiredFields?.(site)) ?? {};
    const { status, body } = await call("POST", path, { ...needed, ...blank });
    expect(status).toBe(201);
    const translations = { ua: blankTexts(face), eng: blankTexts(face) };
    expect(body).toEqual({ ...face.defaults, ...needed, ...kept, version: 1, translations });
  });

  test("an editor's draft never appears, nor the draft beside a published language", async () => {
    const { otherFields: _rest, requiredFields } = face;
    const categoryId = (await requiredFields?.(site))?.galleryCategoryId;
    const base = categoryId ? { categoryId } : {};
    const [ua, eng] = [{ [textField.graphql]: "чернетка" }, { [textField.graphql]: "said" }];
    const { saved } = await site.executeOrThrow(
      `mutation ($input: ${kind}Input!) { saved: save${kind}(input: $input) { id } }`,
      { input: { ...base, translations: { ua } } },
      "editor",
    );
    expect((await call("GET", path)).body).toEqual([]);
    expect((await call("GET", `${path}/${saved.id}`)).status).toBe(404);
    const half = await aPublishedItem(site, kind, { ...base, translations: { eng } });
    await saveTexts(site, { name: kind }, { id: half.id, version: 2 }, "ua", ua);
    const [shown] = (await call("GET", path)).body;
    expect(shown.translations.ua).toEqual(blankTexts(face));
    expect(shown.translations.eng[textField.rest]).toBe("said");
    expect(JSON.stringify((await call("GET", `${path}/${half.id}`)).body)).not.toContain(
      "чернетка",
    );
  });

  test("a client that knows the version cannot overwrite a newer one", async () => {
    const body = await aBody(face, { ua: "друга", eng: "second" });
    const { _id } = await aPosted();
    expect((await call("PUT", `${path}/${_id}`, { ...body, version: 1 })).status).toBe(200);
    const late = await call("PUT", `${path}/${_id}`, { ...(await aBody(face)), version: 1 });
    expect([late.status, late.body]).toEqual([
      409,
      { code: "CONFLICT", reason: "stale", message: expect.any(String) },
    ]);
    expect((await call("GET", `${path}/${_id}`)).body.translations).toEqual(body.translations);
  });

  test("an address of nothing is told from one that may not be", async () => {
    const body = await aBody(face);
    for (const id of ["00000000-0000-4000-8000-000000000000", "nothing", "'", "{}"]) {
      for (const method of ["GET", "PUT", "DELETE"] as const) {
        const answer = await call(method, `${path}/${id}`, method === "PUT" ? body : undefined);
        expect([method, id, answer.status, answer.body.code]).toEqual([
          method,
          id,
          404,
          "NOT_FOUND",
        ]);
      }
    }
  });

  test("words that are too long are refused at their field, and nothing is kept", async () => {
    const body = await aBody(face);
    body.translations.eng[textField.rest] = "w".repeat(textField.longest + 1);
    const { status, body: refusal } = await call("POST", path, body);
    expect([status, refusal]).toEqual([
      422,
      {
        code: "INVALID",
        message: expect.any(String),
        fields: [
          {
            path: `translations.eng.${textField.rest}`,
            rule: "maxLength",
            limit: textField.longest,
          },
        ],
      },
    ]);
    expect((await call("GET", path)).body).toEqual([]);
  });
});
