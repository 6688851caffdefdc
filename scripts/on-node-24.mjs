import { ensureInstalled } from "./installation.mjs";
import { findNode, forwardSignals, run } from "./steps.mjs";

/**
 * Installs missing packages and continues in Node 24: a command that was started by an older Node
 * restarts itself with the installed one, and exits with its exit code.
 */
export async function ensureNode24() {
  await ensureInstalled();
  if (Number(process.versions.node.split(".")[0]) >= 24) return;
  forwardSignals();
  const { code } = await run(findNode(), process.argv.slice(1));
  process.exit(code);
}
