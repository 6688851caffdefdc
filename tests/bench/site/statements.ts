import "reflect-metadata";
import { graphql } from "graphql";
import type { Logger } from "typeorm";
import type { Context } from "../../../server/content/context.ts";
import { entities } from "../../../server/entities.ts";
import { galleryRest } from "../../../server/gallery/gallery.rest.ts";
import { ContextFactory } from "../../../server/http/context-factory.ts";
import { buildGraphqlSchema } from "../../../server/http/graphql/schema.ts";
import { readRestPage } from "../../../server/http/rest/rest-routes.ts";
import { openImageStore } from "../../../server/image/stores/open-image-store.ts";
import { systemClock } from "../../../server/platform/clock.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { FieldEncryption } from "../../../server/platform/field-encryption.ts";
import type { Statement } from "./plain-server.ts";
import { publicUrl, shared } from "./sites.ts";

/** Runs each question in this process, and answers the very statements that it cost. */
export async function statementsOf(
  place: { url: string; dataDir: string },
  questions: Record<string, string>,
): Promise<Record<string, Statement[]>> {
  const seen: Statement[] = [];
  const logger = { ...silence, logQuery: note };
  function note(text: string, values: unknown[] = []) {
    seen.push({ text, values });
  }
  const db = await openDatabase({ url: place.url, entities, migrations: [], logger });
  const requests = new ContextFactory({
    db,
    clock: systemClock,
    publicUrl,
    secret: shared.jwtSecret,
    images: await openImageStore({ dataDir: place.dataDir, cloudinary: null }),
    encryption: new FieldEncryption(shared.applicationKey),
  });
  const schema = await buildGraphqlSchema();
  const answers: Record<string, Statement[]> = {};
  const noted = async (name: string, work: (context: Context) => Promise<unknown>) => {
    seen.length = 0;
    await work(requests.createContext());
    answers[name] = [...seen];
  };
  try {
    for (const [name, source] of Object.entries(questions)) {
      await noted(name, async (contextValue) => {
        const { errors } = await graphql({ schema, source, contextValue });
        if (errors) throw errors[0];
      });
    }
    await noted("rest", (context) => readRestPage(galleryRest, context, { first: 20 }));
    return answers;
  } finally {
    await db.destroy();
  }
}

const silence: Logger = {
  logQuery: () => undefined,
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};
