import { describe, expect, test } from "vitest";
import { pictureStatus } from "../../../client/admin/image/consent/consent-status.ts";

type Picture = Parameters<typeof pictureStatus>[0];

const consent = (values: object = {}): Picture["consents"][number] => ({
  id: "1",
  version: 1,
  state: "GIVEN",
  validUntil: null,
  uses: ["SITE"],
  event: "",
  isValid: true,
  withdrawnAt: null,
  imageCount: 1,
  ...values,
});
const statusOf = (values: Partial<Picture>) =>
  pictureStatus({ shows: "CHILDREN", isHidden: false, isWithheld: false, consents: [], ...values });

describe("the badge of a picture", () => {
  test("says that a picture of children has no consent, and nothing of one without people", () => {
    expect(statusOf({})).toEqual({ name: "withoutConsent" });
    expect(statusOf({ shows: "NOBODY" })).toBeNull();
    expect(statusOf({ shows: "UNKNOWN" })).toBeNull();
  });

  test("says that an editor has hidden it, whatever the consents say", () => {
    expect(statusOf({ isHidden: true, consents: [consent()] })).toEqual({ name: "hidden" });
  });

  test("names the gravest of several consents", () => {
    const consents = [consent(), consent({ state: "WITHDRAWN", isValid: false })];
    expect(statusOf({ consents })).toEqual({ name: "withdrawn" });
  });

  test("names the first end of several that are valid", () => {
    const consents = ["2027-05-01", "2026-12-01"].map((validUntil) => consent({ validUntil }));
    expect(statusOf({ consents })).toEqual({ name: "until", validUntil: "2026-12-01" });
  });

  test("tells a consent that has ended from one that is not for the site", () => {
    const ended = consent({ validUntil: "2026-01-01", isValid: false });
    expect(statusOf({ consents: [ended] })).toEqual({ name: "expired" });
    const printOnly = consent({ uses: ["PRINT"], isValid: false });
    expect(statusOf({ consents: [printOnly] })).toEqual({ name: "notForSite" });
  });
});
