import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type UserConfig } from "vite";
import { headingType } from "./scripts/heading-type.ts";

/** What the browser downloads: `vite build`. The server finds its way through the manifest. */
const browser: UserConfig["build"] = {
  outDir: "dist/client",
  manifest: true,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: "client/entry-client.tsx",
    output: {
      codeSplitting: {
        // Change with the lock file alone, so returning visitors keep them over our releases.
        groups: [
          {
            // What every page needs before the first touch.
            name: "framework",
            test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@apollo[\\/]client[\\/]errors)[\\/]/,
          },
          {
            // Small modules that the entry and most pages share: each as a file of its own would be
            // compressed worse, and be a request more.
            name: "shared",
            test: /client[\\/](graphql[\\/](errors|pending|lazy-modules)|phrases[\\/](foundation|language|non-breaking-spaces|numbers|phrases)|ui[\\/]icons[\\/]icons)\.tsx?$/,
          },
          {
            // What `client/graphql/client.ts` needs; Apollo's hooks are the editors' alone.
            name: "apollo",
            test: /node_modules[\\/](@apollo[\\/]client[\\/](?!react)|graphql|rxjs|@wry|optimism|tslib)/,
          },
        ],
      },
    },
  },
};

/** The same pages for the server: `vite build --mode render`; it is handed them by path. */
const render: UserConfig["build"] = {
  outDir: "dist/render",
  ssr: "client/entry-server.tsx",
};

/** The service worker: `vite build --mode worker`, after the browser's build; one classic script. */
const worker: UserConfig["build"] = {
  outDir: "dist/worker",
  modulePreload: false,
  rolldownOptions: {
    input: "client/entry-service-worker.ts",
    output: { format: "iife", entryFileNames: "service-worker.js" },
  },
};

/** The explorer of the API, of its own files: `vite build --mode explorer`. */
const explorer: UserConfig["build"] = {
  outDir: "dist/explorer",
  assetsDir: "explorer",
  manifest: true,
  modulePreload: { polyfill: false },
  rolldownOptions: { input: "client/entry-explorer.tsx" },
};

/** The path of the entry script, by which pages and the worker tell versions apart. */
function entryScript(): string {
  const manifest = JSON.parse(readFileSync("dist/client/.vite/manifest.json", "utf8"));
  return `/${manifest["client/entry-client.tsx"].file}`;
}

const builds: Record<string, UserConfig["build"]> = { render, worker, explorer };

// Vite asks for a default export.
export default defineConfig(({ mode }) => ({
  plugins: [react(), headingType()],
  base: mode === "explorer" ? "/graphql/" : "/",
  publicDir: false,
  appType: "custom",
  environments: {
    // Else rxjs comes as its build for browsers without classes.
    client: { resolve: { conditions: ["es2015", ...defaultClientConditions] } },
  },
  // The database writes below .data all the time, and the server restarts by itself.
  server: { watch: { ignored: ["**/.data/**", "**/dist/**", "**/server/**", "**/tests/**"] } },
  build: {
    target: "es2022",
    emptyOutDir: true,
    // Pictures inside the script would load before anybody sees them.
    assetsInlineLimit: 0,
    ...(builds[mode] ?? browser),
  },
  define: mode === "worker" ? { entryScript: JSON.stringify(entryScript()) } : {},
}));
