// `npm run backup -- FILE.zip [--with-secrets]`: works whether or not the server is running.
import { runServerCommand } from "./server-command.mjs";

await runServerCommand("backup");
