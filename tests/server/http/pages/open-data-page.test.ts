import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { openDataPhrases } from "../../../../client/phrases/site/open-data.ts";
import type { Render } from "../../../../server/http/pages/render-contract.ts";
import { renderModule } from "../../../../server/platform/paths.ts";
import { aReportWithPublicFigures } from "../../../support/content/public-figures.ts";
import { aServer } from "../../../support/server/test-server.ts";

const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);
const publicUrl = "https://doloni.example";
const site = await aServer({ render, publicUrl });

/** The page, and the data set that it describes to search engines. */
async function read(query: string) {
  const url = `/open-data${query}`;
  const { body } = await site.request({ url, headers: { accept: "text/html" } });
  const scripts = body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  const dataset = [...scripts]
    .map(([, text = ""]) => JSON.parse(text))
    .find((data) => data["@type"] === "Dataset");
  return { body, dataset };
}

test("a search engine finds no data set before figures are published", async () => {
  expect((await read("")).dataset).toBeUndefined();
});

test.each([
  ["UA", ""],
  ["ENG", "?lang=en"],
] as const)(
  "a search engine finds in %s the data set with its licence, and files that open",
  async (language, query) => {
    const lines = [{ category: "DONATIONS", amount: 100_00 } as const];
    await aReportWithPublicFigures(site, { month: language === "UA" ? 3 : 4, lines });
    const { body, dataset } = await read(query);
    expect(dataset).toMatchObject({
      license: "https://creativecommons.org/licenses/by/4.0/",
      temporalCoverage: `2026-03-01/2026-0${language === "UA" ? "3-31" : "4-30"}`,
      creator: { "@type": "NGO" },
    });
    expect(dataset.distribution).toHaveLength(2);
    for (const { contentUrl, encodingFormat } of dataset.distribution) {
      const file = await site.request({ url: contentUrl.replace(publicUrl, "") });
      expect(file.statusCode).toBe(200);
      expect(file.headers["content-type"]).toContain(encodingFormat);
    }
    const { licenceName } = openDataPhrases[language];
    expect(body).toMatch(
      new RegExp(`<a[^>]*href="${dataset.license}"[^>]*>(?:<[^>]*>)*${licenceName.slice(0, 16)}`),
    );
  },
);
