import { paths } from "../../../client/paths.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { expect, test } from "../../support/journeys/test.ts";

test("a visitor comes to each way to help by its link, and finds its form there", async ({
  page,
}) => {
  await page.goto(pathIn(paths.help(), "ENG"));
  const ways = page.getByRole("navigation", { name: "Ways to help" });
  for (const [link, id, form] of [
    ["Money", "money", "Donate"],
    ["Time", "time", "Become a volunteer"],
    ["Skills", "profession", "Join as a psychologist"],
    ["Partnership", "partnership", "Become a partner"],
  ] as const) {
    await ways.getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL((url) => url.hash === `#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    const way = page.getByRole("region").filter({ has: page.locator(`#${id}`) });
    await expect(way.getByRole("link", { name: form, exact: true })).toBeVisible();
  }
});
