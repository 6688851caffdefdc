import { paths } from "../../../client/paths.ts";
import { button, pathIn } from "../../support/journeys/editing.ts";
import { adminSession } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

test("an admin hides one choice of a form and renames another: visitors see it in both languages, and a draft with the hidden one says what to change", async ({
  newPage,
  request,
}) => {
  const visitor = await newPage();
  await visitor.goto(paths.humanitarianHelp());
  await visitor.getByRole("checkbox", { name: "Іграшки" }).check();
  await expect(visitor.getByText("Чернетку збережено на цьому пристрої")).toBeVisible();

  const page = await newPage(await adminSession(request));
  await page.goto(pathIn(paths.applicationSettings(), "ENG"));
  const form = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Humanitarian help", exact: true }) });
  await form.getByText("What do you need?").click();
  await form.getByRole("switch", { name: "Toys" }).focus();
  await page.keyboard.press("Space");
  const english = form.getByLabel("Own label in English: Food");
  await english.fill("Meals");
  await button({ page, language: "ENG" }, "Save: Humanitarian help").click();
  const ukrainian = form.getByLabel("Own label in Ukrainian: Food");
  await expect(ukrainian).toHaveAccessibleDescription(
    "Write the label in both languages, or clear both fields.",
  );
  await ukrainian.fill("Їжа");
  await button({ page, language: "ENG" }, "Save: Humanitarian help").click();
  await expect(page.getByText("Saved: Humanitarian help")).toBeVisible();
  await expect(form.getByText("hidden: 1")).toBeVisible();
  await expect(english).toHaveValue("Meals");

  await visitor.reload();
  await expect(visitor.getByRole("checkbox", { name: "Їжа" })).toBeVisible();
  await expect(visitor.getByRole("checkbox", { name: "Продукти" })).toBeHidden();
  await expect(visitor.getByRole("checkbox", { name: "Іграшки" })).toBeChecked();
  await visitor.getByRole("button", { name: /^Далі:/ }).click();
  const gone = "Варіанта, який ви обрали, у формі вже немає: змініть вибір";
  await expect(visitor.getByText(gone).first()).toBeVisible();
  await visitor.getByRole("checkbox", { name: "Іграшки" }).click();
  await expect(visitor.getByRole("checkbox", { name: "Іграшки" })).toBeHidden();
  await visitor.getByRole("checkbox", { name: "Їжа" }).check();
  await expect(visitor.getByText(gone)).toBeHidden();

  await visitor.goto(pathIn(paths.humanitarianHelp(), "ENG"));
  await expect(visitor.getByRole("checkbox", { name: "Meals" })).toBeChecked();
  await expect(visitor.getByRole("checkbox", { name: "Toys" })).toBeHidden();
});
