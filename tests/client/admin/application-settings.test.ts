import { describe, expect, test } from "vitest";
import { isName, isPhone } from "../../../client/admin/application/settings/emergency-lines.ts";
import { formInput, isValid } from "../../../client/admin/application/settings/form-values.ts";

const typed = {
  state: "OPEN" as const,
  placesLeft: "",
  staffEmail: "",
  urgentEmail: "",
  telegramChats: "",
  urgentTelegramChats: "",
  replyDays: "",
  overdueHours: "72",
  urgentOverdueHours: "24",
  retentionMonths: "12",
  choices: [],
};
const fields = Object.keys(isValid) as (keyof typeof isValid)[]; // keys are widened
const invalidFields = (part: Partial<typeof typed>) =>
  fields.filter((field) => !isValid[field]({ ...typed, ...part }[field]));

describe("an admin who sets up a form", () => {
  test("can leave the places blank for no limit, the e-mail address for no e-mails, the days for no promise", () => {
    expect(invalidFields({})).toEqual([]);
    expect(formInput(typed)).toEqual({
      state: "OPEN",
      placesLeft: null,
      staffEmail: "",
      urgentEmail: "",
      telegramChats: "",
      urgentTelegramChats: "",
      replyDays: null,
      overdueHours: 72,
      urgentOverdueHours: 24,
      retentionMonths: 12,
      choices: [],
    });
  });

  test("can name several addresses and chats", () => {
    const lists = {
      staffEmail: "one@doloni.example, two@doloni.example",
      telegramChats: "-1001234567890 @our_chat",
    };
    expect(invalidFields(lists)).toEqual([]);
  });

  test("can set the places to zero", () => {
    expect(formInput({ ...typed, placesLeft: " 0 " }).placesLeft).toBe(0);
  });

  test.each([
    [{ placesLeft: "many" }, "placesLeft"],
    [{ placesLeft: "-1" }, "placesLeft"],
    [{ placesLeft: "100001" }, "placesLeft"],
    [{ staffEmail: "help@" }, "staffEmail"],
    [{ staffEmail: "a..b@doloni.example" }, "staffEmail"],
    [{ urgentEmail: "night@doloni.example, help" }, "urgentEmail"],
    [{ telegramChats: "our chat" }, "telegramChats"],
    [{ urgentTelegramChats: "https://t.me/ours" }, "urgentTelegramChats"],
    [{ replyDays: "0" }, "replyDays"],
    [{ replyDays: "soon" }, "replyDays"],
    [{ overdueHours: "0" }, "overdueHours"],
    [{ urgentOverdueHours: "721" }, "urgentOverdueHours"],
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
    expect(["tel: 112", "15–47", "\u202A0 800 100 102\u202C", "１１２"].every(isPhone)).toBe(true);
    expect(["", "call us", "+"].some(isPhone)).toBe(false);
    expect(isName(" ")).toBe(false);
  });
});
