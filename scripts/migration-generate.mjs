// `npm run migration:generate -- AddPhones`: writes a migration for the difference between the
// entities and the schema that the existing migrations produce.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureNode24 } from "./on-node-24.mjs";
import { exitWithError, inRoot, run, say } from "./steps.mjs";

await ensureNode24();
const name = process.argv[2] ?? "";
if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
  exitWithError("Name the change: npm run migration:generate -- AddPhonesToMembers");
}

await import("./typescript.mjs");
await import("reflect-metadata");
const { startEmbeddedPostgres } = await import("../server/platform/postgres/embedded-postgres.ts");
const { openDatabase } = await import("../server/platform/database/database.ts");
const { entities } = await import("../server/entities.ts");
const { migrations } = await import("../server/platform/database/migrations.ts");

const { upQueries, downQueries } = await difference();
if (upQueries.length === 0)
  exitWithError("The entities match the migrations: there is nothing to migrate.");

// Migrations are executed in the order of their times.
const last = Number(/\d+$/.exec(migrations.at(-1)?.name ?? "")?.[0] ?? 0);
const time = Math.max(Date.now(), last + 1);
const className = `${name}${time}`;
const kebab = name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
const file = `migrations/${time}-${kebab}.ts`;
writeFileSync(
  inRoot(file),
  `import type { MigrationInterface, QueryRunner } from "typeorm";

export class ${className} implements MigrationInterface {
  name = "${className}";

  async up(runner: QueryRunner): Promise<void> {
${upQueries.map(statement).join("\n")}
  }

  async down(runner: QueryRunner): Promise<void> {
${downQueries.reverse().map(statement).join("\n")}
  }
}
`,
);
await run(inRoot("node_modules", ".bin", "biome"), ["check", "--write", file], { quiet: true });
say(`Wrote ${file}. Read it, then run npm run codegen, which lists it.`);

/** Compares the entities with a temporary database on which all migrations have run. */
async function difference() {
  const dataDir = mkdtempSync(join(tmpdir(), "doloni-migration-"));
  const postgres = await startEmbeddedPostgres({ dataDir, isDurable: false });
  try {
    const db = await openDatabase({ url: postgres.url, entities, migrations });
    await db.runMigrations();
    const found = await db.driver.createSchemaBuilder().log();
    await db.destroy();
    return found;
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function statement({ query, parameters }) {
  const text = query.replace(/[\\`]|\$\{/g, "\\$&");
  const values = parameters?.length ? `, ${JSON.stringify(parameters)}` : "";
  return `    await runner.query(\`${text}\`${values});`;
}
