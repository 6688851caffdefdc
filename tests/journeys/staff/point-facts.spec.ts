import type { APIRequestContext } from "@playwright/test";
import { editorPaths, paths } from "../../../client/paths.ts";
import { editingPhrases } from "../../../client/phrases/admin/editing.ts";
import { fieldErrorPhrases } from "../../../client/phrases/admin/fields/field-errors.ts";
import { openingHoursPhrases } from "../../../client/phrases/admin/fields/opening-hours.ts";
import { togetherPointFieldPhrases } from "../../../client/phrases/admin/fields/together-point.ts";
import { kyivDayOf } from "../../../client/phrases/dates.ts";
import { pointVisitPhrases } from "../../../client/phrases/site/point-visit.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { type AdminPage, pathIn, saveButton, saveStatus } from "../../support/journeys/editing.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { adminSession } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

/** A published point of which nothing but its name is known; returns its id. */
async function aPoint(request: APIRequestContext, city: string): Promise<string> {
  const session = await adminSession(request);
  await executeGraphql(request, session, "mutation { showTogetherPoints(isShown: true) { id } }");
  const input = { city, translations: { ua: { name: "Точка" }, eng: { name: "Point" } } };
  const { saved } = await executeGraphql<{ saved: { id: string; version: number } }>(
    request,
    session,
    "mutation ($input: TogetherPointInput!) { saved: saveTogetherPoint(input: $input) { id version } }",
    { input },
  );
  await executeGraphql(
    request,
    session,
    `mutation ($id: ID!, $version: Int!) {
      publish(kind: TOGETHER_POINT, id: $id, version: $version, language: ENG) { id } }`,
    saved,
  );
  return saved.id;
}

test("an editor says where a point is and what is on, and families read it", async ({
  newPage,
  request,
}) => {
  const { labels, event } = togetherPointFieldPhrases.ENG;
  const { opens, closes: closesOn } = openingHoursPhrases.ENG;
  const id = await aPoint(request, "Shumsk");
  const page = await newPage(await adminSession(request));
  const screen: AdminPage = { page, language: "ENG" };
  await page.goto(pathIn(editorPaths.edit("TOGETHER_POINT", id), "ENG"));
  await page.getByLabel(labels.addressEng).fill("Прикладна 7");
  await page.getByLabel(opens("Monday")).fill("10:00");
  const closes = page.getByLabel(closesOn("Monday"));
  await closes.fill("09:00");
  await page.getByRole("button", { name: event.add }).click();
  const row = page.getByRole("group", { name: event.row(1) });
  await expect(row.getByLabel(event.day)).toHaveValue(kyivDayOf(new Date().toISOString()));
  await row.getByLabel(event.time).fill("15:00");
  await row.getByLabel(event.eng).fill("Painting with palms");

  await saveButton(screen).click();
  await expect(closes).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(fieldErrorPhrases.ENG.afterOpening).first()).toBeVisible();
  await expectNoAccessibilityErrors(page);

  await closes.fill("18:00");
  await saveButton(screen).click();
  await expect(saveStatus(screen)).toHaveText(editingPhrases.ENG.saved);
  await page.goto(pathIn(paths.togetherPoint("Shumsk"), "ENG"));
  const { heading, thisWeek } = pointVisitPhrases.ENG;
  const visit = page.getByRole("region", { name: heading });
  await expect(visit).toContainText("Прикладна");
  await expect(visit).toContainText("10:00–18:00");
  await expect(visit).toContainText("Painting with palms");
  await expect(visit.getByRole("heading", { name: thisWeek })).toBeVisible();
});
