// `npm run admin:create -- --email x [--password y]`: works whether or not the server is running.
import { runServerCommand } from "./server-command.mjs";

await runServerCommand("create-admin");
