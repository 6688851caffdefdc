// Generates `schema.graphql` and the forms' rules from the server's classes, then the client's
// types and hooks from its documents. `--check` writes nothing, and fails with a list of stale
// files.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { formRulesFile, formRulesModule } from "./form-rules.mjs";
import { goOnInNode24 } from "./on-node-24.mjs";
import { root } from "./steps.mjs";

const schemaFile = join(root, "schema.graphql");
const generatedFolder = join(root, "client/graphql/generated");

/** The expected content of every generated file: path → text. */
export async function derivedFiles() {
  await import("./typescript.mjs");
  const files = new Map();
  const schema = await schemaFromClasses();
  if (schema) files.set(schemaFile, schema);
  files.set(formRulesFile, await formRulesModule());

  const [{ generate }, { default: config }] = await Promise.all([
    import("@graphql-codegen/cli"),
    import("../codegen.ts"),
  ]);
  const outputs = await generate(
    { ...config, cwd: root, ...(schema && { schema }), silent: true },
    false,
  );
  for (const { filename, content } of outputs) files.set(resolve(root, filename), content);
  return files;
}

/** Names of generated files that are outdated, missing or no longer generated. */
export async function staleFiles() {
  const files = await derivedFiles();
  const stale = [...files].filter(([file, text]) => !existsSync(file) || read(file) !== text);
  return [...stale.map(([file]) => file), ...leftOver(files)].map((file) => relative(root, file));
}

async function schemaFromClasses() {
  const builder = join(root, "server/http/graphql/schema.ts");
  if (!existsSync(builder)) return null;
  await import("reflect-metadata");
  const { buildGraphqlSchema } = await import(pathToFileURL(builder).href);
  const { lexicographicSortSchema, printSchema } = await import("graphql");
  return `${printSchema(lexicographicSortSchema(await buildGraphqlSchema()))}\n`;
}

function leftOver(files) {
  if (!existsSync(generatedFolder)) return [];
  return readdirSync(generatedFolder)
    .map((name) => join(generatedFolder, name))
    .filter((file) => !files.has(file));
}

const read = (file) => readFileSync(file, "utf8");

async function writeDerivedFiles() {
  const files = await derivedFiles();
  for (const file of leftOver(files)) rmSync(file);
  mkdirSync(generatedFolder, { recursive: true });
  for (const [file, text] of files) {
    // Unchanged files keep their modification time, so that watchers do not rebuild.
    if (!existsSync(file) || read(file) !== text) writeFileSync(file, text);
  }
  console.log(`${files.size} generated files are up to date.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await goOnInNode24();
  if (process.argv.includes("--check")) {
    const stale = await staleFiles();
    if (stale.length > 0) {
      console.error(`Stale, run npm run codegen:\n  ${stale.join("\n  ")}`);
      process.exit(1);
    }
  } else {
    await writeDerivedFiles();
  }
}
