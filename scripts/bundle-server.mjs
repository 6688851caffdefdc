import { rmSync } from "node:fs";
import { rolldown } from "rolldown";
import { inRoot } from "./steps.mjs";

/** Bundles the server into dist/server; packages stay in node_modules. */
export async function bundleServer() {
  const dir = inRoot("dist", "server");
  rmSync(dir, { recursive: true, force: true });
  const bundle = await rolldown({
    cwd: inRoot(),
    input: {
      main: "server/main.ts",
      // Runs in a thread of its own, which loads it by its name.
      "heic-worker": "server/image/prepare/heic-worker.ts",
      "run-command": "server/run-command.ts",
    },
    platform: "node",
    tsconfig: inRoot("tsconfig.json"),
    // The decorators' runtime is a development dependency, so it is bundled.
    external: (id) => /^[^./\0]/.test(id) && !id.startsWith("@oxc-project/runtime"),
  });
  // Class names become names of tables, GraphQL types and migrations, so they must be preserved.
  const output = { dir, format: "esm", keepNames: true, sourcemap: true };
  await bundle.write({ ...output, chunkFileNames: "[name]-[hash].js" });
  await bundle.close();
}
