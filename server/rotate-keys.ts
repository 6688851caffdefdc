import { parseArgs } from "node:util";
import type { DataSource } from "typeorm";
import type { Command, CommandCall } from "./command.ts";
import { encryptedColumns } from "./encrypted-columns.ts";
import { isEmpty } from "./first-run.ts";
import { migrate } from "./platform/database/database.ts";
import { FieldEncryption } from "./platform/encryption/field-encryption.ts";
import {
  addSecret,
  type KeyRing,
  openKeyRing,
  removeOldSecrets,
} from "./platform/encryption/key-ring.ts";
import { hasOlderValues, rotateKeys } from "./platform/encryption/key-rotation.ts";
import { type Environment, readEnvironment } from "./platform/environment.ts";
import { StartupError } from "./platform/startup-error.ts";
import { withDatabase } from "./with-database.ts";

const usage = "npm run keys:rotate [-- --remove-old]";

interface Rotation extends Pick<CommandCall, "say"> {
  db: DataSource;
  environment: Environment;
  ring: KeyRing;
  encryption: FieldEncryption;
}

/** Rotates the keys that encrypt applications, whether or not the server is running. */
export const command: Command = async ({ parameters, env, say }) => {
  const isRemoving = readOptions(parameters);
  const environment = readEnvironment(env);
  await withDatabase(environment, async (db) => {
    if (await isEmpty(db)) {
      throw new StartupError("The database is empty: run npm start once first.");
    }
    await migrate(db);
    const ring = await openKeyRing(environment);
    const rotation = { db, environment, ring, encryption: new FieldEncryption(ring), say };
    await (isRemoving ? removeOld(rotation) : rotate(rotation));
  });
};

async function rotate({ db, environment, ring, encryption, say }: Rotation): Promise<void> {
  const isInterrupted =
    ring().length > 1 && (await hasOlderValues(db, encryption, encryptedColumns));
  if (isInterrupted) say("Continuing an earlier rotation.");
  else if (environment.applicationKey === null) await addSecret(environment.dataDir, ring);
  else if (ring().length === 1)
    say("APPLICATION_KEY has one key, so that no other one is replaced.");
  const { rotated, unreadable } = await rotateKeys(db, encryption, encryptedColumns);
  say(`Encrypted with the newest key: ${rotated}.`);
  if (unreadable > 0) {
    say(`Left as they are: ${unreadable}, which no key decrypts.`);
  } else if (await hasOlderValues(db, encryption, encryptedColumns)) {
    say("Others were just being changed: run the command once more.");
  } else if (ring().length > 1) {
    say("Older keys are not needed any more, except for backups. To remove them:");
    say("npm run keys:rotate -- --remove-old");
  }
}

async function removeOld({ db, environment, ring, encryption, say }: Rotation): Promise<void> {
  if (await hasOlderValues(db, encryption, encryptedColumns)) {
    throw new StartupError("Older keys are still needed: run npm run keys:rotate first.");
  }
  if (environment.applicationKey !== null) {
    say("No value needs an older key: keep only the first line of APPLICATION_KEY.");
    return;
  }
  const removed = ring().length - 1;
  await removeOldSecrets(environment.dataDir, ring);
  say(`Removed older keys: ${removed}.`);
}

function readOptions(parameters: string[]): boolean {
  try {
    const { values } = parseArgs({
      args: parameters,
      options: { "remove-old": { type: "boolean" } },
    });
    return values["remove-old"] ?? false;
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : error}.\n${usage}`);
  }
}
