import { defineConfig, type UserWorkspaceConfig as ProjectConfig } from "vitest/config";

// Vitest would load graphql twice, once as a module and once as CommonJS, and graphql
// refuses schemas that its other copy made.
const alias = [{ find: /^graphql$/, replacement: "graphql/index.js" }];

const withDatabase: ProjectConfig["test"] = {
  environment: "node",
  globalSetup: ["tests/support/global-setup.ts"],
  setupFiles: ["reflect-metadata"],
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: { name: "server", include: ["tests/server/**/*.test.ts"], ...withDatabase },
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
  },
});
