import { WriteStream } from "node:fs";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Render } from "../../../server/http/pages/render-contract.ts";
import { renderModule } from "../../../server/platform/paths.ts";
import { aForm } from "../../support/images/image-server.ts";
import { aPicture } from "../../support/images/picture-files.ts";
import { aLog } from "../../support/server/log.ts";
import { aServer } from "../../support/server/test-server.ts";

const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);
const { log, read } = aLog();
const site = await aServer({ render }, log);
const address = await site.app.listen({ port: 0, host: "127.0.0.1" });
const full = { code: "FULL", message: expect.stringMatching(/^[A-Z].+\.$/) };
const save = "mutation ($input: MemberInput!) { saveMember(input: $input) { id } }";
const input = { translations: { ua: { name: "Оля" } }, isOrganizer: false, isPsychologist: false };

afterEach(() => vi.restoreAllMocks());

/** The log entries since `before`. */
const loggedSince = (before: string) =>
  read()
    .slice(before.length)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level > 30);

/** Makes every write of a file fail as on a full disk. */
function fillDisk() {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
  });
  vi.spyOn(WriteStream.prototype, "_write").mockImplementation((_chunk, _encoding, done) =>
    done(full),
  );
}

/** Makes PostgreSQL refuse writes of members as it does when its disk is full. */
async function withFullDatabase<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  await site.db.query(`
    create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger refuse before insert on member for each row execute function refuse();`);
  return work().finally(() =>
    site.db.query("drop trigger refuse on member; drop function refuse();"),
  );
}

async function upload(path: string, form: FormData) {
  const headers = { authorization: `Bearer ${site.tokens.editor}` };
  const answer = await fetch(address + path, { method: "POST", headers, body: form });
  return [answer.status, await answer.json()];
}

const aDocument = Buffer.from("%PDF-1.7\n%%EOF\n");

describe("on a full disk", () => {
  test.each([
    ["/api/images", async () => aForm(["file", await aPicture({ width: 40, height: 30 })])],
    ["/api/documents", async () => aForm(["file", aDocument, "Звіт.pdf"])],
  ])(
    "an upload to %s gets an error that names the full disk, and so does the operator's log",
    async (path, form) => {
      const before = read();
      fillDisk();
      expect(await upload(path, await form())).toEqual([507, full]);
      expect(loggedSince(before)).toMatchObject([
        { level: 50, msg: "disk full", err: { message: expect.stringContaining("ENOSPC") } },
      ]);
      vi.restoreAllMocks();
      expect(await upload(path, await form())).toEqual([201, expect.anything()]);
    },
  );

  test("an editor gets this error, and the same save succeeds when there is space again", async () => {
    const before = read();
    const { data, errors } = await withFullDatabase(() => site.execute(save, { input }, "editor"));
    expect(data).toBeNull();
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: "FULL" }]);
    expect(loggedSince(before)).toMatchObject([{ level: 50, msg: "disk full" }]);
    expect(await site.executeOrThrow("{ members(drafts: true) { total } }", {}, "editor")).toEqual({
      members: { total: 0 },
    });
    await site.executeOrThrow(save, { input }, "editor");
  });

  test("a page that PostgreSQL cannot read asks to try again later, and the operator reads why", async () => {
    const before = read();
    const runner = Object.getPrototypeOf(site.db.createQueryRunner());
    const full = Object.assign(new Error("could not write to file"), { code: "53100" });
    vi.spyOn(runner, "query").mockRejectedValue(full);
    const { statusCode, headers, body } = await site.request({
      url: "/team?lang=en",
      headers: { accept: "text/html" },
    });
    expect([statusCode, headers["retry-after"], headers["cache-control"]]).toEqual([
      503,
      "5",
      "no-store",
    ]);
    expect(body).toContain("please try later");
    expect(loggedSince(before)[0]).toMatchObject({ level: 50, msg: "disk full" });
  });

  test("a REST client gets this error", async () => {
    const answer = await withFullDatabase(() =>
      site.request({ method: "POST", url: "/api/members", payload: input }, "editor"),
    );
    expect([answer.statusCode, answer.json()]).toEqual([507, full]);
  });
});
