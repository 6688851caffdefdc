import { journeyAdmin } from "../../../support/journeys/sites/site.ts";
import { expect, test } from "../../../support/journeys/test.ts";

test("a visitor sees a project that a REST client creates, until the client deletes it", async ({
  page,
  request,
}) => {
  const session = await request.post("/api/auth/login", { data: journeyAdmin });
  const { token } = await session.json();
  const headers = { authorization: `Bearer ${token}` };
  const created = await request.post("/api/projects", {
    headers,
    data: {
      translations: {
        ua: { name: "Бібліотека на колесах", miniDesc: "Книжки їдуть до дітей.", desc: "" },
        eng: { name: "Library on wheels", miniDesc: "Books travel to children.", desc: "" },
      },
    },
  });
  expect(created.status()).toBe(201);
  const { _id: id } = await created.json();

  await page.goto("/projects");
  await expect(page.getByRole("heading", { name: "Бібліотека на колесах" })).toBeVisible();
  await page.goto("/projects?lang=en");
  await expect(page.getByRole("heading", { name: "Library on wheels" })).toBeVisible();

  expect((await request.delete(`/api/projects/${id}`, { headers })).status()).toBe(200);
  await page.goto("/projects?lang=en");
  await expect(page.getByRole("heading", { name: "Library on wheels" })).toBeHidden();
});
