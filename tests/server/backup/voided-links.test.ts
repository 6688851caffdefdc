import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { afterRestoreSteps } from "../../../server/backup/after-restore.ts";
import { renderModule } from "../../../server/platform/paths.ts";
import { signIn } from "../../support/accounts/sign-in.ts";
import { usersOf } from "../../support/accounts/user-client.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer } from "../../support/server/test-server.ts";
import { until } from "../../support/until.ts";

const { render } = await import(pathToFileURL(renderModule).href);
const emails: { to: string; text: string }[] = [];
const site = await aServer({
  render,
  sendEmail: async ({ to, text }) => {
    emails.push({ to, text });
    return { kind: "sent" };
  },
});
const { say, invited, settled } = usersOf(site);

const draft = async (): Promise<string> => {
  const { id } = await aPublishedItem(site, "BlogPost", {
    translations: { ua: { title: "Лист" } },
  });
  const { created } = await site.executeOrThrow(
    `mutation { created: createDraftLink(kind: BLOG_POST, id: "${id}", days: 30) { url } }`,
    {},
    "editor",
  );
  return new URL(created.url).pathname;
};

describe("after a restore", () => {
  let invitation: string;
  let reset: string;
  let emailChange: string;
  let draftPath: string;
  let person: { email: string; password: string; token: string };

  beforeAll(async () => {
    invitation = (await invited()).secret;
    person = await settled();
    await site.executeOrThrow(
      `mutation { requestPasswordReset(email: "${person.email}", language: UA) }`,
    );
    const received = () => emails.filter(({ to }) => to === person.email);
    // The first one was the invitation.
    await until(() => received().length === 2);
    reset = /#(\S+)/.exec(received()[1]?.text ?? "")?.[1] ?? "";
    await site.request({
      method: "POST",
      url: "/graphql",
      headers: { authorization: `Bearer ${person.token}` },
      payload: {
        query: `mutation { requestEmailChange(email: "new@doloni.example", password: "${person.password}") { email } }`,
      },
    });
    const toNew = emails.find(({ to }) => to === "new@doloni.example");
    emailChange = /#(\S+)/.exec(toNew?.text ?? "")?.[1] ?? "";
    draftPath = await draft();
    expect((await site.request({ url: draftPath })).statusCode).toBe(200);
    for (const secret of [invitation, reset]) {
      expect((await say("invitation", { secret }, null)).data).not.toBeNull();
    }
    for (const step of afterRestoreSteps) await step.run(site.db, site.dataDir);
  }, 60_000);

  test("nobody sets a password with an invitation or a link that the backup had", async () => {
    for (const secret of [invitation, reset]) {
      expect((await say("invitation", { secret }, null)).data).toBeNull();
      const password = "a new and long password";
      const { error } = await say("acceptInvitation", { secret, password }, null);
      expect(error?.code).toBe("NOT_FOUND");
    }
  });

  test("nobody changes an address with a link that the backup had", async () => {
    expect(emailChange).toHaveLength(43);
    const query = `mutation { confirmEmailChange(secret: "${emailChange}") }`;
    const { errors } = await site.execute(query);
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("nobody reads a draft by a link that the backup had", async () => {
    expect((await site.request({ url: draftPath })).statusCode).toBe(410);
  });

  test("no browser is known any more, and everybody signs in with the password of the backup", async () => {
    expect(await site.db.query("select 1 from known_device")).toEqual([]);
    expect((await signIn(site, person)).status).toBe(200);
  });
});
