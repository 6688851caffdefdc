import { describe, expect, test } from "vitest";
import { aConsent, showing } from "../../support/consent/consents.ts";
import { settingsOf } from "../../support/content/saved-settings.ts";
import { anUploadedImage } from "../../support/images/image-library.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer();
let version = 1;

const hide = (imageIds: string[], isHidden: boolean, as: Role = "editor") =>
  site.execute(
    "mutation ($imageIds: [ID!]!, $isHidden: Boolean!) { hideImages(imageIds: $imageIds, isHidden: $isHidden) { id isHidden isWithheld } }",
    { imageIds, isHidden },
    as,
  );

const facts = "shows isHidden isWithheld consents { id state }";
const read = async (id: string) =>
  (await site.executeOrThrow(`query ($id: ID!) { image(id: $id) { ${facts} } }`, { id }, "editor"))
    .image;

describe("a picture that an editor hides", () => {
  test.each([
    ["that nobody was asked about", "UNKNOWN", false, true],
    ["of a child, with a valid consent", "CHILDREN", true, true],
    ["of a child, while the rule of consents is off", "CHILDREN", false, false],
    ["of adults", "ADULTS", false, true],
  ] as const)("%s, is withheld, and undoing it restores all that was before", async (...row) => {
    const [, shows, hasConsent, isRuleOn] = row;
    const { errors } = await settingsOf(site).saveWith({ picturesNeedConsent: isRuleOn }, version);
    version += 1;
    expect(errors).toBeUndefined();
    const id = await anImageRow(site.db);
    await showing(site, [id], shows);
    if (hasConsent) await aConsent(site, [id]);
    const before = await read(id);
    expect(before).toMatchObject({ isHidden: false, isWithheld: false });

    const { data } = await hide([id], true);
    expect(data?.hideImages).toEqual([{ id, isHidden: true, isWithheld: true }]);
    if (hasConsent) await aConsent(site, [id]);
    expect(await read(id)).toMatchObject({ shows, isWithheld: true });

    await hide([id], false);
    expect(await read(id)).toMatchObject({ ...before, consents: expect.any(Array) });
  });

  test("is not served to visitors from then on", async () => {
    const { id, url } = await anUploadedImage(site);
    expect((await site.request({ url })).statusCode).toBe(200);
    await hide([id], true);
    expect((await site.request({ url })).statusCode).toBe(410);
    await hide([id], false);
    expect((await site.request({ url })).statusCode).toBe(200);
  });

  test("stays hidden after it was in the trash", async () => {
    const { id } = await anUploadedImage(site);
    await hide([id], true);
    for (const field of ["deleteImage(id: $id)", "restoreImage(id: $id) { id }"]) {
      await site.executeOrThrow(`mutation ($id: ID!) { done: ${field} }`, { id }, "editor");
    }
    expect(await read(id)).toMatchObject({ isHidden: true, isWithheld: true });
  });
});

test("a visitor and a case worker cannot hide a picture", async () => {
  const id = await anImageRow(site.db);
  for (const [role, code] of [
    ["visitor", "UNAUTHENTICATED"],
    ["caseWorker", "FORBIDDEN"],
  ] as const) {
    expect((await hide([id], true, role)).errors?.[0]?.extensions.code).toBe(code);
  }
  expect(await read(id)).toMatchObject({ isHidden: false });
});
