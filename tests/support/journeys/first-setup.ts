import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { paths } from "../../../client/paths.ts";
import { editingPhrases } from "../../../client/phrases/admin/editing.ts";
import { navigationPhrases } from "../../../client/phrases/admin/site/navigation.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { authPhrases } from "../../../client/phrases/site/auth/auth.ts";
import type { ChosenFile } from "./chosen-files.ts";
import { type AdminPage, button, pathIn, saveButton } from "./editing.ts";
import { executeGraphql } from "./graphql.ts";
import { addBlock, beginPage, blockText } from "./page-blocks.ts";
import { adminSession } from "./session.ts";
import { journeyAdmin } from "./sites/site.ts";
import { expect, waitForHydration } from "./test.ts";

/** The path of a step of the assistant. */
export const stepPath = (step: string, language: Language) =>
  pathIn(`${paths.setup()}?step=${step}`, language);

export async function signInWithPassword(page: Page): Promise<void> {
  const auth = authPhrases.UA;
  await page.goto(paths.auth());
  await waitForHydration(page);
  await page.getByLabel(auth.email).fill(journeyAdmin.email);
  await page.getByLabel(auth.password, { exact: true }).fill(journeyAdmin.password);
  await page.getByRole("button", { name: auth.signIn }).click();
}

export async function aLogo(): Promise<ChosenFile> {
  const drawing = { width: 320, height: 320, channels: 4, background: "#1f5d86" } as const;
  const buffer = await sharp({ create: drawing }).png().toBuffer();
  return { name: "logo.png", mimeType: "image/png", buffer };
}

/** The addresses that are told about applications, form by form. */
export async function noticesOfForms(request: APIRequestContext): Promise<string[]> {
  const { forms } = await executeGraphql<{ forms: { staffEmail: string }[] }>(
    request,
    await adminSession(request),
    "{ forms: applicationFormSettings { staffEmail } }",
  );
  return forms.map(({ staffEmail }) => staffEmail);
}

/** Moves a new partner to the trash. */
export async function aDeletedPartner(request: APIRequestContext): Promise<void> {
  const session = await adminSession(request);
  const { saved } = await executeGraphql<{ saved: { id: string; version: number } }>(
    request,
    session,
    "mutation ($input: PartnerInput!) { saved: savePartner(input: $input) { id version } }",
    { input: { translations: { ua: { name: "Пекарня" } } } },
  );
  await executeGraphql(
    request,
    session,
    "mutation ($id: ID!, $version: Int!) { deleteItem(kind: PARTNER, id: $id, version: $version) }",
    saved,
  );
}

interface Gallery {
  id: string;
  version: number;
  category: { id: string };
  images: { id: string }[];
}

/** Gives a gallery of the demo content another title, so that it is no longer the demo's. */
export async function renameDemoGallery(
  request: APIRequestContext,
  titles: Record<Language, string>,
): Promise<void> {
  const session = await adminSession(request);
  const { galleries } = await executeGraphql<{ galleries: { items: Gallery[] } }>(
    request,
    session,
    "{ galleries(first: 1) { items { id version category { id } images(first: 3) { id } } } }",
  );
  const [gallery] = galleries.items;
  if (!gallery) throw new Error("the demo content has no gallery");
  const { id, version, category, images } = gallery;
  const input = {
    categoryId: category.id,
    imageIds: images.map((image) => image.id),
    translations: { ua: { title: titles.UA }, eng: { title: titles.ENG } },
  };
  await executeGraphql(
    request,
    session,
    `mutation ($id: ID, $version: Int, $input: GalleryInput!) {
      saveGallery(id: $id, version: $version, input: $input) { id }
    }`,
    { id, version, input },
  );
}

/** Writes a page with a text in both languages, links it in header and footer, and publishes it. */
export async function publishOurPeople(screen: AdminPage): Promise<void> {
  const { page } = screen;
  const { placement } = navigationPhrases.UA;
  await beginPage(screen, {
    titles: { UA: "Наші люди", ENG: "Our people" },
    address: "our-people",
  });
  const text = await addBlock(screen, "richText", 1);
  await blockText(text, "UA", "html").fill("Щосуботи ми пакуємо посилки.");
  await blockText(text, "ENG", "html").fill("Every Saturday we pack parcels.");
  await saveButton(screen).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/new"));
  for (const name of [placement.header, placement.footer]) {
    await page.getByRole("switch", { name }).click();
    await expect(page.getByRole("switch", { name })).toBeChecked();
  }
  await button(screen, editingPhrases.UA.publishBoth).click();
  await expect(button(screen, editingPhrases.UA.unpublishBoth)).toBeVisible();
}
