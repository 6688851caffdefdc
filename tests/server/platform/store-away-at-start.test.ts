import { expect, test } from "vitest";
import { anEmptyDatabase } from "../../support/database/database.ts";
import { startS3Server } from "../../support/files/s3-server.ts";
import { aDataFolder, startServer } from "../../support/processes/server-process.ts";

test("a site starts while its bucket is away, serves pages, and has its files when it is back", async () => {
  const s3 = await startS3Server();
  const settings = {
    DATABASE_URL: await anEmptyDatabase(),
    DATA_DIR: aDataFolder(),
    FILES_URL: `s3://files/site?endpoint=${s3.account.endpoint}`,
    AWS_ACCESS_KEY_ID: s3.account.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3.account.secretAccessKey,
    LOG_LEVEL: "warn",
  };
  const first = await startServer(settings);
  await first.hasPrinted("The site is ready");
  expect([...s3.objects.keys()]).toContain("files/site/database-id");
  await first.end();

  await s3.stop();
  const second = await startServer(settings);
  await second.hasPrinted("The site is ready");
  expect(second.output()).toContain("files are missing until it does");
  expect((await fetch(`${second.address}/api/gallery`)).status).toBe(200);
  const picture = `${second.address}/images/${"0".repeat(24)}/original.webp`;
  expect((await fetch(picture)).status).toBe(503);
  await s3.start();
  expect((await fetch(picture)).status).toBe(404);
  await second.end();
  await s3.stop();
});
