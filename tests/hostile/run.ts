// `npm run test:hostile` sends requests that no honest client sends to the production build, and
// fails when one is answered with an unexpected error. `-- --requests 10000 --seed 1`.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { shared, startSite } from "../bench/site/sites.ts";
import { pictureRequest, redirectRequest } from "./address-requests.ts";
import { formRequest, readForms } from "./form-requests.ts";
import { graphqlRequest, readSchema } from "./graphql-requests.ts";
import { injection } from "./hostile-values.ts";
import { httpRequest } from "./http-requests.ts";
import { Random } from "./random.ts";
import { Report } from "./report.ts";
import { readOperations, restRequest } from "./rest-requests.ts";
import { type HostileRequest, preparation, Target } from "./target.ts";
import { readFiles, uploadRequest } from "./upload-requests.ts";
import type { Wait } from "./waits.ts";

const { values: options } = parseArgs({
  options: {
    requests: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
  },
});
const [total, seed] = [Number(options.requests), Number(options.seed)];
const concurrency = 4;
/** Sessions end when a request changes or ends them; the senders sign in again this often. */
const requestsPerSession = 250;

const admin = { email: shared.adminEmail, password: shared.adminPassword };
const editor = { email: "editor@doloni.example", password: "a password for the hostile editor" };

const folder = mkdtempSync(join(tmpdir(), "doloni-hostile-"));
const site = await startSite(folder, {
  TRUST_PROXY: "127.0.0.1",
  LOG_LEVEL: "fatal",
});
const report = new Report();
try {
  const target = new Target(site.origin);
  await inviteEditor(target);
  await signIn(target);
  const next = await prepareRequests(new Random(seed), target);
  const waits = new Worker(new URL("./waits.ts", import.meta.url), { workerData: site.origin });
  const measured: Wait[] = [];
  waits.on("message", (wait: Wait) => measured.push(wait));
  let sent = 0;
  const work = async () => {
    while (sent < total) {
      sent += 1;
      if (sent % requestsPerSession === 0) await signIn(target);
      const request = next();
      await target.send(request).then(
        (answer) => report.add(request, answer),
        (error: unknown) => report.addUnanswered(request, error),
      );
      if (sent % 50 === 0) report.addMemory(await site.memory());
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  await waits.terminate();
  report.addWaits(measured);
  await checkPages(target);
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`${report.text({ total, seed })}\n`);
process.exit(report.isClean ? 0 : 1);

async function signIn(target: Target): Promise<void> {
  target.tokens.admin = await tokenOf(target, admin);
  target.tokens.editor = await tokenOf(target, editor);
}

async function inviteEditor(target: Target): Promise<void> {
  target.tokens.admin = await tokenOf(target, admin);
  const { inviteUser } = await target.execute(
    `mutation ($email: String!) { inviteUser(email: $email, name: "Editor", roles: [editor]) { url } }`,
    editor,
  );
  const accept = `mutation ($secret: String!, $password: String!) {
    acceptInvitation(secret: $secret, password: $password) { token }
  }`;
  const { password } = editor;
  const secret = new URL(inviteUser.url).hash.slice(1);
  await target.execute(accept, { secret, password }, "visitor");
}

async function tokenOf(target: Target, credentials: typeof admin): Promise<string> {
  const { body } = await target.send({
    about: preparation,
    method: "POST",
    path: "/api/auth/login",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(credentials),
    sender: "visitor",
  });
  const { token } = JSON.parse(body.toString());
  if (!token) throw new Error(`signing in was answered ${body}`);
  return token;
}

/** What to send, in proportion to how much there is to attack. */
async function prepareRequests(random: Random, target: Target): Promise<() => HostileRequest> {
  const schema = await readSchema(target);
  const operations = await readOperations(target);
  const [forms, files] = [await readForms(target), await readFiles()];
  const kinds = [
    ...Array<() => HostileRequest>(8).fill(() => graphqlRequest(random, schema, target)),
    ...Array<() => HostileRequest>(6).fill(() => restRequest(random, operations, target)),
    ...Array<() => HostileRequest>(3).fill(() => httpRequest(random)),
    ...Array<() => HostileRequest>(2).fill(() => formRequest(random, forms)),
    () => uploadRequest(random, files),
    () => redirectRequest(random),
    () => pictureRequest(random),
  ];
  return () => random.pick(kinds)();
}

/** No page of the site may contain what a sender tried to inject as markup. */
async function checkPages(target: Target): Promise<void> {
  const sitemap = await target.send(read("/sitemap.xml"));
  const pages = [...sitemap.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)];
  for (const [, address = "/"] of pages) {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
    const answer = await target.send(read(pathname + search));
    const markup = answer.body.toString().replace(/"[^"]*"/g, "");
    if (new RegExp(`<[^>]*${injection.slice(0, -2)}`).test(markup)) report.addInjection(pathname);
  }
  report.addPages(pages.length);
}

function read(path: string): HostileRequest {
  const headers = { accept: "text/html,*/*" };
  return { about: "page", method: "GET", path, headers, sender: "visitor" };
}
