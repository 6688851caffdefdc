import { startMailServer, type TestMailServer } from "../../applications/smtp-server.ts";
import { test as base } from "../people.ts";
import { serveEmptySite } from "./empty-site.ts";

/** The production build at its first start, with demo content, one per worker and `siteOf`. */
interface FreshSite {
  address: string;
  mailServer: TestMailServer;
}

type WorkerFixtures = {
  freshSite: FreshSite;
  /** Tests that name another owner have a site of their own. */
  siteOf: string;
};

export const test = base.extend<{ mailServer: TestMailServer }, WorkerFixtures>({
  siteOf: ["", { scope: "worker", option: true }],
  freshSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it names
    async ({}, use, { parallelIndex }) => {
      const mailServer = await startMailServer();
      const site = await serveEmptySite(parallelIndex, {
        SMTP_URL: mailServer.url,
        STARTING_CONTENT: "on",
      });
      await use({ address: site.address, mailServer });
      await site.stop();
      await mailServer.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ freshSite }, use) => use(freshSite.address),
  mailServer: ({ freshSite }, use) => use(freshSite.mailServer),
});
