import "reflect-metadata";
import { randomBytes } from "node:crypto";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { entities } from "../../server/entities.ts";
import { migrate, openDatabase } from "../../server/platform/database.ts";
import { migrations } from "../../server/platform/migrations.ts";
import { startTestPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A server that may create databases, and the migrated one that tests copy. */
    postgres: { url: string; template: string };
  }
}

// Each project runs this file; one server serves them all.
let shared: Promise<Prepared> | null = null;
let users = 0;

interface Prepared {
  url: string;
  template: string;
  end(): Promise<void>;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  users += 1;
  shared ??= prepare();
  const { url, template, end } = await shared;
  project.provide("postgres", { url, template });
  return async () => {
    users -= 1;
    if (users === 0) await end();
  };
}

async function prepare(): Promise<Prepared> {
  const server = await startTestPostgres();
  const template = `template_${randomBytes(6).toString("hex")}`;
  await once(server.url, `create database ${template}`);
  const address = new URL(server.url);
  address.pathname = template;
  const db = await openDatabase({ url: address.href, entities, migrations, connections: 2 });
  await migrate(db);
  await db.destroy();
  return {
    url: server.url,
    template,
    async end() {
      await once(server.url, `drop database ${template} with (force)`);
      await server.stop();
    },
  };
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
