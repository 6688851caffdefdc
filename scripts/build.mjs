// `npm run build`: bundles the client, the renderer and the server into dist, with sbom.json.
import { clearBuildStamp, fingerprintOfSources, writeBuildStamp } from "./freshness.mjs";
import { ensureNode24 } from "./on-node-24.mjs";
import { precompress } from "./precompress.mjs";
import { writeSbom } from "./sbom.mjs";
import { exitWithError, forwardSignals, inRoot, run, say } from "./steps.mjs";

const vite = async (...parameters) => {
  const script = inRoot("node_modules", "vite", "bin", "vite.js");
  const env = { NODE_ENV: "production" };
  const { code, output } = await run(process.execPath, [script, "build", ...parameters], {
    env,
    quiet: true,
  });
  if (code !== 0) throw new Error(output.trim());
};

await ensureNode24();
forwardSignals();
const { bundleServer } = await import("./bundle-server.mjs");
const { writeCardFonts } = await import("./card-fonts.mjs");
const { writeRestViewer } = await import("./rest-viewer.mjs");
say("Building …");
const startedAt = performance.now();
const fingerprint = fingerprintOfSources();
clearBuildStamp();
let viewerFolder = "";
try {
  await Promise.all([
    vite(),
    vite("--mode", "render"),
    vite("--mode", "explorer"),
    bundleServer(),
    writeCardFonts(),
  ]);
  viewerFolder = await writeRestViewer();
  // The worker names the entry script of the build.
  await vite("--mode", "worker");
  await writeSbom(inRoot("dist", "sbom.json"));
} catch (error) {
  exitWithError(`${error.message}\nThe build failed.`);
}
const explorerFolder = inRoot("dist", "explorer", "explorer");
await Promise.all(
  [inRoot("dist", "client", "assets"), explorerFolder, viewerFolder].map(precompress),
);
writeBuildStamp(fingerprint);
say(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
