import { expect, test } from "vitest";
import type { Context } from "../../../server/content/context.ts";
import { restOf } from "../../../server/content/rest.ts";
import { memberKind } from "../../../server/member/member.kind.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

test("a client's update leaves a text of which REST knows nothing as it is", async () => {
  const withoutRole = memberKind.textFields.map((field) =>
    field.property === "role" ? { ...field, rest: undefined } : field,
  );
  const rest = restOf({ ...memberKind, textFields: withoutRole }, { path: "/members", name: "" });
  const { id } = await aPublishedItem(site, "Member", {
    translations: { ua: { name: "Олена", role: "психологиня" } },
  });
  const context = { db: site.db.manager } as Context; // nothing else is read
  const sent = { translations: { ua: { name: "Оля" } } };
  const { translations } = await rest.toInput(context, sent, { id, version: null });
  expect(translations.ua).toMatchObject({ name: "Оля", role: "психологиня" });
});
