import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { fixedPages } from "../../../../server/page/fixed-pages.ts";
import { renderModule } from "../../../../server/platform/paths.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { aServer } from "../../../support/server/test-server.ts";

const { render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });

const open = (url: string) => site.request({ url, headers: { accept: "text/html" } });
const read = async (url: string) => (await open(url)).body;
const timesIn = (text: string, part: string) => text.split(part).length - 1;

async function remove(page: "TOGETHER" | "TOY_LIBRARY" | "PRIVACY") {
  const { id } = fixedPages[page];
  const [row] = await site.db.query("select version from page where id = $1", [id]);
  return site.execute(
    "mutation ($id: ID!, $version: Int!) { deleteItem(kind: PAGE, id: $id, version: $version) }",
    { id, version: row.version },
    "editor",
  );
}

let projectId = "";

beforeAll(async () => {
  const texts = {
    name: "Точки громади",
    summary: "Поруч із домом",
    description: "<p>Наш текст</p>",
  };
  const input = { section: "FUND", page: "together", translations: { ua: texts } };
  ({ id: projectId } = await aPublishedItem(site, "Project", input));
});

describe("of the page of a project", () => {
  test("the sitemap has one address, while a project shares it", async () => {
    const sitemap = await read("/sitemap.xml");
    expect(timesIn(sitemap, "/projects/together</loc>")).toBe(1);
    expect(timesIn(sitemap, "/projects/toyLibrary</loc>")).toBe(1);
  });

  test("other pages of projects name it by its own title", async () => {
    expect(await read("/projects/together")).toContain('href="/projects/toyLibrary"');
  });
});

describe("an editor who removes the page of a project", () => {
  beforeAll(async () => {
    expect(await remove("TOY_LIBRARY")).not.toHaveProperty("errors");
  });

  test("finds it gone, and from the areas of activity, the sitemap and the search as well", async () => {
    expect((await open("/projects/toyLibrary")).statusCode).toBe(404);
    for (const path of ["/projects/together", "/sitemap.xml", "/search?q=Іграшкотека"]) {
      expect(await read(encodeURI(path)), path).not.toContain("/projects/toyLibrary");
    }
  });

  test("whose project has its address finds the project's own text there", async () => {
    await remove("TOGETHER");
    const { statusCode, body } = await open("/projects/together");
    expect(statusCode).toBe(200);
    expect(body).toContain("<p>Наш текст</p>");
    expect((await open(`/projects/${projectId}`)).headers.location).toBe("/projects/together");
    expect(timesIn(await read("/sitemap.xml"), "/projects/together</loc>")).toBe(1);
  });

  test("is refused to remove a page that the site needs", async () => {
    const { errors } = await remove("PRIVACY");
    expect(errors?.[0]?.extensions).toMatchObject({ reason: "permanent" });
  });
});
