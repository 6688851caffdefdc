import { describe, expect, test } from "vitest";
import { kindCases, kindEnum } from "../../../support/content/kind-cases.ts";
import {
  idsOf,
  itemsNeedingAttention,
  moveToTrash,
  saveDraft,
  summaryFields,
} from "../../../support/content/summaries.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();

describe("the trash", () => {
  const trash = async () => {
    const { trash: page } = await site.executeOrThrow(
      `{ trash { total items { ${summaryFields} } } }`,
      {},
      "editor",
    );
    return page;
  };

  test("contains the deleted items, last deleted first, and restores them", async () => {
    const first = await saveDraft(site, "Report", {
      year: 2022,
      month: 4,
      translations: { ua: {} },
    });
    const second = await saveDraft(site, "TogetherPoint", {
      city: "Kalush",
      translations: { ua: { name: "Калуш" } },
    });
    await moveToTrash(site, "Report", first);
    await moveToTrash(site, "TogetherPoint", second);
    const { items, total } = await trash();
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { id: second.id, kind: "TOGETHER_POINT", city: "Kalush", titleUa: "Калуш" },
      { id: first.id, kind: "REPORT", year: 2022, month: 4, titleUa: "" },
    ]);
    expect(items[0].deletedAt).not.toBeNull();
    expect(idsOf(await itemsNeedingAttention(site))).not.toContain(first.id);
    const { overview } = await site.executeOrThrow("{ overview { inTrash } }", {}, "editor");
    expect(overview.inTrash).toBe(2);

    const { restored } = await site.executeOrThrow(
      `mutation ($id: ID!) { restored: restoreItem(kind: REPORT, id: $id) { id deletedAt } }`,
      { id: first.id },
      "editor",
    );
    expect(restored).toEqual({ id: first.id, deletedAt: null });
    expect(idsOf(await trash())).toEqual([second.id]);
  });

  test("does not restore a point whose city another one has meanwhile", async () => {
    const old = await saveDraft(site, "TogetherPoint", {
      city: "Shumsk",
      translations: { ua: { name: "Шумськ" } },
    });
    await moveToTrash(site, "TogetherPoint", old);
    await saveDraft(site, "TogetherPoint", {
      city: "Shumsk",
      translations: { ua: { name: "Шумськ" } },
    });
    const { errors } = await site.execute(
      "mutation ($id: ID!) { restoreItem(kind: TOGETHER_POINT, id: $id) { id } }",
      { id: old.id },
      "editor",
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", reason: "taken" });
  });

  test("restores every kind", async () => {
    for (const [index, kind] of kindCases.entries()) {
      const input = {
        ...(await kind.otherInput?.(site, index)),
        translations: { ua: { [kind.textField]: "я" } },
      };
      const item = await saveDraft(
        site,
        kind.name,
        kind.key ? { ...input, city: "Tyachiv" } : input,
      );
      await moveToTrash(site, kind.name, item);
      const { restored } = await site.executeOrThrow(
        `mutation ($id: ID!) { restored: restoreItem(kind: ${kindEnum(kind.name)}, id: $id) { id deletedAt } }`,
        { id: item.id },
        "editor",
      );
      expect(restored).toEqual({ id: item.id, deletedAt: null });
    }
  });
});
