import { describe, expect, test } from "vitest";
import { privacyPhrases } from "../../../../client/phrases/site/privacy/privacy.ts";
import { Application } from "../../../../server/application/application.entity.ts";
import { anonymise } from "../../../../server/application/privacy/anonymise.ts";
import { formDefinitions } from "../../../../server/application/submission/form-definitions.ts";
import { MessageChannelEnum } from "../../../../server/mail/email.entity.ts";
import { privacy } from "../../../../server/page/defaults/privacy.ts";
import {
  applicationColumns,
  noticeChannels,
  statisticsNames,
} from "../../../../server/page/defaults/stored-data.ts";
import { visitor } from "../../../../server/platform/viewer.ts";
import { answersTo, formNames, submitForm } from "../../../support/applications/submit-form.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
const columns = site.db
  .getMetadata(Application)
  .columns.map(({ propertyName, databaseName }) => ({ propertyName, databaseName }));

const policy = { ua: JSON.stringify(privacy.ua), eng: JSON.stringify(privacy.eng) };
const retention = {
  ua: privacyPhrases.UA.terms.statistics,
  eng: privacyPhrases.ENG.terms.statistics,
};

describe("the privacy policy", () => {
  test("knows how every column of an application is stored", () => {
    expect(Object.keys(applicationColumns).sort()).toEqual(
      columns.map(({ propertyName }) => propertyName).sort(),
    );
  });

  test("knows every value that is stored for statistics", () => {
    const stored = formNames.flatMap((form) => {
      const name = form.toLowerCase().replace(/_(.)/, (_, letter: string) => letter.toUpperCase());
      const definition = Object.entries(formDefinitions).find(([key]) => key === name)?.[1];
      return Object.keys(definition?.statistics(answersTo[form] as never) ?? {});
    });
    expect(Object.keys(statisticsNames).sort()).toEqual([...new Set(stored)].sort());
  });

  test("knows every channel of the notices to staff", () => {
    expect(Object.keys(noticeChannels)).toEqual(Object.values(MessageChannelEnum));
  });

  test("names everything that is stored in the clear, and what remains after erasing", () => {
    const stored = Object.values(applicationColumns).filter((column) => typeof column === "object");
    for (const { clear, remains } of stored) {
      expect(policy.ua).toContain(clear[0]);
      expect(policy.eng).toContain(clear[1]);
      const withSpaces = (text: string) => text.replaceAll("\u00a0", " ");
      if (remains) expect(withSpaces(retention.ua)).toContain(remains[0]);
      if (remains) expect(withSpaces(retention.eng)).toContain(remains[1]);
    }
  });

  test("is right about what remains of an application when its data is erased", async () => {
    await submitForm(site, "HUMANITARIAN", { urgency: "DAYS" });
    await site.db.query(
      `update application set remind_on = '2026-12-01', reminded_at = now(), spam_reason = 'tooFast',
         assignee_id = gen_random_uuid(), network_blind_index = 'x', closed_at = now()`,
    );
    const [{ id }] = await site.db.query("select id from application");
    await site.db.transaction((manager) =>
      anonymise(manager, { viewer: visitor, now: new Date() }, [id]),
    );
    const [row] = await site.db.query("select * from application");
    const isEmpty = (value: unknown) =>
      value === null || value === "" || (Array.isArray(value) && value.length === 0);
    for (const { propertyName, databaseName } of columns) {
      const column = applicationColumns[propertyName];
      if (column === "internal") continue;
      const doesRemain = typeof column === "object" && column.remains !== undefined;
      expect(isEmpty(row[databaseName]), propertyName).toBe(!doesRemain);
    }
  });
});
