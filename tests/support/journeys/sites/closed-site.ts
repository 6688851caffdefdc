import { test as base } from "../test.ts";
import { serveEmptySite } from "./empty-site.ts";

/** The production build as on a public address, and with a schema that visitors may not read. */
interface ClosedSite {
  address: string;
}

export const test = base.extend<object, { closedSite: ClosedSite }>({
  closedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it names
    async ({}, use, { parallelIndex }) => {
      const site = await serveEmptySite(parallelIndex, { SANDBOX: "off", INTROSPECTION: "off" });
      await use({ address: site.address });
      await site.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ closedSite }, use) => use(closedSite.address),
});
