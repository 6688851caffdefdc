import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { paths } from "../../../../client/paths.ts";
import { pathIn, picturesIn, saveButton, saveStatus } from "../../../support/journeys/editing.ts";
import { executeGraphql } from "../../../support/journeys/graphql.ts";
import { test } from "../../../support/journeys/people.ts";
import { openGalleryEditor } from "../../../support/journeys/pictures.ts";
import { adminSession } from "../../../support/journeys/session.ts";
import { expect, waitForHydration } from "../../../support/journeys/test.ts";

test("an editor moves a picture by keyboard and describes another; visitors find the order, the description and who took them", async ({
  newPage,
  request,
}) => {
  const { id, screen, card, folders } = await openGalleryEditor(request, newPage, 3);
  const [first, second, third] = folders;
  const { page } = screen;
  const handle = await pickUpFirstPicture(page, card, 3);
  await page.keyboard.press("ArrowRight");
  await expectAnnouncement(page, "Picture 1 over position 2 of 3");
  await page.keyboard.press("Escape");
  await expectAnnouncement(page, "Cancelled. Picture 1 is back in its place");
  await expect.poll(() => picturesIn(card)).toEqual(folders);
  await expect(handle).toBeFocused();

  await pickUpFirstPicture(page, card, 3);
  for (const place of [2, 3]) {
    await page.keyboard.press("ArrowRight");
    await expectAnnouncement(page, `Picture 1 over position ${place} of 3`);
  }
  await page.keyboard.press("Space");
  await expectAnnouncement(page, "Picture 1 is now at position 3 of 3");
  await expect.poll(() => picturesIn(card)).toEqual([second, third, first]);
  await expect(card.getByRole("button", { name: "Picture 3: move" })).toBeFocused();

  await card.getByRole("button", { name: /^Picture 1 of 3: .*no description$/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Picture/ });
  await dialog.getByLabel("Description in Ukrainian").fill("Діти печуть картоплю");
  await dialog.getByLabel("Description in English").fill("Children bake potatoes");
  await dialog.getByRole("button", { name: "Next picture" }).click();
  await dialog.getByRole("checkbox", { name: "Decorative" }).check();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole("button", { name: /no description/ })).toHaveCount(1);
  await creditAll(request, id);
  await saveButton(screen).click();
  await expect(saveStatus(screen)).toHaveText("Saved");

  const visitor = await newPage();
  for (const [language, word, description, credit, name] of [
    ["UA", "Світлина", "Діти печуть картоплю", "Фото", "Олена Коваль"],
    ["ENG", "Picture", "Children bake potatoes", "Photo", "Olena Koval"],
  ] as const) {
    await visitor.goto(pathIn(paths.gallery(id), language));
    await waitForHydration(visitor);
    const links = visitor.getByRole("main").getByRole("link", { name: new RegExp(`^${word} \\d`) });
    expect(await picturesIn(links)).toEqual([second, third, first]);
    const data = await visitor.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain(`"creditText":"${name}"`);
    const main = visitor.getByRole("main");
    await expect(main.getByRole("link", { name: `${word} 2`, exact: true })).toBeVisible();
    await main.getByRole("link", { name: `${word} 1 ${description}`, exact: true }).click();
    const shown = visitor.getByRole("dialog").getByRole("group", { name: /^1 / });
    await expect(shown.getByText(`${credit}: ${name}`)).toBeVisible();
  }
});

async function creditAll(request: APIRequestContext, id: string) {
  const session = await adminSession(request);
  const { gallery } = await executeGraphql<{ gallery: { images: { id: string }[] } }>(
    request,
    session,
    "query ($id: ID!) { gallery(id: $id, drafts: true) { images { id } } }",
    { id },
  );
  const credit = `mutation ($ids: [ID!]!) {
    creditImages(ids: $ids, ua: "Олена Коваль", eng: "Olena Koval") { id }
  }`;
  await executeGraphql(request, session, credit, { ids: gallery.images.map((each) => each.id) });
}

function expectAnnouncement(page: Page, text: string) {
  return expect(page.getByRole("status").getByText(text, { exact: true })).toBeAttached();
}

/** Picks up the first of `total` pictures with the space bar, and returns its handle. */
async function pickUpFirstPicture(page: Page, card: Locator, total: number): Promise<Locator> {
  const handle = card.getByRole("button", { name: "Picture 1: move" });
  await handle.focus();
  await page.keyboard.press("Space");
  await expectAnnouncement(page, `Picture 1 over position 1 of ${total}`);
  // The drag library announces that before a timer makes it listen for arrow keys; a timer that
  // is set now runs after that one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  return handle;
}
