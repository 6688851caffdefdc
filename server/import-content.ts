import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { DataSource } from "typeorm";
import type { Command } from "./command.ts";
import { openPatientStore } from "./files/open-file-store.ts";
import { importParts } from "./http/graphql/import-parts.ts";
import { openImageStore } from "./image/image-store.ts";
import { readEnvironment } from "./platform/environment.ts";
import { StartupError } from "./platform/startup-error.ts";
import type { SignedIn } from "./platform/viewer.ts";
import { importContent, sumOf } from "./transfer/import-content.ts";
import { openContentArchive } from "./transfer/read-content-archive.ts";
import { withDatabase } from "./with-database.ts";

const usage = "npm run content:import -- FILE.zip";

/** Adds the content of an export, whether or not the server is running. */
export const command: Command = async ({ parameters, env, say }) => {
  const { positionals } = parseArgs({ args: parameters, allowPositionals: true });
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new StartupError(`One file is needed.\n${usage}`);
  const file = resolve(env.INIT_CWD ?? process.cwd(), name);
  const environment = readEnvironment(env);
  await withDatabase(environment, async (db) => {
    const files = await openPatientStore(environment.files);
    const images = await openImageStore(files, environment.cloudinary);

    const archive = await openContentArchive(file);
    try {
      const parts = await importParts(db.manager, images, await firstAdmin(db), new Date());
      const { created, updated, refused } = await importContent({
        db: db.manager,
        images,
        files,
        archive,
        ...parts,
      });
      say(`Created: ${sumOf(created)}, replaced: ${sumOf(updated)}.`);
      for (const { kind, id, title, error } of refused) {
        say(`Refused: ${kind} ${title || id}: ${JSON.stringify(error)}`);
      }
      if (refused.length > 0) process.exitCode = 1;
    } finally {
      await archive.close();
    }
  });
};

/** The history names an admin as the author of what is imported. */
async function firstAdmin(db: DataSource): Promise<SignedIn> {
  const [row]: Omit<SignedIn, "kind" | "session">[] = await db.query(
    `select id, email, name, roles from account
     where 'admin' = any(roles) and deactivated_at is null order by created_at limit 1`,
  );
  if (!row) throw new StartupError("There is no administrator: npm run admin:create first.");
  return { ...row, kind: "user", session: null };
}
