// `npm start`, on a machine that may have only Node 20 and npm.
import { isBuilt } from "./freshness.mjs";
import { ensureInstalled } from "./installation.mjs";
import { findNode, inRoot, passSignalsOn, run, thrift } from "./steps.mjs";

passSignalsOn();
endWithNpm();
await ensureInstalled();
const node = findNode();
if (!isBuilt()) {
  const { code } = await run(node, [inRoot("scripts", "build.mjs")]);
  if (code !== 0) process.exit(code);
}
const { code } = await run(node, [inRoot("dist", "server", "main.js")], {
  // The fourth channel tells the server when this process is killed outright.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: { ...thrift, NODE_ENV: "production", NODE_COMPILE_CACHE: inRoot("dist", ".compiled") },
});
process.exit(code);

/** Older shells stand between npm and us and keep SIGTERM to themselves; then our parent changes. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}
