import { expect, test } from "vitest";
import { galleriesPhrases } from "../../../../client/phrases/site/galleries.ts";
import { settingsOf } from "../../../support/content/saved-settings.ts";
import { aPageServer } from "../../../support/server/page-server.ts";

const { site, open } = await aPageServer();

test.each([
  ["UA", "/gallery"],
  ["ENG", "/gallery?lang=en"],
] as const)(
  "the galleries promise a parent's consent in %s while the site keeps to it",
  async (language, url) => {
    const { onlyWithConsent } = galleriesPhrases[language];
    await settingsOf(site).saved({ picturesNeedConsent: true });
    expect((await open(url)).body).toContain(onlyWithConsent);
    await settingsOf(site).saved({ picturesNeedConsent: false });
    expect((await open(url)).body).not.toContain(onlyWithConsent);
  },
);
