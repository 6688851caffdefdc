import { parseArgs } from "node:util";
import type { Command, CommandCall } from "./command.ts";
import { openExistingStore } from "./files/open-file-store.ts";
import { isEmpty } from "./first-run.ts";
import { readEnvironment } from "./platform/environment.ts";
import { StartupError } from "./platform/startup-error.ts";
import { checkFiles, type FileCheck, readEverything } from "./stored-files/check-files.ts";
import { fileProgress } from "./stored-files/progress.ts";
import { withDatabase } from "./with-database.ts";

const usage = "npm run files:check [-- --read]";

/** Lists what rows name and the store lacks, and what it has and no row names. Changes nothing. */
export const command: Command = async ({ parameters, env, say }) => {
  const isReading = readOptions(parameters);
  const environment = readEnvironment(env);
  const files = await openExistingStore(environment.files);
  const check = await withDatabase(environment, async (db) => {
    if (await isEmpty(db))
      throw new StartupError("The database is empty: run npm start once first.");
    return checkFiles(db, files, new Date());
  });
  say(`${files.name} has ${check.present.length} of ${check.named} files that rows name.`);
  if (check.atCloudinary > 0) say(`Not checked, at Cloudinary: ${check.atCloudinary}.`);
  printUnnamed(check, say);
  const course = { progress: fileProgress("Read", say), signal: new AbortController().signal };
  const damaged = isReading ? await readEverything(files, check.present, course) : [];
  const problems = [
    ...check.missing.map((key) => `Missing: ${key}`),
    ...check.resized.map(
      ({ key, bytes, expected }) => `Another size: ${key} (${bytes} bytes, not ${expected})`,
    ),
    ...damaged.map(({ key, reason }) => `Damaged: ${key} (${reason})`),
  ];
  if (problems.length > 0) throw new StartupError(problems.join("\n"));
  say("All files that rows name are there.");
};

function printUnnamed({ unnamed }: FileCheck, say: CommandCall["say"]): void {
  if (unnamed.length === 0) return;
  say(`Files that no row names: ${unnamed.length}.`);
  for (const { key, bytes, daysLeft } of unnamed) {
    const when = daysLeft === null ? "not recorded by the sweep" : `deleted in ${daysLeft} days`;
    say(`  ${key} (${bytes} bytes, ${when})`);
  }
}

function readOptions(parameters: string[]): boolean {
  try {
    return parseArgs({
      args: parameters,
      options: { read: { type: "boolean", default: false } },
    }).values.read;
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : error}.\n${usage}`);
  }
}
