import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { Render } from "../../../server/http/pages/render-contract.ts";
import { renderModule } from "../../../server/platform/paths.ts";
import { secondStepsOf } from "../../support/accounts/second-step.ts";
import { codeAt, stepsAfter } from "../../support/accounts/totp.ts";
import { aServer } from "../../support/server/test-server.ts";

const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });
const { protectedUser } = secondStepsOf(site);
const now = new Date("2026-11-22T10:00:00.000Z");

const post = (fields: Record<string, string>) =>
  site.request({
    method: "POST",
    url: "/auth?lang=en",
    payload: new URLSearchParams(fields).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
    },
  });

test("a user with a second step signs in before the scripts run: the page asks for the code and keeps the e-mail", async () => {
  const { email, password, secret } = await protectedUser(now);
  const later = stepsAfter(now, 2);
  site.setClock(later);
  const asked = await post({ email, password });
  expect(asked.statusCode).toBe(401);
  expect(asked.body).toContain('name="code"');
  expect(asked.body).toContain("Enter the password once more, and the code.");
  expect(asked.body).toContain(`value="${email}"`);
  expect(asked.body).not.toContain(password);

  const refused = await post({ email, password, code: "000000" });
  expect(refused.statusCode).toBe(401);
  expect(refused.body).toContain("The code is wrong or has been used.");
  expect(refused.body).toContain('name="code"');

  const entered = await post({ email, password, code: codeAt(secret, later) });
  expect(entered.statusCode).toBe(200);
  expect(entered.body).toContain(email);
});

test("a visitor who opens the sign-in page sees no field for a code", async () => {
  expect((await site.request({ url: "/auth?lang=en" })).body).not.toContain('name="code"');
});
