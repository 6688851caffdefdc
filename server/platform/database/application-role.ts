import type { DataSource } from "typeorm";
import { StartupError } from "../startup-error.ts";
import { isPasswordRefused } from "./wait-for-database.ts";

/**
 * Lets the account of `url` read and write the rows of all tables, and nothing else. Creates it
 * when it does not exist, and gives it the password of `url` when it has another one. Call it after migrations, as the owner of the tables; does nothing when
 * the owner's account is the only one.
 */
export async function grantToApplication(owner: DataSource, url: string): Promise<void> {
  const { username, password } = new URL(url);
  const role = decodeURIComponent(username);
  const [account]: RoleFacts[] = await owner.query(roleFacts, [role]);
  if (!account || account.isOwner) return;
  if (!account.isKnown || (await isPasswordRefused(url))) {
    if (!account.isKnown && !account.mayCreate) {
      throw new StartupError(
        `The account "${role}" of DATABASE_URL does not exist, and that of DATABASE_OWNER_URL may not create it: create it first.`,
      );
    }
    await execute(
      owner,
      account.isKnown
        ? `'alter role %I password %L'`
        : `'create role %I login nosuperuser nocreatedb nocreaterole noreplication password %L'`,
      [role, decodeURIComponent(password)],
    );
  }
  for (const grant of grants) await execute(owner, `'${grant}'`, [role]);
}

interface RoleFacts {
  isOwner: boolean;
  isKnown: boolean;
  mayCreate: boolean;
}

const roleFacts = `
  select current_user = $1 as "isOwner",
    exists (select 1 from pg_roles where rolname = $1) as "isKnown",
    (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as "mayCreate"`;

const grants = [
  "grant usage on schema public to %I",
  "grant select, insert, update, delete on all tables in schema public to %I",
  "grant usage on all sequences in schema public to %I",
  "revoke insert, update, delete on migration, content_count from %I",
];

/** Executes a statement whose names and literals PostgreSQL quotes: it takes no parameters itself. */
async function execute(owner: DataSource, format: string, values: string[]): Promise<void> {
  const places = values.map((_, index) => `$${index + 1}::text`);
  const [row]: { statement: string }[] = await owner.query(
    `select format(${[format, ...places].join(", ")}) as statement`,
    values,
  );
  if (row) await owner.query(row.statement);
}
