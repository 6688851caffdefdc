import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { answersTo } from "../../support/applications/submit-form.ts";
import {
  aDataFolder,
  type ServerProcess,
  startServer,
} from "../../support/processes/server-process.ts";
import { runSiteCommand, runSiteProgram } from "../../support/processes/site-command.ts";

const password = "a password for the rotation";

const rotate = (dataDir: string, ...options: string[]) =>
  runSiteCommand("rotate-keys", options, { DATA_DIR: dataDir });

async function post(site: ServerProcess, query: string, variables: object, token?: string) {
  const answer = await fetch(`${site.address}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: never; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function submit(site: ServerProcess): Promise<void> {
  const { consentText } = await post(
    site,
    "{ consentText(form: GENERAL, language: UA) { version } }",
    {},
  );
  const { version: consentVersion } = consentText as { version: string };
  await post(
    site,
    `mutation ($sending: SendingInput!, $input: GeneralInput!) {
      applyForHelp(sending: $sending, input: $input) { number } }`,
    {
      sending: { key: randomUUID(), language: "UA", consentVersion },
      input: answersTo.GENERAL,
    },
  );
}

async function signIn({ address }: ServerProcess): Promise<string> {
  const signedIn = await fetch(`${address}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@doloni.example", password }),
  });
  return ((await signedIn.json()) as { token: string }).token;
}

test("an operator rotates the key while the site runs, and everything stays readable", async () => {
  const dataDir = aDataFolder();
  const site = await startServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: password });
  await site.hasPrinted("The site is ready");
  let token = await signIn(site);
  const list = async () => {
    const { applications } = await post(
      site,
      `{ applications(search: "067 123 45 67") { items { name isUnreadable } } }`,
      {},
      token,
    );
    return (applications as { items: object[] }).items;
  };
  const readable = { name: answersTo.GENERAL.fullName, isUnreadable: false };

  await submit(site);
  const rotated = await runSiteProgram("rotate-keys", [], { DATA_DIR: dataDir });
  expect(rotated.output).toMatch(/^Encrypted with the newest key: [1-9]\d*\.$/m);
  await submit(site);
  expect(await list()).toEqual([readable, readable]);
  expect(await rotate(dataDir, "--remove-old")).toMatchObject({ code: 0 });
  // The removed key had signed the admin's token.
  token = await signIn(site);
  expect(await list()).toEqual([readable, readable]);
  expect(await rotate(dataDir, "--unknown")).toMatchObject({ code: 1 });

  await site.end();
  expect(await rotate(dataDir)).toMatchObject({ code: 0 });
  const again = await startServer({ DATA_DIR: dataDir, PORT: new URL(site.address).port });
  await again.hasPrinted("The site is ready");
  expect(await list()).toEqual([readable, readable]);
});
