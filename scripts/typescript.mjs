// Lets Node load the server's TypeScript: `node --import ./scripts/typescript.mjs file.ts`.
// Node's own type stripping does not support decorators, so oxc (part of rolldown) compiles it.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith("file:") || !/\.tsx?$/.test(new URL(url).pathname)) {
      return nextLoad(url, context);
    }
    const file = fileURLToPath(url);
    const { code, map, errors } = transformSync(file, readFileSync(file, "utf8"), {
      tsconfig: true,
      sourcemap: true,
    });
    if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`);
    const comment = `\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString("base64")}`;
    return { format: "module", source: code + comment, shortCircuit: true };
  },
});
