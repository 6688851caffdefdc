// `npm run dev`: runs the server from its sources and restarts it after every edit; PostgreSQL
// keeps running.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, watch } from "node:fs";
import { ensureNode24 } from "./on-node-24.mjs";
import { inRoot, root, run, say } from "./steps.mjs";

await ensureNode24();
await import("./typescript.mjs");
const { writeCardFonts } = await import("./card-fonts.mjs");
const { writeRestViewer } = await import("./rest-viewer.mjs");
const { readEnvironment } = await import("../server/platform/environment.ts");
const { stopEmbeddedPostgres } = await import("../server/platform/postgres/embedded-postgres.ts");

let server = null;
let isEnding = false;

function startServer() {
  const parameters = ["--import", "./scripts/typescript.mjs", "server/main.ts"];
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "development", DOLONI_KEEP_POSTGRES: "1" },
  });
  server = child;
  child.on("exit", (code) => {
    if (server === child) server = null;
    if (code !== 0 && !isEnding) say("The server ended. It starts again after the next edit.");
  });
}

async function stopServer() {
  if (!server) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}

// Milliseconds without changes before a restart: editors write a file in several steps, and a
// checkout writes many files.
const debounceMs = 150;
let pending = null;
let restarting = Promise.resolve();

function scheduleRestart() {
  clearTimeout(pending);
  pending = setTimeout(() => {
    restarting = restarting.then(async () => {
      await stopServer();
      if (!isEnding) await writeCardFonts();
      startServer();
    });
  }, debounceMs);
}

async function end() {
  if (isEnding) return;
  isEnding = true;
  clearTimeout(pending);
  await restarting;
  await stopServer();
  await stopPostgres();
  process.exit(0);
}

async function stopPostgres() {
  try {
    const { dataDir, databaseUrl } = readEnvironment(process.env);
    if (!databaseUrl) await stopEmbeddedPostgres(dataDir);
  } catch {
    // The variables are invalid; the server reported it and did not start PostgreSQL.
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
for (const folder of ["server", "migrations"]) {
  watch(inRoot(folder), { recursive: true }, scheduleRestart);
}
// The explorer is served as it was built: Vite would prepare its code editor at every start.
if (!existsSync(inRoot("dist", "explorer"))) {
  const vite = inRoot("node_modules", "vite", "bin", "vite.js");
  await run(process.execPath, [vite, "build", "--mode", "explorer"], { quiet: true });
}
await writeRestViewer();
startServer();
