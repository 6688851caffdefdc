// `npm start`; it must work on a machine that has only Node 20 and npm.
import { isBuilt } from "./freshness.mjs";
import { ensureInstalled } from "./installation.mjs";
import { keepRunning } from "./keep-running.mjs";
import { findNode, forwardSignals, inRoot, memorySettings, run } from "./steps.mjs";

forwardSignals();
stopWhenNpmEnds();
await ensureInstalled();
const node = findNode();
if (!isBuilt()) {
  const { code } = await run(node, [inRoot("scripts", "build.mjs")]);
  if (code !== 0) process.exit(code);
}
process.exit(await keepRunning(startServer));

async function startServer() {
  const { code } = await run(node, [inRoot("dist", "server", "main.js")], {
    // The IPC channel closes when this process is killed, which tells the server to stop.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: {
      ...memorySettings,
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: inRoot("dist", ".compiled"),
    },
  });
  return code;
}

/**
 * Some shells between npm and this process do not forward SIGTERM; when one ends, our parent
 * changes.
 */
function stopWhenNpmEnds() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}
