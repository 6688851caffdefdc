import "reflect-metadata";
import { randomBytes } from "node:crypto";
import pg from "pg";
import type { ProvidedContext } from "vitest";
import type { TestProject } from "vitest/node";
import { entities } from "../../../server/entities.ts";
import { absentFixedPages, insertFixedPages } from "../../../server/page/ensure-fixed-pages.ts";
import { migrate, openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { addAccounts, type Staff } from "../accounts/accounts.ts";
import { startTestPostgres } from "../database/postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgres: {
      /** Its user may create databases. */
      url: string;
      /** A migrated, empty database that tests copy. */
      template: string;
      /** The same with one account of each user type. */
      templateWithAccounts: string;
      tokens: Record<Staff, string>;
    };
  }
}

// Every Vitest project runs this file; they share one PostgreSQL server.
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
  const run = (statement: string) => runQuery(server.url, statement);
  const template = `template_${randomBytes(6).toString("hex")}`;
  const templateWithAccounts = `${template}_accounts`;
  const open = (name: string) => {
    const address = new URL(server.url);
    address.pathname = name;
    return openDatabase({ url: address.href, entities, migrations, connections: 2 });
  };
  await run(`create database ${template}`);
  const db = await open(template);
  await migrate(db);
  const pages = await absentFixedPages(db.manager);
  await insertFixedPages(db.manager, pages, new Date("2026-01-01T08:00:00.000Z"));
  await db.destroy();
  await run(`create database ${templateWithAccounts} template ${template}`);
  const accountsDb = await open(templateWithAccounts);
  const tokens = await addAccounts(accountsDb);
  await accountsDb.destroy();
  return {
    postgres: { url: server.url, template, templateWithAccounts, tokens },
    async end() {
      for (const name of [template, templateWithAccounts])
        await run(`drop database ${name} with (force)`);
      await server.stop();
    },
  };
}

async function runQuery(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
