import { fileURLToPath } from "node:url";
import { defineConfig, type UserWorkspaceConfig as ProjectConfig } from "vitest/config";

// Vitest would load graphql twice, once as a module and once as CommonJS, and graphql
// refuses schemas that its other copy made.
const alias = [{ find: /^graphql$/, replacement: "graphql/index.js" }];

const withDatabase: ProjectConfig["test"] = {
  environment: "node",
  globalSetup: ["tests/support/server/global-setup.ts"],
  setupFiles: ["reflect-metadata", "tests/support/server/note-second-try.ts"],
  // As for the journeys: `npm test` ends with the names of those who needed it.
  retry: 1,
  // No test asks how quick a machine is: these end what hangs.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000, interval: 20 } },
};

const quickPasswords = {
  find: /^@node-rs\/argon2$/,
  replacement: fileURLToPath(new URL("tests/support/server/quick-argon2.ts", import.meta.url)),
};

// These replace modules, which the next file of the same process would find replaced.
const withMocks = ["tests/server/accounts/sign-in.test.ts"];

// These start processes, flood a server, fill tables or wait for a timeout: `npm run test:quick`
// leaves them out.
const slow = [
  "tests/server/backup/**",
  "tests/server/cache/**",
  "tests/server/content/{list-order,many-galleries}.test.ts",
  "tests/server/mail/**",
  "tests/server/platform/{database-restart,start,two-processes}.test.ts",
  "tests/server/http/{overload,slow-clients}.test.ts",
  "tests/server/supported-postgres.test.ts",
];
const isQuick = process.env.QUICK_TESTS === "1";

export default defineConfig({
  resolve: { alias },
  test: {
    // Files share a process and what it has loaded: half of the time went into loading it anew.
    isolate: false,
    projects: [
      {
        extends: true,
        resolve: { alias: [quickPasswords] },
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          exclude: isQuick ? withMocks.concat(slow) : withMocks,
          ...withDatabase,
        },
      },
      {
        extends: true,
        test: { name: "server-mocks", include: withMocks, isolate: true, ...withDatabase },
      },
      {
        extends: true,
        test: { name: "house", include: ["tests/house/**/*.test.ts"], ...withDatabase },
      },
      {
        extends: true,
        test: { name: "client", include: ["tests/client/**/*.test.{ts,tsx}"], environment: "node" },
      },
    ],
    // One more than two cores, which would wait for PostgreSQL and for timeouts.
    maxWorkers: 3,
  },
});
