import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../../server/platform/paths.ts";
import { aServer } from "../../support/server/test-server.ts";

const publicUrl = "https://doloni.example";
const site = await aServer({ publicUrl });
const now = new Date("2031-03-01T10:00:00Z");

const securityTxt = async () => {
  const { statusCode, headers, body } = await site.request({ url: "/.well-known/security.txt" });
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  return body.trimEnd().split("\n");
};

test("whoever found a vulnerability reads where to report it, in RFC 9116's format", async () => {
  site.setClock(now);
  await site.executeOrThrow("{ settings { id } }");
  await site.db.query(
    "update settings set version = version + 1, email = 'security@doloni.example'",
  );
  expect(await securityTxt()).toEqual([
    "Contact: mailto:security@doloni.example",
    "Contact: https://doloni.example/contacts",
    "Expires: 2031-05-30T10:00:00.000Z",
    "Preferred-Languages: uk, en",
    "Canonical: https://doloni.example/.well-known/security.txt",
    "Policy: https://doloni.example/.well-known/security-policy.txt",
  ]);
});

test("while no e-mail is set, it leads to the contacts page, and it never expires", async () => {
  await site.executeOrThrow("{ settings { id } }");
  await site.db.query("update settings set version = version + 1, email = ''");
  for (const year of [2031, 2041]) {
    site.setClock(new Date(Date.UTC(year, 0, 1)));
    const [contact, expires = ""] = await securityTxt();
    expect(contact).toBe("Contact: https://doloni.example/contacts");
    const expiresAt = new Date(expires.replace("Expires: ", ""));
    expect(expiresAt.getTime()).toBeGreaterThan(Date.UTC(year, 1, 1));
    expect(expiresAt.getTime()).toBeLessThan(Date.UTC(year + 1, 0, 1));
  }
});

test("the policy it names is SECURITY.md", async () => {
  const { statusCode, body } = await site.request({ url: "/.well-known/security-policy.txt" });
  expect(statusCode).toBe(200);
  expect(body).toBe(readFileSync(join(root, "SECURITY.md"), "utf8"));
});
