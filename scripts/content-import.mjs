// `npm run content:import -- FILE.zip`: adds the content of such a file.
import { runServerCommand } from "./server-command.mjs";

await runServerCommand("content-import");
