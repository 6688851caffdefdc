import { describe, expect, test } from "vitest";
import { isName, isPhone } from "../../../client/admin/application/settings/emergency-lines.ts";
import { formInput, isValid } from "../../../client/admin/application/settings/form-values.ts";

const typed = { isOpen: true, placesLeft: "", staffEmail: "", retentionMonths: "12" };
const fields = ["placesLeft", "staffEmail", "retentionMonths"] as const;
const wrong = (part: Partial<typeof typed>) =>
  fields.filter((field) => !isValid[field]({ ...typed, ...part }[field]));

describe("an admin who sets up a form", () => {
  test("leaves places blank for any number, and the address for no mails", () => {
    expect(wrong({})).toEqual([]);
    expect(formInput(typed)).toEqual({
      state: "OPEN",
      placesLeft: null,
      staffEmail: "",
      retentionMonths: 12,
    });
  });

  test("closes it with no place left", () => {
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
  ])("is told of %j before it is sent", (part, field) => {
    expect(wrong(part)).toEqual([field]);
  });
});

describe("an admin who writes an emergency line", () => {
  test("gives a number that can be dialled, and both names", () => {
    expect(["112", "0 800 100 102", "+380 (44) 123-45-67"].every(isPhone)).toBe(true);
    expect(["", "call us", "+"].some(isPhone)).toBe(false);
    expect(isName(" ")).toBe(false);
  });
});
