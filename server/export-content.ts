import type { Command } from "./command.ts";
import "./kinds.ts";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { openPatientStore } from "./files/open-file-store.ts";
import { openImageStore } from "./image/image-store.ts";
import { readEnvironment } from "./platform/environment.ts";
import { StartupError } from "./platform/startup-error.ts";
import { exportContent } from "./transfer/export-content.ts";
import { withDatabase } from "./with-database.ts";

const usage = "npm run content:export -- FILE.zip [--kind Gallery --kind BlogPost]";

/** Writes content with its pictures and documents, whether or not the server is running. */
export const command: Command = async ({ parameters, env, say }) => {
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: { kind: { type: "string", multiple: true } },
  });
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new StartupError(`One file is needed.\n${usage}`);
  const file = resolve(env.INIT_CWD ?? process.cwd(), name);
  const environment = readEnvironment(env);
  await withDatabase(environment, async (db) => {
    const files = await openPatientStore(environment.files);
    const images = await openImageStore(files, environment.cloudinary);

    const kinds = values.kind ?? null;
    const now = new Date();
    const manifest = await exportContent({ db, images, files, file, kinds, now });
    for (const [kind, count] of Object.entries(manifest.kinds)) say(`${kind}: ${count}`);
    say(`Pictures: ${manifest.images.length}, documents: ${manifest.documents.length}.`);
    const missing = [...manifest.images, ...manifest.documents].filter(({ hasFile }) => !hasFile);
    for (const { id } of missing) say(`Without a file: ${id}`);
    say(`Exported to ${file}.`);
  });
};
