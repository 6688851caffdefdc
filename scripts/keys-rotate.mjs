// `npm run keys:rotate [-- --remove-old]`: works whether or not the server is running.
import { runServerCommand } from "./server-command.mjs";

await runServerCommand("rotate-keys");
