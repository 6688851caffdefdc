import { describe, expect, test } from "vitest";
import {
  isComplete,
  isPhone,
  moveLine,
} from "../../../client/admin/application/settings/emergency-lines.ts";
import {
  formInput,
  validateFormValues,
} from "../../../client/admin/application/settings/form-values.ts";
import { applicationSettingsPhrases } from "../../../client/phrases/admin/application-settings.ts";

const typed = { isOpen: true, placesLeft: "", staffEmail: "", retentionMonths: "12" };
const wrong = (part: Partial<typeof typed>) =>
  Object.keys(validateFormValues({ ...typed, ...part }, applicationSettingsPhrases.ENG));

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
  const line = (phone: string) => ({ key: phone, phone, nameUa: "Лінія", nameEng: "Line" });

  test("gives a number that can be dialled, and both names", () => {
    expect(["112", "0 800 100 102", "+380 (44) 123-45-67"].every(isPhone)).toBe(true);
    expect(["", "call us", "+"].some(isPhone)).toBe(false);
    expect(isComplete({ ...line("112"), nameEng: " " })).toBe(false);
  });

  test("moves it among the others", () => {
    const lines = ["112", "103", "1547"].map(line);
    const order = (moved: typeof lines) => moved.map(({ phone }) => phone);
    expect(order(moveLine(lines, 2, -1))).toEqual(["112", "1547", "103"]);
    expect(order(moveLine(lines, 0, 1))).toEqual(["103", "112", "1547"]);
  });
});
