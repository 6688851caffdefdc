import { rmSync } from "node:fs";
import { rolldown } from "rolldown";
import { inRoot } from "./steps.mjs";

/** Bundles what runs on the server into dist/server; packages stay outside, in node_modules. */
export async function bundleServer() {
  const dir = inRoot("dist", "server");
  rmSync(dir, { recursive: true, force: true });
  const bundle = await rolldown({
    cwd: inRoot(),
    input: { main: "server/main.ts", "create-admin": "server/create-admin.ts" },
    platform: "node",
    tsconfig: inRoot("tsconfig.json"),
    // The decorators' own runtime is needed for building alone, so it comes along.
    external: (id) => /^[^./\0]/.test(id) && !id.startsWith("@oxc-project/runtime"),
  });
  // Class names are table names, type names and migrations' names: they must survive.
  const output = { dir, format: "esm", keepNames: true, sourcemap: true };
  await bundle.write({ ...output, chunkFileNames: "[name]-[hash].js" });
  await bundle.close();
}
