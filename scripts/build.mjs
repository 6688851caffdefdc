// `npm run build`: bundles the client, the renderer and the server into dist.
import { fingerprintOfSources, noteBuilt, noteUnbuilt } from "./freshness.mjs";
import { goOnInNode24 } from "./on-node-24.mjs";
import { precompress } from "./precompress.mjs";
import { inRoot, passSignalsOn, refuse, run, say } from "./steps.mjs";

const vite = async (...parameters) => {
  const script = inRoot("node_modules", "vite", "bin", "vite.js");
  const env = { NODE_ENV: "production" };
  const { code, output } = await run(process.execPath, [script, "build", ...parameters], {
    env,
    quiet: true,
  });
  if (code !== 0) throw new Error(output.trim());
};

await goOnInNode24();
passSignalsOn();
const { bundleServer } = await import("./bundle-server.mjs");
say("Building …");
const begun = performance.now();
const fingerprint = fingerprintOfSources();
noteUnbuilt();
try {
  await Promise.all([vite(), vite("--mode", "render"), bundleServer()]);
} catch (error) {
  refuse(`${error.message}\nThe build failed.`);
}
await precompress(inRoot("dist", "client", "assets"));
noteBuilt(fingerprint);
say(`Built in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
