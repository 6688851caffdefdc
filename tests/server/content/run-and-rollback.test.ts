import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { runAndRollback } from "../../../server/platform/database/run-and-rollback.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

const addPartner = `insert into partner (website) values ('https://example.org')`;

async function partners(): Promise<number> {
  const [{ count }] = await site.db.query("select count(*)::int as count from partner");
  return count;
}

test("rows written in the transaction are visible in it, and nowhere after it", async () => {
  const rowsInside = await runAndRollback(site.db, 5000, async (manager) => {
    await manager.transaction((inner) => inner.query(addPartner));
    return manager.query("select 1 from partner");
  });
  expect(rowsInside).toHaveLength(1);
  expect(await partners()).toBe(0);
});

test("simultaneous queries each get their own result, without a warning", async () => {
  const warnings: Error[] = [];
  const listen = (warning: Error) => void warnings.push(warning);
  process.on("warning", listen);
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  const answers = await runAndRollback(site.db, 5000, (manager) =>
    Promise.all(numbers.map((number) => manager.query("select $1::int as number", [number]))),
  );
  await pause(0);
  process.off("warning", listen);
  expect(answers.flat().map(({ number }) => number)).toEqual(numbers);
  expect(warnings).toEqual([]);
});

test("a transaction that takes too long is given up, and its later writes are rolled back", async () => {
  const givenUp = Promise.withResolvers<void>();
  let written: Promise<unknown> = Promise.resolve();
  const attempt = runAndRollback(site.db, 100, (manager) => {
    written = givenUp.promise.then(() => manager.transaction((inner) => inner.query(addPartner)));
    return written;
  });
  await expect(attempt).rejects.toMatchObject({ code: "UNAVAILABLE" });
  givenUp.resolve();
  await expect(written).rejects.toThrow();
  expect(await partners()).toBe(0);
});

test("a locked row is not waited for without limit", async () => {
  await site.db.query(addPartner);
  await site.db.transaction(async (other) => {
    await other.query("select 1 from partner for update");
    const attempt = runAndRollback(site.db, 200, (manager) =>
      manager.query("select 1 from partner for update"),
    );
    await expect(attempt).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });
  expect(await runAndRollback(site.db, 5000, (manager) => manager.query("select 1"))).toHaveLength(
    1,
  );
});
