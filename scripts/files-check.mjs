// `npm run files:check [-- --read]`: works whether or not the server is running.
import { runServerCommand } from "./server-command.mjs";

await runServerCommand("files-check");
