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

const storedFields = {
  _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
};

const aBody = async (restKind: RestKindCase, texts = { ua: "слова", eng: "words" }) => ({
  ...(await restKind.otherFields(site)),
  translations: { ua: restKind.textsOf(texts.ua), eng: restKind.textsOf(texts.eng) },
});

describe.each(restKindCases)("$path", (restKind) => {
  const { path, one, kind, textField } = restKind;
  beforeEach(async () => {
    site.setClock(now);
    await site.db.query("delete from gallery");
    await site.db.query(`delete from ${site.db.getMetadata(kind).tablePath}`);
  });

  const aPosted = async () => (await call("POST", path, await aBody(restKind))).body;
  const inGraphql = async (id: string, language: string) => {
    const query = `query ($id: ID!, $language: Language!) {
      item: ${one}(id: $id, language: $language) { translation { language word: ${textField.graphql} } }
    }`;
    return (await site.executeOrThrow(query, { id, language })).item;
  };

  test("what a client posts is returned in the same shape, alone and in the list", async () => {
    const sent = await aBody(restKind);
    const { status, body, headers } = await call("POST", path, sent);
    expect(status).toBe(201);
    expect(body).toEqual({ ...sent, ...restKind.addedFields, ...storedFields, version: 1 });
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

  test("PUT replaces the complete item: a field that is left out returns to its default", async () => {
    const { _id, createdAt } = await aPosted();
    const minimalInput = (await restKind.requiredFields?.(site)) ?? {};
    const sent = { ...minimalInput, translations: { eng: restKind.textsOf("anew") } };
    const { status, body } = await call("PUT", `${path}/${_id}`, sent);
    const translations = { ua: blankTexts(restKind), eng: restKind.textsOf("anew") };
    expect(status).toBe(200);
    expect(body).toEqual({
      ...restKind.defaults,
      ...minimalInput,
      ...storedFields,
      _id,
      createdAt,
      version: 2,
      translations,
    });
    expect((await call("GET", `${path}/${_id}`)).body).toEqual(body);
    expect(await inGraphql(_id, "UA")).toEqual({ translation: { language: "ENG", word: "anew" } });
  });

  test("an item from the list can be sent back unchanged", async () => {
    const before = await aPosted();
    const { status, body } = await call("PUT", `${path}/${before._id}`, before);
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, version: 2, updatedAt: storedFields.updatedAt });
  });

  test("a deleted item is not readable anywhere", async () => {
    const { _id } = await aPosted();
    expect(await call("DELETE", `${path}/${_id}`)).toMatchObject({ status: 200, body: { _id } });
    expect((await call("GET", `${path}/${_id}`)).status).toBe(404);
    expect((await call("GET", path)).body).toEqual([]);
    expect(await inGraphql(_id, "UA")).toBeNull();
    expect((await call("DELETE", `${path}/${_id}`)).status).toBe(404);
  });

  // The specification's clients send the JSON content type with every request.
  test("an editor's DELETE has a content type and no body", async () => {
    const { _id } = await aPosted();
    const headers = { "content-type": "application/json" };
    expect((await call("DELETE", `${path}/${_id}`, undefined, { headers })).status).toBe(200);
  });

  test.each([
    ["nothing else", {}],
    ["blank fields", { img: { url: "", public_id: "" }, gallery: [], images: [] }],
    ["null", { img: null }],
  ])("a form with a name and %s is accepted, with the defaults", async (_what, blank) => {
    const minimalInput = (await restKind.requiredFields?.(site)) ?? {};
    const ua = { ...blankTexts(restKind), ...restKind.titleOf("Назва") };
    for (const eng of [undefined, null, {}, blankTexts(restKind)]) {
      const sent = { ...minimalInput, ...blank, translations: { ua, eng } };
      const { status, body } = await call("POST", path, sent);
      expect(status).toBe(201);
      expect(body).toEqual({
        ...restKind.defaults,
        ...minimalInput,
        ...storedFields,
        version: 1,
        translations: { ua, eng: blankTexts(restKind) },
      });
    }
  });

  const [titleField] = Object.keys(restKind.titleOf(""));
  test.runIf(titleField).each([
    ["nothing at all", {}, "ua"],
    ["null", { ua: {}, eng: null }, "ua"],
    ["blank texts", { ua: blankTexts(restKind), eng: blankTexts(restKind) }, "ua"],
    [
      "spaces for a name",
      { ua: { ...restKind.textsOf("т"), ...restKind.titleOf(" \u00a0 ") } },
      "ua",
    ],
    [
      "an English text without a name",
      { ua: restKind.textsOf("т"), eng: { ...restKind.textsOf("t"), ...restKind.titleOf("") } },
      "eng",
    ],
  ])("an item without a name is refused: %s", async (_what, translations, language) => {
    const minimalInput = (await restKind.requiredFields?.(site)) ?? {};
    const before = (await call("GET", path)).body;
    const { status, body } = await call("POST", path, { ...minimalInput, translations });
    expect(status).toBe(422);
    expect(body.fields).toEqual([
      { path: `translations.${language}.${titleField}`, rule: "required" },
    ]);
    expect((await call("GET", path)).body).toEqual(before);
  });

  test("an editor's draft is never visible, nor a draft translation beside a published one", async () => {
    const { otherFields: _rest, requiredFields } = restKind;
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
    expect(shown.translations.ua).toEqual(blankTexts(restKind));
    expect(shown.translations.eng[textField.rest]).toBe("said");
    expect(JSON.stringify((await call("GET", `${path}/${half.id}`)).body)).not.toContain(
      "чернетка",
    );
  });

  test("a client that sends the version cannot overwrite a newer one", async () => {
    const body = await aBody(restKind, { ua: "друга", eng: "second" });
    const { _id } = await aPosted();
    expect((await call("PUT", `${path}/${_id}`, { ...body, version: 1 })).status).toBe(200);
    const conflict = await call("PUT", `${path}/${_id}`, {
      ...(await aBody(restKind)),
      version: 1,
    });
    expect([conflict.status, conflict.body]).toEqual([
      409,
      { code: "CONFLICT", reason: "stale", message: expect.any(String) },
    ]);
    expect((await call("GET", `${path}/${_id}`)).body.translations).toEqual(body.translations);
  });

  test("a missing item is distinguished from one that the client may not write", async () => {
    const body = await aBody(restKind);
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

  test("a text that is too long is refused at its field, and nothing is stored", async () => {
    const body = await aBody(restKind);
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
