import { isBuilt } from "../../../scripts/freshness.mjs";

const isCurrent = isBuilt();

/**
 * Node's arguments that run a program of the server, such as `main`: as built, which starts in half
 * of the time, or from the sources when they have changed since.
 */
export const siteProgram = (name: string): string[] =>
  isCurrent
    ? [`dist/server/${name}.js`]
    : ["--import", "./scripts/typescript.mjs", `server/${name}.ts`];
