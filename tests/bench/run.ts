// `npm run bench`: what the built pages weigh, and what Lighthouse says of them.
// `npm run bench -- --quick` leaves Lighthouse out.
import { publicRoutes } from "../support/routes.ts";
import { benchSite, origin } from "./bench-site.ts";
import { lighthouseOf } from "./lighthouse.ts";
import { weightOf } from "./weight.ts";

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

const stopSite = await benchSite();
let failures = 0;
try {
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
  await stopSite();
}
console.log(failures === 0 ? "\nEvery goal is met." : `\n${failures} goals are missed (✗).`);
process.exit(failures === 0 ? 0 : 1);
