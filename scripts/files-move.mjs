// `npm run files:move -- --to PLACE`, then `--from PLACE`: works whether or not the server is running.
import { runServerCommand } from "./server-command.mjs";

await runServerCommand("files-move");
