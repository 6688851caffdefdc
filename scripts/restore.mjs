// `npm run restore -- FILE.zip`: into an empty DATA_DIR, or the empty database of DATABASE_URL.
import { runServerCommand } from "./server-command.mjs";

await runServerCommand("restore");
