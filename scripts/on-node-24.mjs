import { ensureInstalled } from "./installation.mjs";
import { findNode, passSignalsOn, run } from "./steps.mjs";

/**
 * Installs what is lacking and goes on in Node 24: a command begun in the machine's older Node
 * starts itself again there, and ends with what that answers.
 */
export async function goOnInNode24() {
  await ensureInstalled();
  if (Number(process.versions.node.split(".")[0]) >= 24) return;
  passSignalsOn();
  const { code } = await run(findNode(), process.argv.slice(1));
  process.exit(code);
}
