import { expect, test } from "vitest";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

test("an image's text without its own argument is in the language of the root field", async () => {
  const imageId = await anImageRow(site.db);
  await site.db.query("update image set alt_ua = 'Ведмедик', alt_eng = 'A bear' where id = $1", [
    imageId,
  ]);
  const translations = { ua: { name: "Оля" } };
  await aPublishedItem(site, "Partner", { translations, imageId });
  await aPublishedItem(site, "Project", {
    translations: { ua: { name: "Табір" } },
    imageIds: [imageId],
  });
  const ofBoth = (language: string) =>
    `partners(language: ${language}) { items { image { alt own: alt(language: UA) } } }
     projects(language: ${language}) { items { images(first: 1) { alt } } }`;
  const named = (name: string, language: string) =>
    ofBoth(language)
      .replace("partners(", `${name}Partners: partners(`)
      .replace("projects(", `${name}Projects: projects(`);
  const data = await site.executeOrThrow(`{ ${named("ua", "UA")} ${named("eng", "ENG")} }`);
  expect(data).toEqual({
    uaPartners: { items: [{ image: { alt: "Ведмедик", own: "Ведмедик" } }] },
    uaProjects: { items: [{ images: [{ alt: "Ведмедик" }] }] },
    engPartners: { items: [{ image: { alt: "A bear", own: "Ведмедик" } }] },
    engProjects: { items: [{ images: [{ alt: "A bear" }] }] },
  });
});
