import { beforeEach, expect, test } from "vitest";
import { settingsOf } from "../../../support/content/saved-settings.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
const { refusal, saveWith } = settingsOf(site);
beforeEach(() => site.db.query("truncate settings, member cascade"));

const drivers = { id: "0b4d-drivers", nameUa: " Водії ", nameEng: "Drivers" };
const readGroups = async () =>
  (await site.executeOrThrow("{ settings { teamGroups { id ua: name(language: UA) } } }")).settings
    .teamGroups;

test("an admin names and orders the team's groups; those of every team cannot be lost", async () => {
  const saved = await saveWith({
    teamGroups: [drivers, { id: "PSYCHOLOGISTS", nameUa: "", nameEng: "Counsellors" }],
  });
  expect(saved.errors).toBeUndefined();
  expect(await readGroups()).toEqual([
    { id: "0b4d-drivers", ua: "Водії" },
    { id: "PSYCHOLOGISTS", ua: "Counsellors" },
    { id: "ORGANIZERS", ua: "Організатори" },
    { id: "OTHERS", ua: "Команда" },
  ]);
});

test("a group has a name", async () => {
  const teamGroups = [{ ...drivers, nameUa: " ", nameEng: "" }];
  expect(await refusal({ teamGroups })).toMatchObject({
    fields: [{ path: "teamGroups.0.nameUa", rule: "required" }],
  });
});

test("a member belongs to a group that the foundation has added, also after REST replaces them", async () => {
  const save = `mutation ($input: MemberInput!) {
    saveMember(input: $input) { id version groupId isOrganizer } }`;
  const input = {
    groupId: drivers.id,
    isOrganizer: true,
    translations: { ua: { name: "Ігор", surname: "Сич" } },
  };
  const { saveMember } = await site.executeOrThrow(save, { input }, "editor");
  expect(saveMember).toMatchObject({ groupId: drivers.id, isOrganizer: true });
  const replaced = await site.request(
    {
      method: "PUT",
      url: `/api/members/${saveMember.id}`,
      payload: { version: saveMember.version, translations: { ua: { name: "Ігор" } } },
    },
    "editor",
  );
  expect(replaced.statusCode).toBe(200);
  const [{ group_id }] = await site.db.query("select group_id from member");
  expect(group_id).toBe(drivers.id);
});
