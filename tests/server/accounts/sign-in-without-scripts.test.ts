import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, test } from "vitest";
import type { Render } from "../../../server/http/pages/render-contract.ts";
import { renderModule } from "../../../server/platform/paths.ts";
import { adminEmail, caseWorkerEmail, password } from "../../support/accounts/accounts.ts";
import { usersOf } from "../../support/accounts/user-client.ts";
import { aServer } from "../../support/server/test-server.ts";

const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);
const sent: { to: string; text: string }[] = [];
let canRender = true;
const site = await aServer({
  render: async (request) => {
    if (!canRender) throw new Error("rendering failed");
    return render(request);
  },
  sendEmail: async (email) => {
    sent.push(email);
    return { kind: "sent" };
  },
});
const { opens } = usersOf(site);
beforeEach(async () => {
  canRender = true;
  sent.length = 0;
  await site.db.query("delete from attempt");
});

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.request({
    method: "POST",
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
      ...headers,
    },
  });

/** Runs the page's script as a browser would, and returns what it stored and where it went. */
function runScript(body: string) {
  const script = /<script nonce="([^"]+)">(.*?)<\/script>/s.exec(body);
  const stored: Record<string, string> = {};
  const visited: string[] = [];
  const run = new Function("localStorage", "location", script?.[2] ?? "");
  run(
    { setItem: (key: string, value: string) => Object.assign(stored, { [key]: value }) },
    { replace: (path: string) => visited.push(path) },
  );
  return { nonce: script?.[1] ?? "", stored, visited };
}

describe("a person who presses Enter before the scripts run", () => {
  test("is signed in: the page stores the session and goes on to the admin area", async () => {
    const answer = await post("/auth?lang=en", { email: adminEmail, password });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const { nonce, stored, visited } = runScript(answer.body);
    expect(answer.headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
    const session = JSON.parse(stored.user ?? "");
    expect(session).toMatchObject({ email: adminEmail, userType: "admin" });
    expect(await opens(session.token)).toBe(true);
    expect(stored.device).toMatch(/^[\w-]{43}$/);
    expect(visited).toEqual(["/admin?lang=en"]);
    expect(answer.body).toContain("JavaScript");
  });

  test("arrives in the language of the account, whatever that of the page is", async () => {
    await site.db.query("update account set language = 'ua' where email = $1", [adminEmail]);
    const { body } = await post("/auth?lang=en", { email: adminEmail, password });
    await site.db.query("update account set language = null");
    expect(runScript(body).visited).toEqual(["/admin"]);
  });

  test("who is a case worker comes to the applications", async () => {
    const { body } = await post("/auth", { email: caseWorkerEmail, password });
    expect(runScript(body).visited).toEqual(["/admin/applications"]);
  });

  test("with a wrong password sees the page with the error and the e-mail, not the password", async () => {
    const answer = await post("/auth?lang=en", { email: adminEmail, password: "not the one" });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.body).toContain("Wrong email or password");
    expect(answer.body).toContain(`value="${adminEmail}"`);
    expect(answer.body).not.toContain("not the one");
  });

  test("is told to wait after too many attempts", async () => {
    const guess = () => post("/auth", { email: adminEmail, password: "a wrong password" });
    for (let count = 0; count < 10; count++) await guess();
    const answer = await guess();
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.body).toContain("Забагато спроб");
    const query = "select after from security_event where kind = 'tooManyAttempts'";
    expect(await site.db.query(query)).toEqual([{ after: "POST /auth" }]);
  });

  test("cannot put markup into the page with the name of their account", async () => {
    await site.db.query("update account set name = '</script><script>x' where email = $1", [
      caseWorkerEmail,
    ]);
    const { body } = await post("/auth", { email: caseWorkerEmail, password });
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(JSON.parse(runScript(body).stored.user ?? "").name).toBe("</script><script>x");
  });

  test("sees a plain page when no page can be rendered", async () => {
    canRender = false;
    const answer = await post("/auth", { email: adminEmail, password: "not the one" });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain("Не вдалося увійти");
  });
});

test("another site can sign nobody in, and fills nothing into the page", async () => {
  for (const headers of [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "", origin: "https://elsewhere.example" },
  ]) {
    const answer = await post("/auth", { email: adminEmail, password }, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain(adminEmail);
    expect(answer.body).not.toContain("token");
  }
});

test("a body that is no form is refused", async () => {
  const call = { method: "POST", url: "/auth", payload: { email: adminEmail, password } } as const;
  expect((await site.request(call)).statusCode).toBe(415);
});

describe("a person who forgot the password, before the scripts run", () => {
  test("gets the e-mail, and the page that says so, for a known and an unknown address", async () => {
    for (const email of ["nobody@doloni.example", adminEmail]) {
      const answer = await post("/auth/forgot?lang=en", { email });
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        "/auth/forgot?sent=1&lang=en",
      ]);
    }
    await expect.poll(() => sent.map(({ to }) => to)).toEqual([adminEmail]);
    const page = await site.request({
      url: "/auth/forgot?sent=1&lang=en",
      headers: { accept: "text/html" },
    });
    expect(page.body).toContain("the message is on its way");
  });

  test("on a site without a mail server reads whom to ask", async () => {
    const silent = await aServer({ render });
    const page = await silent.request({ url: "/auth/forgot", headers: { accept: "text/html" } });
    expect(page.body).toContain("Сайт поки не надсилає листів");
    expect(page.body).toContain("npm run admin:create");
  });
});

test.each(["/auth", "/auth/forgot", "/auth/invitation"])(
  "%s has the site's header, language toggle and footer",
  async (path) => {
    const { body } = await site.request({ url: path, headers: { accept: "text/html" } });
    expect(body).toMatch(/<header[^>]*>.*lang="en".*<\/header>/s);
    expect(body).toContain("<footer");
    expect(body.match(/<main/g)).toHaveLength(1);
  },
);
