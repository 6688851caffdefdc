import { parseArgs } from "node:util";
import type { Command, CommandCall } from "./command.ts";
import { openExistingStore, openPatientStore } from "./files/open-file-store.ts";
import { isEmpty } from "./first-run.ts";
import { readEnvironment } from "./platform/environment.ts";
import { readPlace } from "./platform/file-location.ts";
import { StartupError } from "./platform/startup-error.ts";
import type { FileError } from "./stored-files/each-file.ts";
import { copyFiles, deleteCopied, removeErased } from "./stored-files/move-files.ts";
import { type MovePlan, planMove, type Stores } from "./stored-files/plan-move.ts";
import { fileProgress } from "./stored-files/progress.ts";
import { withDatabase } from "./with-database.ts";

const usage = `npm run files:move -- --to PLACE                      copies the site's files to a new place
npm run files:move -- --from PLACE                    fetches from the old place, after FILES_URL was changed
npm run files:move -- --from PLACE --delete-source    deletes there what was copied
A place is an absolute path, or s3://bucket/prefix?endpoint=https://s3.example.org`;

interface Options {
  option: "--to" | "--from";
  place: string;
  isDeleting: boolean;
}

/** Moves the site's files between two stores, one of which the site uses, while it runs. */
export const command: Command = async ({ parameters, env, say }) => {
  const { option, place, isDeleting } = readOptions(parameters);
  const environment = readEnvironment(env);
  const location = readPlace(env, option, place);
  if (!location) throw new StartupError(`${option} needs a place.\n${usage}`);
  const stores: Stores =
    option === "--to"
      ? {
          from: await openExistingStore(environment.files),
          to: await openPatientStore(location),
        }
      : {
          from: await openExistingStore(location),
          to: await openPatientStore(environment.files),
        };
  const plan = await withDatabase(environment, async (db) => {
    if (await isEmpty(db))
      throw new StartupError("The database is empty: run npm start once first.");
    return planMove(db, stores);
  });
  await untilStopped(say, async (signal) => {
    const run = { plan, stores, signal, say };
    if (isDeleting) return remove(run);
    if (option === "--to") await removeErased(plan, stores);
    await copy(run);
    const { files } = environment;
    const present = "folder" in files ? files.folder : env.FILES_URL;
    say(option === "--to" ? nextSteps(place, present ?? "") : lastStep(place));
  });
};

interface Run extends Pick<CommandCall, "say"> {
  plan: MovePlan;
  stores: Stores;
  /** Aborted when the run is to end after the current files. */
  signal: AbortSignal;
}

async function copy({ plan, stores, signal, say }: Run): Promise<void> {
  const { from, to } = stores;
  say(`Copying from ${from.name} to ${to.name} …`);
  const progress = fileProgress("Files", say);
  const { copied, same, errors } = await copyFiles(plan, stores, { progress, signal });
  say(`Copied: ${copied}. There already: ${same}.`);
  if (plan.unnamed.length > 0) {
    say(`Not copied, because no row names them: ${plan.unnamed.length}.`);
  }
  if (plan.atCloudinary > 0) say(`Pictures that stay at Cloudinary: ${plan.atCloudinary}.`);
  assertComplete(errors, signal);
}

async function remove({ plan, stores, signal, say }: Run): Promise<void> {
  const { from, to } = stores;
  say(`Deleting in ${from.name} what ${to.name} has …`);
  const progress = fileProgress("Files", say);
  const { deleted, left, errors } = await deleteCopied(plan, stores, { progress, signal });
  say(`Deleted: ${deleted}.`);
  if (left > 0) {
    say(`Left, because the site does not need them or has generated them again: ${left}.`);
  }
  assertComplete(errors, signal);
}

/** Throws a StartupError with the files that failed, or when the run was interrupted. */
function assertComplete(errors: readonly FileError[], signal: AbortSignal): void {
  const lines = errors.map(({ key, reason }) => `${key}: ${reason}`);
  if (signal.aborted) lines.push("Stopped. The same command goes on where it ended.");
  else if (lines.length > 0) lines.push(`Failed: ${lines.length}. Run the same command again.`);
  if (lines.length > 0) throw new StartupError(lines.join("\n"));
}

const nextSteps = (place: string, present: string) => `The new place has all files. Next:
1. Set this for every instance, with the key of a bucket in the AWS_ variables, and restart:
FILES_URL=${place}
2. Fetch what was uploaded until then:
npm run files:move -- --from '${present}'`;

const lastStep = (
  place: string,
) => `Nothing was deleted at the old place. When every instance uses the new one:
npm run files:move -- --from '${place}' --delete-source`;

/** Aborts at the first signal; a second one ends the process at once. */
async function untilStopped(say: Run["say"], work: (signal: AbortSignal) => Promise<void>) {
  const stop = new AbortController();
  const finish = () => {
    say("\nFinishing the current files …");
    stop.abort();
  };
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.once(signal, finish);
  await work(stop.signal).finally(() => {
    for (const signal of signals) process.off(signal, finish);
  });
}

function readOptions(parameters: string[]): Options {
  try {
    const { values } = parseArgs({
      args: parameters,
      options: {
        to: { type: "string" },
        from: { type: "string" },
        "delete-source": { type: "boolean", default: false },
      },
    });
    const { to, from, "delete-source": isDeleting } = values;
    if (to && from) throw new Error("the other place is always the one that the site uses");
    if (to && isDeleting) throw new Error("--delete-source needs --from: change FILES_URL first");
    if (to) return { option: "--to", place: to, isDeleting };
    if (from) return { option: "--from", place: from, isDeleting };
    throw new Error("a place is needed");
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : error}.\n${usage}`);
  }
}
