import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { renderModule } from "../../../server/platform/paths.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const { render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });

const preview = (payload: object, as: Role = "editor") =>
  site.request({ method: "POST", url: "/api/preview", payload }, as);

const texts = { title: "Табір у Карпатах", description: "Двадцять дітей." };
const categoryId = "00000000-0000-4000-8000-000000000000";

describe("a preview is refused", () => {
  const input = { translations: { ua: texts } };

  test("to a visitor", async () => {
    const answer = await preview({ kind: "GALLERY", language: "UA", input }, "visitor");
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: "UNAUTHENTICATED" });
  });

  test.each([
    ["too long", { title: "я".repeat(301) }, "translations.ua.title", "maxLength"],
    ["no text", { title: 5 }, "translations.ua.title", "type"],
    ["unknown", { headline: "слова" }, "translations.ua.headline", "unknown"],
  ])("naming the field that is %s", async (_, ua, path, rule) => {
    const answer = await preview({
      kind: "GALLERY",
      language: "UA",
      input: { categoryId, translations: { ua } },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([expect.objectContaining({ path, rule })]);
  });

  test("naming the field that is missing", async () => {
    const answer = await preview({ kind: "GALLERY", language: "UA", input });
    expect(answer.json().fields).toEqual([{ path: "categoryId", rule: "required" }]);
  });

  test.each(["00000000-0000-4000-8000-000000000000", "no id"])(
    "of an unknown item: %s",
    async (id) => {
      const answer = await preview({
        kind: "GALLERY",
        language: "UA",
        id,
        input: { categoryId, translations: { ua: texts } },
      });
      expect(answer.statusCode).toBe(404);
    },
  );

  test("of an unknown kind", async () => {
    const answer = await preview({ kind: "POEM", language: "UA", input });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields[0].path).toBe("kind");
  });
});
