// `npm run bench` measures the production build and prints one table, mostly ratios of two rates.
// `-- --quick` takes less than two minutes, `-- --only=pages,reads` measures only these groups,
// `-- --accept` stores the table in accepted.md.
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { accept, acceptedFigures } from "./accepted.ts";
import { distribution } from "./cores.ts";
import type { Bench, Group } from "./group.ts";
import { findGenerator } from "./load/generator.ts";
import { files } from "./rows/files.ts";
import { growth } from "./rows/growth.ts";
import { instances } from "./rows/instances.ts";
import { memory } from "./rows/memory.ts";
import { pages } from "./rows/pages.ts";
import { reads } from "./rows/reads.ts";
import { scores } from "./rows/scores.ts";
import { sizes } from "./rows/sizes.ts";
import { start } from "./rows/start.ts";
import { storm } from "./rows/storm.ts";
import { writes } from "./rows/writes.ts";
import { BenchData } from "./site/bench-data.ts";
import { isMet, type Row, tableOf } from "./table.ts";

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    accept: { type: "boolean", default: false },
    only: { type: "string" },
  },
});
// `sizes` renders every page, and so warms up the site for the groups after it.
const allGroups = [
  start,
  sizes,
  pages,
  reads,
  growth,
  instances,
  files,
  memory,
  storm,
  writes,
  scores,
];
const groups = allGroups.filter(isSelected);

if (options.accept && (options.quick || options.only)) {
  throw new Error("only a whole table can be accepted: leave out --quick and --only");
}

const startedAt = performance.now();
const log = (line: string) => process.stderr.write(`${line}\n`);
log("Preparing the site and its demo content …");
const generator = await findGenerator();
const needsPictures = !options.quick || groups.includes(files) || groups.includes(scores);
const data = await BenchData.open({ needsPictures });
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void data.close().finally(() => process.exit(1)));
}
const rows: Row[] = [];
try {
  const isQuick = options.quick;
  const sampling = {
    connections: 8,
    ...(isQuick ? { rounds: 3, seconds: 1 } : { rounds: 5, seconds: 3 }),
  };
  const site = await data.start();
  const bench = { data, generator, sampling, isQuick, site };
  for (const group of groups) rows.push(...(await rowsOf(group, bench)));
} finally {
  await data.close();
}

const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
const circumstances = [
  `${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0]?.model.trim()}),`,
  `Node ${process.versions.node}, load by ${generator.name}, ${distribution}, ${minutes} minutes.`,
].join(" ");
const table = tableOf(rows, acceptedFigures());
const missed = rows.filter((row) => isMet(row) === false).length;
console.log(`\n${circumstances}\n\n${table}\n`);
console.log(missed === 0 ? "Every goal is met." : `${missed} goals are missed (✗).`);
if (options.accept) accept(circumstances, table);
process.exit(missed === 0 ? 0 : 1);

function isSelected({ name, isLong }: Group): boolean {
  if (options.only) return options.only.split(",").includes(name);
  return !(options.quick && isLong);
}

/** The rows of a group. When the group fails, they contain the error message instead of figures. */
async function rowsOf(group: Group, bench: Bench): Promise<Row[]> {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  log(`${seconds.padStart(4)} s  ${group.name} …`);
  const { isQuick } = bench;
  const all = typeof group.rows === "function" ? group.rows(isQuick) : group.rows;
  const definitions = all.filter((row) => !(isQuick && row.isLong));
  try {
    const findings = await group.measure(bench);
    return definitions.map((row) => ({
      ...row,
      finding: findings[row.id] ?? { missing: "not measured" },
    }));
  } catch (error) {
    const message = String(error instanceof Error ? error.message : error);
    const missing = message.replace(/[\s|]+/g, " ").slice(0, 150);
    return definitions.map((row) => ({ ...row, finding: { missing } }));
  }
}
