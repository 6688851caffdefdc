import { describe, expect, test } from "vitest";
import { aPdf } from "../../support/images/picture-files.ts";
import { aRestImage, restClient } from "../../support/server/rest-client.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const call = restClient(site);

/** Uploads a PDF as an editor does. */
async function aDocument(): Promise<{ _id: string; url: string; size: number }> {
  const form = new Response(
    (() => {
      const fields = new FormData();
      fields.append("file", new Blob([new Uint8Array(aPdf())]), "звіт.pdf");
      return fields;
    })(),
  );
  const headers = { "content-type": form.headers.get("content-type") ?? "" };
  const payload = Buffer.from(await form.arrayBuffer());
  const call = { method: "POST", url: "/api/documents", headers, payload } as const;
  const answer = await site.request(call, "editor");
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

describe("what a REST client cannot set", () => {
  test("is kept: a project's section, its own page and its position", async () => {
    const { saveProject: first } = await site.executeOrThrow(
      `mutation { saveProject(input: {
        section: FEATURED, page: "together", translations: { ua: { name: "TOGETHER" } }
      }) { id } }`,
      {},
      "editor",
    );
    await call("POST", "/projects", { translations: { ua: { name: "Інший" } } });
    const sent = { translations: { ua: { name: "РАЗОМ" } } };
    const { status, body } = await call("PUT", `/projects/${first.id}`, sent);
    expect(status).toBe(200);
    expect(body).toMatchObject({ section: "featured", page: "together" });
    expect((await call("GET", "/projects/together")).body).toEqual(body);
    const { body: list } = await call("GET", "/projects");
    expect(list.map((one: { _id: string }) => one._id)).toEqual([first.id, expect.any(String)]);
  });

  test("is kept: a report's documents, with their names and their order", async () => {
    const [one, two] = [await aDocument(), await aDocument()];
    const documents = [
      { id: two._id, nameUa: "Другий", nameEng: "Second" },
      { id: one._id, nameUa: "Перший", nameEng: "First" },
    ];
    const { saveReport } = await site.executeOrThrow(
      `mutation ($input: ReportInput!) { saveReport(input: $input) { id } }`,
      { input: { documents, translations: { ua: { description: "травень" } } } },
      "editor",
    );
    const { body } = await call("PUT", `/reports/${saveReport.id}`, { month: 5, year: 2024 });
    expect(body.documents).toEqual([
      { name: { ua: "Другий", eng: "Second" }, url: expect.any(String), size: two.size },
      { name: { ua: "Перший", eng: "First" }, url: expect.any(String), size: one.size },
    ]);
    const file = await site.request({ url: new URL(body.documents[1].url).pathname });
    expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(file.rawPayload.equals(aPdf())).toBe(true);
  });

  test("is kept: the time of the first publication", async () => {
    site.setClock(new Date("2024-01-01T10:00:00Z"));
    const { _id } = (await call("POST", "/members", { translations: { ua: { name: "Оля" } } }))
      .body;
    site.setClock(new Date("2024-06-01T10:00:00Z"));
    const translations = { ua: { name: "Ольга" }, eng: { name: "Olha" } };
    await call("PUT", `/members/${_id}`, { translations });
    const { member } = await site.executeOrThrow(
      "query ($id: ID!) { member(id: $id) { translations { language publishedAt } } }",
      { id: _id },
    );
    expect(member.translations).toEqual(
      expect.arrayContaining([
        { language: "UA", publishedAt: "2024-01-01T10:00:00.000Z" },
        { language: "ENG", publishedAt: "2024-06-01T10:00:00.000Z" },
      ]),
    );
  });
});

test("a draft that a REST client replaces is public from then on", async () => {
  site.setClock(null);
  const { saveMember } = await site.executeOrThrow(
    `mutation { saveMember(input: { translations: { ua: { name: "Чернетка" } } }) { id } }`,
    {},
    "editor",
  );
  expect((await call("GET", `/members/${saveMember.id}`)).status).toBe(404);
  const sent = { translations: { ua: { name: "Оля" } } };
  expect((await call("PUT", `/members/${saveMember.id}`, sent)).status).toBe(200);
  expect((await call("GET", `/members/${saveMember.id}`)).body.translations.ua.name).toBe("Оля");
});

test("a report without a year gets the current year", async () => {
  site.setClock(new Date("2027-07-01T10:00:00Z"));
  expect((await call("POST", "/reports", {})).body).toMatchObject({ month: 0, year: 2027 });
  site.setClock(null);
});

test("HTML that a client sends is sanitized before it is stored", async () => {
  const content = '<h2>Так</h2><script>alert(1)</script><p onclick="x()">далі</p>';
  const { body } = await call("POST", "/blog", { translations: { ua: { title: "Т", content } } });
  expect(body.translations.ua.content).toBe("<h2>Так</h2><p>далі</p>");
});

test("an uploaded picture is identified by its public_id, whatever URL comes with it", async () => {
  const image = await aRestImage(site.db);
  for (const url of ["", "https://old.example/a.jpg", "/images/x"]) {
    const translations = { ua: { name: "Оля" } };
    const { body } = await call("POST", "/members", { img: { ...image, url }, translations });
    expect(body.img).toEqual(image);
  }
});
