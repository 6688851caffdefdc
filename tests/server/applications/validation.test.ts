import { beforeEach, describe, expect, test } from "vitest";
import { applyWithoutScripts } from "../../../server/application/submission/apply.service.ts";
import { ContextFactory } from "../../../server/http/context-factory.ts";
import { ExpectedError } from "../../../server/platform/errors.ts";
import { visitor } from "../../../server/platform/viewer.ts";
import {
  answersTo,
  consentOf,
  deleteApplications,
  storedApplications,
} from "../../support/applications/submit-form.ts";
import { aServer, encryption } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => deleteApplications(site));

/** A separate server on the same database, like a second instance. */
function aBareServer() {
  const { db, images } = site;
  const { dataDir } = site;
  const serverOptions = {
    db,
    images,
    files: site.files,
    encryption,
    dataDir,
    hosting: { dataDir, backups: null, mailServer: null, mailFrom: null, hasTelegramBot: false },
    publicUrl: "https://doloni.example",
    reportUnexpected: () => undefined,
  };
  const requests = new ContextFactory({ ...serverOptions, clock: () => new Date() });
  return () => requests.createContext(visitor, "10.0.0.1");
}

const key = "00000000-0000-4000-8000-000000000002";
const submissionOf = async (form: "GENERAL" | "HUMANITARIAN") => {
  const { version: consentVersion } = await consentOf(site, form);
  return { key, language: "ua", consentVersion };
};

describe("a form that was sent without GraphQL", () => {
  test("is stored the same, without unknown fields", async () => {
    const context = aBareServer()();
    const answersWithUnknownFields = {
      ...answersTo.HUMANITARIAN,
      language: "ua",
      children: 1,
      childAges: { to6: 1 },
    };
    const values = { ...answersWithUnknownFields, isAdmin: true, constructor: "x" };
    const { number } = await applyWithoutScripts.humanitarian(
      context,
      await submissionOf("HUMANITARIAN"),
      values,
    );
    const [row] = await storedApplications(site);
    expect(row.number).toBe(number);
    const childAges = { to2: 0, to6: 1, to11: 0, to17: 0 };
    expect(row.answers).toEqual({ ...answersWithUnknownFields, phone: "+380671234567", childAges });
  });

  test("is refused at the same fields", async () => {
    const wrong = { language: "ua", region: "ATLANTIS", needs: undefined };
    const values: Record<string, unknown> = { ...answersTo.HUMANITARIAN, ...wrong };
    const submission = { ...(await submissionOf("HUMANITARIAN")), key: "1" };
    const refused = applyWithoutScripts.humanitarian(aBareServer()(), submission, values);
    const failure = await refused.catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(ExpectedError);
    expect(failure).toMatchObject({
      fields: [
        { path: "sending.key", rule: "isUuid" },
        { path: "input.needs", rule: "arrayMinSize" },
        { path: "input.region", rule: "isIn" },
      ],
    });
  });
});

test("one submission that reaches several servers at the same time is stored once", async () => {
  const submission = await submissionOf("GENERAL");
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      applyWithoutScripts.general(aBareServer()(), submission, answersTo.GENERAL),
    ),
  );
  expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
  expect(await storedApplications(site)).toHaveLength(1);
});
