import { describe, expect, test } from "vitest";
import { anApplication } from "../support/application.ts";
import { kindFaces } from "../support/kinds.ts";
import { attention, idsOf, remove, saved, summary } from "../support/summaries.ts";

const site = await anApplication();

describe("the trash", () => {
  const trash = async () => {
    const { trash: page } = await site.must(
      `{ trash { total items { ${summary} } } }`,
      {},
      "editor",
    );
    return page;
  };

  test("holds what was deleted, the latest first, and gives it back", async () => {
    const first = await saved(site, "Report", { year: 2022, month: 4, translations: { ua: {} } });
    const second = await saved(site, "TogetherPoint", {
      ...{ city: "Kalush", translations: { ua: { name: "Калуш" } } },
    });
    await remove(site, "Report", first);
    await remove(site, "TogetherPoint", second);
    const { items, total } = await trash();
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { id: second.id, kind: "TOGETHER_POINT", city: "Kalush", titleUa: "Калуш" },
      { id: first.id, kind: "REPORT", year: 2022, month: 4, titleUa: "" },
    ]);
    expect(items[0].deletedAt).not.toBeNull();
    expect(idsOf(await attention(site))).not.toContain(first.id);
    const { overview } = await site.must("{ overview { inTrash } }", {}, "editor");
    expect(overview.inTrash).toBe(2);

    const { restored } = await site.must(
      `mutation ($id: ID!) { restored: restoreItem(kind: REPORT, id: $id) { id deletedAt } }`,
      { id: first.id },
      "editor",
    );
    expect(restored).toEqual({ id: first.id, deletedAt: null });
    expect(idsOf(await trash())).toEqual([second.id]);
  });

  test("keeps a point whose city another has taken meanwhile", async () => {
    const old = await saved(site, "TogetherPoint", {
      ...{ city: "Shumsk", translations: { ua: { name: "Шумськ" } } },
    });
    await remove(site, "TogetherPoint", old);
    await saved(site, "TogetherPoint", {
      city: "Shumsk",
      translations: { ua: { name: "Шумськ" } },
    });
    const { errors } = await site.ask(
      "mutation ($id: ID!) { restoreItem(kind: TOGETHER_POINT, id: $id) { id } }",
      { id: old.id },
      "editor",
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", reason: "taken" });
  });

  test("gives back every kind", async () => {
    for (const [index, kind] of kindFaces.entries()) {
      const input = {
        ...(await kind.rest?.(site, index)),
        translations: { ua: { [kind.word]: "я" } },
      };
      const item = await saved(site, kind.name, kind.key ? { ...input, city: "Tyachiv" } : input);
      await remove(site, kind.name, item);
      const wire = kind.name.replace(/(?<=[a-z])[A-Z]/g, "_$&").toUpperCase();
      const { restored } = await site.must(
        `mutation ($id: ID!) { restored: restoreItem(kind: ${wire}, id: $id) { kind deletedAt } }`,
        { id: item.id },
        "editor",
      );
      expect(restored).toEqual({ kind: wire, deletedAt: null });
    }
  });
});
