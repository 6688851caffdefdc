// `npm run content:export -- FILE.zip`: content with pictures and documents, for another site.
import { runServerCommand } from "./server-command.mjs";

await runServerCommand("content-export");
