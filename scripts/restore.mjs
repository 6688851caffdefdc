// `npm run restore -- BACKUP`, a file or a name: into an empty DATA_DIR, or the empty database of DATABASE_URL.
import { runServerCommand } from "./server-command.mjs";

await runServerCommand("restore");
