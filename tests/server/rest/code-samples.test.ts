import { execFile, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminEmail, password } from "../../support/accounts/accounts.ts";
import { aConsent } from "../../support/consent/consents.ts";
import { pdf, uploadDocument } from "../../support/content/a-pdf.ts";
import { aPicture } from "../../support/images/picture-files.ts";
import { aDemoSite } from "../../support/rest/demo-site.ts";
import {
  type DescribedCall,
  describedCalls,
  exampleIn,
  successOf,
} from "../../support/rest/openapi-document.ts";

const site = await aDemoSite();
const calls = await describedCalls(site);

/** Where a developer would run the examples: it holds the files that they name. */
const folder = mkdtempSync(join(tmpdir(), "doloni-samples-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, "photo.jpg"), await aPicture());
writeFileSync(join(folder, "report.pdf"), pdf);
writeFileSync(join(folder, "consent.pdf"), pdf);
// Makes curl end with an error at 4xx and 5xx, and write the status after the answer.
writeFileSync(join(folder, ".curlrc"), 'fail-with-body\nsilent\nwrite-out = "\\n%{http_code}"\n');

// One Node runs all examples, each as a module of its own: most of an example's time is Node's start.
writeFileSync(
  join(folder, "run-examples.mjs"),
  `let output = "";
  console.log = (...values) => (output += values.join(" ") + "\\n");
  process.on("message", async ({ source, env, number }) => {
    process.env = env;
    output = "";
    const url = "data:text/javascript," + encodeURIComponent(source + "\\n// " + number);
    const error = await import(url).then(() => null, String);
    process.send({ output, error });
  });`,
);
const node = fork(join(folder, "run-examples.mjs"), { cwd: folder, execArgv: [] });
afterAll(() => void node.kill());

type Variables = Record<string, string | undefined>;
let examples = 0;
const programs = {
  async curl(source: string, env: Variables): Promise<string> {
    const options = { cwd: folder, timeout: 30_000, env };
    return (await promisify(execFile)("sh", ["-c", source], options)).stdout;
  },
  async fetch(source: string, env: Variables): Promise<string> {
    examples += 1;
    const answer = once(node, "message");
    node.send({ source, env, number: examples });
    const [{ output, error }] = await answer;
    if (error) throw new Error(error);
    return output;
  },
};
const hasCurl = spawnSync("curl", ["--version"]).status === 0;

/** Runs the example of a call with the values that it leaves to the developer; returns its output. */
async function runExample(call: DescribedCall, program: keyof typeof programs): Promise<string> {
  // An earlier example may have changed what this one is about.
  const current = (await describedCalls(site)).find((one) => one.call === call.call);
  const source = current?.["x-codeSamples"]?.find(({ label }) => label === program)?.source ?? "";
  return programs[program](source, {
    PATH: process.env.PATH,
    HOME: folder,
    TOKEN: site.tokens.admin,
    EMAIL: adminEmail,
    PASSWORD: password,
    // Of the developer, which no example may send.
    AWS_SECRET_ACCESS_KEY: "secret",
    ...(await whatIsNamed(call)),
  });
}

/** Makes what an example names by `$ID` or `$PUBLIC_ID`. */
async function whatIsNamed({ method, path }: DescribedCall): Promise<Record<string, string>> {
  if (path.includes("/consents/")) {
    const { id } = await aConsent(site, []);
    const url = `/api/consents/${id}/paper`;
    if (method !== "POST") await uploadDocument(site, { url });
    return { ID: id };
  }
  if (method !== "DELETE") return {};
  if (path.endsWith("/images")) return { PUBLIC_ID: await anUploadedImage() };
  return { ID: await aCopyOfTheExample(path.replace("/{id}", "")) };
}

async function anUploadedImage(): Promise<string> {
  const url = "/api/images";
  const answer = await uploadDocument(site, { bytes: await aPicture(), fileName: "a.jpg", url });
  return answer.json().public_id;
}

async function aCopyOfTheExample(path: string): Promise<string> {
  const create = calls.find(({ call }) => call === `POST ${path}`);
  const payload = exampleIn(create?.requestBody ?? {}) as object; // of a kind that has examples
  const answer = await site.request({ method: "POST", url: path, payload }, "admin");
  return answer.json()._id;
}

const successStatusOf = ({ responses }: DescribedCall) =>
  Object.keys(responses).find((status) => status.startsWith("2"));

test.for(calls)("$call works with curl as it is written", async (call, { skip }) => {
  skip(!hasCurl, "curl is not installed");
  const output = await runExample(call, "curl");
  const end = output.lastIndexOf("\n");
  expect(output.slice(end + 1)).toBe(successStatusOf(call));
  const example = exampleIn(successOf(call));
  if (typeof example !== "object" || example === null) return;
  const answer = JSON.parse(output.slice(0, end));
  expect(Object.keys(answer[0] ?? answer)).toEqual(
    Object.keys(Array.isArray(example) ? example[0] : example),
  );
});

test.each(calls)("$call works with fetch as it is written", async (call) => {
  const output = await runExample(call, "fetch");
  expect(output.slice(0, 3)).toBe(successStatusOf(call));
});

describe("a text of the site that looks like a part of a program", () => {
  const [name, other] = ["$AWS_SECRET_ACCESS_KEY", 'it\'s `id` $(id) "$HOME" \\'];
  const create = calls.find(({ call }) => call === "POST /api/members");

  beforeAll(() =>
    site.db.query(
      "update member_translation set name = case language when 'ua' then $1 else $2 end",
      [name, other],
    ),
  );

  test.for(["curl", "fetch"] as const)(
    "is sent by the example for %s as it is",
    async (program, { skip }) => {
      skip(!create || (program === "curl" && !hasCurl), "curl is not installed");
      if (create) await runExample(create, program);
      const [created] = await site.db.query(
        `select array_agg(name order by language desc) as names from member_translation
       group by item_id order by (select created_at from member where id = item_id) desc limit 1`,
      );
      expect(created.names).toEqual([name, other]);
      await site.db.query(
        "delete from member where created_at = (select max(created_at) from member)",
      );
    },
  );
});
