import { tmpdir } from "node:os";
import "reflect-metadata";
import { graphql } from "graphql";
import type { Logger } from "typeorm";
import type { Context } from "../../../server/content/context.ts";
import { entities } from "../../../server/entities.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { galleryRest } from "../../../server/gallery/gallery.rest.ts";
import { ContextFactory } from "../../../server/http/context-factory.ts";
import { buildGraphqlSchema } from "../../../server/http/graphql/schema.ts";
import { readRestPage } from "../../../server/http/rest/rest-operations.ts";
import { openImageStore } from "../../../server/image/image-store.ts";
import { systemClock } from "../../../server/platform/clock.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { FieldEncryption } from "../../../server/platform/encryption/field-encryption.ts";
import type { Statement } from "./plain-server.ts";
import { publicUrl, shared } from "./sites.ts";

/** Executes each GraphQL document in this process and returns the SQL statements that it ran. */
export async function statementsOf(
  source: { url: string; dataDir: string },
  documents: Record<string, string>,
): Promise<Record<string, Statement[]>> {
  const recorded: Statement[] = [];
  const logger = { ...silentLogger, logQuery: record };
  function record(text: string, values: unknown[] = []) {
    recorded.push({ text, values });
  }
  const db = await openDatabase({ url: source.url, entities, migrations: [], logger });
  const files = new FolderStore(source.dataDir);
  const requests = new ContextFactory({
    db,
    clock: systemClock,
    publicUrl,
    reportUnexpected: console.error,
    images: await openImageStore(files, null),
    files,
    dataDir: tmpdir(),
    hosting: {
      dataDir: tmpdir(),
      backups: null,
      mailServer: null,
      mailFrom: null,
      hasTelegramBot: false,
    },
    encryption: new FieldEncryption(shared.applicationKey),
  });
  const schema = await buildGraphqlSchema();
  const statements: Record<string, Statement[]> = {};
  const recordStatements = async (name: string, work: (context: Context) => Promise<unknown>) => {
    recorded.length = 0;
    await work(requests.createContext());
    statements[name] = [...recorded];
  };
  try {
    for (const [name, document] of Object.entries(documents)) {
      await recordStatements(name, async (contextValue) => {
        const { errors } = await graphql({ schema, source: document, contextValue });
        if (errors) throw errors[0];
      });
    }
    await recordStatements("rest", (context) => readRestPage(galleryRest, context, { first: 20 }));
    return statements;
  } finally {
    await db.destroy();
  }
}

const silentLogger: Logger = {
  logQuery: () => undefined,
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};
