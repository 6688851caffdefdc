// `npm run migrate`: migrates an external database as its owner, before the site starts without it.
import { runServerCommand } from "./server-command.mjs";

await runServerCommand("migrate");
