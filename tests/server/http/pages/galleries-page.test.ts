import { expect, test } from "vitest";
import { galleriesPhrases } from "../../../../client/phrases/site/galleries.ts";
import { settingsOf } from "../../../support/content/saved-settings.ts";
import { aPageServer } from "../../../support/server/page-server.ts";

const { site, open } = await aPageServer();

test("the galleries promise a parent's consent while the site keeps to it", async () => {
  const pages = [
    ["/gallery", galleriesPhrases.UA.onlyWithConsent],
    ["/gallery?lang=en", galleriesPhrases.ENG.onlyWithConsent],
  ] as const;
  for (const [url, promise] of pages) expect((await open(url)).body).toContain(promise);
  await settingsOf(site).saved({ picturesNeedConsent: false });
  for (const [url, promise] of pages) expect((await open(url)).body.includes(promise)).toBe(false);
});
