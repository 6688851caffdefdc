import type { APIRequestContext } from "@playwright/test";
import { editorPaths, paths } from "../../../client/paths.ts";
import { editingPhrases } from "../../../client/phrases/admin/editing.ts";
import { fieldErrorPhrases } from "../../../client/phrases/admin/fields/field-errors.ts";
import { togetherPointFieldPhrases } from "../../../client/phrases/admin/fields/together-point.ts";
import { kyivDayOf } from "../../../client/phrases/dates.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { pointVisitPhrases } from "../../../client/phrases/site/point-visit.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { pathIn, saveButton, saveStatus } from "../../support/journeys/editing.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { adminSession } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

const cities = { UA: "Kalush", ENG: "Shumsk" };

/** A published point of which nothing but its name is known; returns its id. */
async function aPoint(request: APIRequestContext, language: Language): Promise<string> {
  const session = await adminSession(request);
  const input = {
    city: cities[language],
    translations: { ua: { name: "Точка" }, eng: { name: "Point" } },
  };
  const { saved } = await executeGraphql<{ saved: { id: string; version: number } }>(
    request,
    session,
    "mutation ($input: TogetherPointInput!) { saved: saveTogetherPoint(input: $input) { id version } }",
    { input },
  );
  await executeGraphql(
    request,
    session,
    `mutation ($id: ID!, $version: Int!, $language: Language!) {
      publish(kind: TOGETHER_POINT, id: $id, version: $version, language: $language) { id } }`,
    { ...saved, language },
  );
  return saved.id;
}

const language = "ENG" as Language;

test(`an editor says where a point is and what is on, and families read it (${language})`, async ({
  newPage,
  request,
}) => {
  const phrases = togetherPointFieldPhrases[language];
  const { labels, event } = phrases;
  const [monday = "", title = ""] =
    language === "UA" ? ["Понеділок", "Малюємо долонями"] : ["Monday", "Painting with palms"];
  const id = await aPoint(request, language);
  const page = await newPage(await adminSession(request));
  await page.goto(pathIn(editorPaths.edit("TOGETHER_POINT", id), language));
  const address = page.getByLabel(language === "UA" ? labels.addressUa : labels.addressEng);
  await address.fill("Прикладна 7");
  await page.getByLabel(phrases.opens(monday)).fill("10:00");
  const closes = page.getByLabel(phrases.closes(monday));
  await closes.fill("09:00");
  await page.getByRole("button", { name: event.add }).click();
  const row = page.getByRole("group", { name: event.row(1) });
  await expect(row.getByLabel(event.day)).toHaveValue(kyivDayOf(new Date().toISOString()));
  await row.getByLabel(event.time).fill("15:00");
  await row.getByLabel(language === "UA" ? event.ua : event.eng).fill(title);

  const screen = { page, language };
  await saveButton(screen).click();
  await expect(closes).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(fieldErrorPhrases[language].afterOpening).first()).toBeVisible();
  await expectNoAccessibilityErrors(page);

  await closes.fill("18:00");
  await saveButton(screen).click();
  await expect(saveStatus(screen)).toHaveText(editingPhrases[language].saved);
  await page.goto(pathIn(paths.togetherPoint(cities[language]), language));
  const visit = page.getByRole("region", { name: pointVisitPhrases[language].heading });
  await expect(visit).toContainText("Прикладна");
  await expect(visit).toContainText("10:00–18:00");
  await expect(visit).toContainText(title);
  await expect(
    visit.getByRole("heading", { name: pointVisitPhrases[language].thisWeek }),
  ).toBeVisible();
});
