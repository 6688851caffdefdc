import { expect, test } from "vitest";
import {
  anItemOfKind,
  kindCases,
  kindEnum,
  publish,
  saveTexts,
} from "../../support/content/kind-cases.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const titled = kindCases.filter(({ name }) => name !== "Report");

test.each(titled)("$name is not published without a heading, now or later", async (kind) => {
  const blank = { ua: " ", eng: "words" };
  const { id, version } = await anItemOfKind(site, kind, blank, { published: [] });
  for (const at of ["", `, at: "2100-01-01T10:00:00Z"`]) {
    const { errors } = await site.execute(
      `mutation { publish(kind: ${kindEnum(kind.name)}, id: "${id}", version: ${version}, language: UA ${at}) { id } }`,
      {},
      "editor",
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "INVALID",
      fields: [{ path: `translations.ua.${kind.textField}`, rule: "requiredHeading" }],
    });
  }
});

test.each(titled)("$name keeps its heading while it is public or scheduled", async (kind) => {
  const draft = await anItemOfKind(site, kind, undefined, { published: [], index: 1 });
  const item = await publish(site, kind, draft, "ua", "2100-01-01T10:00:00Z");
  const blank = { [kind.textField]: "" };
  await expect(saveTexts(site, kind, item, "ua", blank)).rejects.toThrow("requiredHeading");
  const { id } = await saveTexts(site, kind, item, "eng", blank);
  expect(id).toBe(item.id);
});
