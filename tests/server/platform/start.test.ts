import { existsSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { aDatabase, run } from "../../support/database/database.ts";
import { freePort } from "../../support/processes/free-port.ts";
import {
  aDataFolder,
  type ServerProcess,
  startServer,
  waitForStatus,
} from "../../support/processes/server-process.ts";
import { until } from "../../support/until.ts";

const readyMessage = "The site is ready";
const database = await aDatabase();
const newerDatabase = await aDatabase();

describe("a start that is refused", () => {
  test("invalid variables are reported, in a line each and without a stack trace", async () => {
    const invalid = { PORT: "four thousand", DATABASE_URL: "somewhere", APPLICATION_KEY: "short" };
    const site = await startServer({ DATA_DIR: aDataFolder(), ...invalid });
    expect(await site.ended()).toBe(1);
    expect(site.output()).toMatch(/^PORT .+\.\nDATABASE_URL .+\.\nAPPLICATION_KEY .+\.\n$/);
  });

  test("a port in use is reported before anything is prepared", async () => {
    const port = await freePort();
    const other = createServer().listen(port, "127.0.0.1");
    const site = await startServer({ DATA_DIR: aDataFolder(), PORT: String(port) });
    expect(await site.ended()).toBe(1);
    expect(site.output()).toBe(`PORT ${port} is taken by another program on 127.0.0.1.\n`);
    other.close();
  });

  test("an unreachable database is reported, without its password", async () => {
    const url = new URL(inject("postgres").url);
    url.pathname = "nowhere";
    const site = await startServer({ DATA_DIR: aDataFolder(), DATABASE_URL: url.href });
    expect(await site.ended()).toBe(1);
    expect(site.output()).toMatch(/^DATABASE_URL \([^)]+\/nowhere\) cannot be used: .+\n$/);
    expect(site.output()).not.toContain(url.password);
  });
});

describe("an older version", () => {
  test("refuses a database that a newer one has migrated, and says what to do", async () => {
    const url = await aDatabaseOfNewerVersion();
    const site = await startServer({ DATA_DIR: aDataFolder(), DATABASE_URL: url });
    expect(await site.ended()).toBe(1);
    expect(site.output()).toBe(
      "A newer version of the site has migrated this database (AddTomorrow1999999999999): start " +
        "that version, or restore a backup made before it was installed.\n",
    );
  });
});

async function aDatabaseOfNewerVersion(): Promise<string> {
  await run(
    newerDatabase,
    `insert into migration (timestamp, name) values (1999999999999, 'AddTomorrow1999999999999')`,
  );
  return newerDatabase;
}

describe("a first start", () => {
  test("prints the addresses and a password once, keeps others from its folder, and completes an open request before it ends", async () => {
    const folder = aDataFolder();
    const first = await startServer({ DATA_DIR: folder, ADMIN_EMAIL: "Olena@doloni.example" });
    await first.hasPrinted("(shown this once)");
    expect(first.output()).toContain(`Site           ${first.address}/`);
    expect(first.output()).toContain(`Site           ${first.address}/`);
    expect(first.output()).toContain(`Admin area     ${first.address}/admin`);
    expect(first.output()).toContain(`GraphQL        ${first.address}/graphql`);
    expect(first.output()).toContain("Administrator  olena@doloni.example");
    await expectFolderInUse(folder);
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
    await expectOpenRequestCompleted(first);
    expect(existsSync(join(folder, "postgres", "postmaster.pid"))).toBe(false);

    const second = await startServer({ DATA_DIR: folder });
    await second.hasPrinted("Administrator  olena@doloni.example");
    expect(await second.end()).toBe(0);
    expect(second.output()).not.toContain("Password");
  });

  async function expectFolderInUse(folder: string) {
    const other = await startServer({ DATA_DIR: folder });
    expect(await other.ended()).toBe(1);
    expect(other.output().trim()).toMatch(
      /^DATA_DIR [^\n]+ is in use by another process \(process \d+\)[^\n]*$/,
    );
  }

  /** Ends the site while a request is being sent. */
  async function expectOpenRequestCompleted(site: ServerProcess) {
    const body = JSON.stringify({ email: "nobody@doloni.example", password: "wrong" });
    const socket = connect(Number(new URL(site.address).port), "127.0.0.1");
    let answer = "";
    socket.on("data", (text) => {
      answer += text.toString();
    });
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    );
    await waitForStatus(`${site.address}/healthz`, 200);
    const end = site.end("SIGTERM");
    await site.hasPrinted("Finishing open requests");
    // The message is printed before the port is closed.
    const ask = () => fetch(`${site.address}/healthz`);
    await expect
      .poll(() =>
        ask().then(
          () => "answered",
          () => "refused",
        ),
      )
      .toBe("refused");
    socket.write(body.slice(10));
    expect(await end).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  }

  test("needs no data folder of its own where database and secrets are configured", async () => {
    const secrets = { APPLICATION_KEY: "a".repeat(32) };
    const site = await startServer({ DATA_DIR: aDataFolder(), DATABASE_URL: database, ...secrets });
    await site.hasPrinted("(shown this once)");
    expect((await fetch(`${site.address}/readyz`)).status).toBe(200);
    expect(await site.end()).toBe(0);
  });

  test("that was killed before it finished still prints the valid password next time", async () => {
    const folder = aDataFolder();
    const first = await startServer({ DATA_DIR: folder });
    await first.hasPrinted("Migrated");
    await first.end("SIGKILL");
    const second = await startServer({ DATA_DIR: folder });
    await second.hasPrinted("(shown this once)");
    const password = /Password +(\S+)/.exec(second.output())?.[1] ?? "";
    const signedIn = await signIn(second.address, "admin@doloni.example", password);
    expect(signedIn.status).toBe(200);
  });
});

test("a site killed by kill -9 loses nothing that was confirmed, and the next start adopts PostgreSQL", async () => {
  const folder = aDataFolder();
  const password = "a password that was given";
  const first = await startServer({ DATA_DIR: folder, ADMIN_PASSWORD: password });
  await first.hasPrinted(readyMessage);
  expect(first.output()).not.toContain("shown this once");
  const { token } = await (await signIn(first.address, "admin@doloni.example", password)).json();
  const outputLines: string[] = [];
  const writing = (async () => {
    for (let number = 1; ; number += 1) {
      const title = `Категорія ${number}`;
      const response = await fetch(`${first.address}/api/galleryCategory`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ translations: { ua: { name: title }, eng: { name: title } } }),
      });
      if (response.ok) outputLines.push(title);
      else throw new Error(await response.text());
    }
  })().catch((failure: unknown) => failure);
  await until(() => outputLines.length >= 5);
  await first.end("SIGKILL");
  await writing;
  const second = await startServer({ DATA_DIR: folder });
  await second.hasPrinted(readyMessage);
  expect(second.output()).toContain("Found PostgreSQL running");
  const categories = await (await fetch(`${second.address}/api/galleryCategory`)).text();
  expect(outputLines.filter((title) => !categories.includes(`"${title}"`))).toEqual([]);
});

function signIn(address: string, email: string, password: string): Promise<Response> {
  return fetch(`${address}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
}
