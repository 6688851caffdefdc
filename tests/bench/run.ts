// `npm run bench`: what the built pages weigh, and what Lighthouse says of them.
// `npm run bench -- --quick` leaves Lighthouse out.
import { spawn } from "node:child_process";
import { root } from "../../server/platform/places.ts";
import { journeyPort } from "../support/journey-site.ts";
import { publicRoutes } from "../support/routes.ts";
import { lighthouseOf } from "./lighthouse.ts";
import { weightOf } from "./weight.ts";

const origin = `http://127.0.0.1:${journeyPort}`;

/** gzip, in kB of 1000 bytes. */
const scriptBudget = (path: string) => (path === "/" ? 180 : 200);
const lighthousePages = [
  "/",
  "/projects/together",
  "/gallery",
  "/gallery/togetherPoints/Ternopil",
  "/blog/{blogId}",
];
const goals = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const shiftGoal = 0.02;

const site = spawn(
  process.execPath,
  ["--import", "./scripts/typescript.mjs", "tests/support/journey-site.ts"],
  { cwd: root, stdio: "inherit" },
);
let failures = 0;
try {
  await ready();
  const routes = await publicRoutes(async (path) => (await fetch(origin + path)).json());
  console.log("\n| route | language | status | HTML kB | script kB gzip | styles kB gzip |");
  console.log("|---|---|---|---|---|---|");
  for (const { name, path, status } of routes) {
    for (const [language, query] of [
      ["ua", ""],
      ["eng", "?lang=en"],
    ] as const) {
      const page = await weightOf(origin, path + query);
      const isSound = page.status === status && page.script <= scriptBudget(path);
      if (!isSound) failures += 1;
      const sizes = [page.html, page.script, page.styles].map((size) => size.toFixed(1));
      console.log(
        `| ${name} | ${language} | ${page.status} | ${sizes.join(" | ")} |${isSound ? "" : " ✗"}`,
      );
    }
  }
  if (!process.argv.includes("--quick")) {
    console.log(
      "\n| Lighthouse, mobile, median of three | performance | accessibility | best practices | SEO | CLS |",
    );
    console.log("|---|---|---|---|---|---|");
    for (const name of lighthousePages) {
      const route = routes.find((one) => one.name === name);
      if (!route) continue;
      const scores = await lighthouseOf(origin + route.path);
      const isSound =
        Object.entries(goals).every(([category, goal]) => (scores[category] ?? 0) >= goal) &&
        (scores.shift ?? 1) <= shiftGoal;
      if (!isSound) failures += 1;
      const row = [...Object.keys(goals).map((key) => scores[key]), scores.shift?.toFixed(3)];
      console.log(`| ${name} | ${row.join(" | ")} |${isSound ? "" : " ✗"}`);
    }
  }
} finally {
  site.kill("SIGTERM");
}
console.log(failures === 0 ? "\nEvery goal is met." : `\n${failures} goals are missed (✗).`);
process.exit(failures === 0 ? 0 : 1);

async function ready(): Promise<void> {
  for (let second = 0; second < 300; second++) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error("the site did not start");
}
