import { describe, expect, test } from "vitest";
import { isName, isPhone } from "../../../client/admin/application/settings/emergency-lines.ts";
import { formInput, isValid } from "../../../client/admin/application/settings/form-values.ts";

const typed = { isOpen: true, placesLeft: "", staffEmail: "", retentionMonths: "12" };
const fields = ["placesLeft", "staffEmail", "retentionMonths"] as const;
const invalidFields = (part: Partial<typeof typed>) =>
  fields.filter((field) => !isValid[field]({ ...typed, ...part }[field]));

describe("an admin who sets up a form", () => {
  test("can leave the places blank for no limit, and the e-mail address blank for no e-mails", () => {
    expect(invalidFields({})).toEqual([]);
    expect(formInput(typed)).toEqual({
      state: "OPEN",
      placesLeft: null,
      staffEmail: "",
      retentionMonths: 12,
    });
  });

  test("can set the places to zero", () => {
    expect(formInput({ ...typed, placesLeft: " 0 " }).placesLeft).toBe(0);
  });

  test.each([
    [{ placesLeft: "many" }, "placesLeft"],
    [{ placesLeft: "-1" }, "placesLeft"],
    [{ placesLeft: "100001" }, "placesLeft"],
    [{ staffEmail: "help@" }, "staffEmail"],
    [{ retentionMonths: "0" }, "retentionMonths"],
    [{ retentionMonths: "" }, "retentionMonths"],
    [{ retentionMonths: "1.5" }, "retentionMonths"],
  ])("sees an error for %j before saving", (part, field) => {
    expect(invalidFields(part)).toEqual([field]);
  });
});

describe("an admin who writes an emergency line", () => {
  test("has to enter a valid phone number and a name", () => {
    expect(["112", "0 800 100 102", "+380 (44) 123-45-67"].every(isPhone)).toBe(true);
    expect(["", "call us", "+"].some(isPhone)).toBe(false);
    expect(isName(" ")).toBe(false);
  });
});
