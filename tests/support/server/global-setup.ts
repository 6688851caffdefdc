import "reflect-metadata";
import { randomBytes } from "node:crypto";
import pg from "pg";
import type { ProvidedContext } from "vitest";
import type { TestProject } from "vitest/node";
import { entities } from "../../../server/entities.ts";
import { migrate, openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { addAccounts, type Staff } from "../accounts.ts";
import { startTestPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgres: {
      /** May create databases. */
      url: string;
      /** Databases that tests copy: one is migrated and empty, the other has accounts. */
      template: string;
      peopled: string;
      tokens: Record<Staff, string>;
    };
  }
}

// Each project runs this file; one server serves them all.
let shared: Promise<Prepared> | null = null;
let users = 0;

interface Prepared {
  postgres: ProvidedContext["postgres"];
  end(): Promise<void>;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  users += 1;
  shared ??= prepare();
  const { postgres, end } = await shared;
  project.provide("postgres", postgres);
  return async () => {
    users -= 1;
    if (users === 0) await end();
  };
}

async function prepare(): Promise<Prepared> {
  const server = await startTestPostgres();
  const run = (statement: string) => once(server.url, statement);
  const template = `template_${randomBytes(6).toString("hex")}`;
  const peopled = `${template}_peopled`;
  const open = (name: string) => {
    const address = new URL(server.url);
    address.pathname = name;
    return openDatabase({ url: address.href, entities, migrations, connections: 2 });
  };
  await run(`create database ${template}`);
  const db = await open(template);
  await migrate(db);
  await db.destroy();
  await run(`create database ${peopled} template ${template}`);
  const withAccounts = await open(peopled);
  const tokens = await addAccounts(withAccounts);
  await withAccounts.destroy();
  return {
    postgres: { url: server.url, template, peopled, tokens },
    async end() {
      for (const name of [template, peopled]) await run(`drop database ${name} with (force)`);
      await server.stop();
    },
  };
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
