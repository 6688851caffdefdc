import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createBackup } from "./backup/create-backup.ts";
import type { Command, CommandCall } from "./command.ts";
import { openPatientStore } from "./files/open-file-store.ts";
import { readEnvironment } from "./platform/environment.ts";
import { StartupError } from "./platform/startup-error.ts";
import { withDatabaseUrl } from "./with-database.ts";

const usage = "npm run backup -- FILE.zip [--with-secrets]";

/** Writes a backup of database and files, whether or not the server is running. */
export const command: Command = async ({ parameters, env, say }) => {
  const { file, withSecrets } = readArguments({ parameters, env });
  const environment = readEnvironment(env);
  const { dataDir, databaseUrl } = environment;
  if (!databaseUrl && !existsSync(join(dataDir, "postgres"))) {
    throw new StartupError(`DATA_DIR ${dataDir} has no database.`);
  }
  const files = await openPatientStore(environment.files);
  const secretsOf = withSecrets ? dataDir : null;
  const manifest = await withDatabaseUrl(environment, (url) =>
    createBackup({ url, files, file, secretsOf, progress: say, shared: null }),
  );
  say(`Backed up to ${file}.`);
  for (const path of manifest.missingFiles)
    say(`Missing or damaged, although a row names it: ${path}`);
  if (!withSecrets) {
    say("Secrets are not in it: keep a copy of APPLICATION_KEY, or DATA_DIR/secrets, elsewhere.");
  }
};

function readArguments({ parameters, env }: Omit<CommandCall, "say">): {
  file: string;
  withSecrets: boolean;
} {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: { "with-secrets": { type: "boolean", default: false } },
    });
    const [file, ...rest] = positionals;
    if (!file || rest.length > 0) throw new Error("one file is needed");
    return { file: resolve(callerFolder(env), file), withSecrets: values["with-secrets"] };
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : error}.\n${usage}`);
  }
}

/** npm runs its scripts in the project's folder. */
const callerFolder = (env: NodeJS.ProcessEnv) => env.INIT_CWD ?? process.cwd();
