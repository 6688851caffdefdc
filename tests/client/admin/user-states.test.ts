import { describe, expect, test } from "vitest";
import {
  actionsFor,
  passwordLinkUntil,
  userStatusOf,
} from "../../../client/admin/user/user-status.ts";
import type { UserRowFragment } from "../../../client/graphql/generated/UsersPage.ts";

const now = new Date("2026-03-05T10:00:00.000Z");
const [before, after] = ["2026-03-01T10:00:00.000Z", "2026-03-08T10:00:00.000Z"];

const aUser = (wish: Partial<UserRowFragment> = {}): UserRowFragment => ({
  id: "1",
  email: "olena@doloni.example",
  name: "Олена",
  userType: "editor",
  invitedUntil: null,
  deactivatedAt: null,
  canSignIn: true,
  ...wish,
});
const invited = { canSignIn: false, invitedUntil: after };

describe("somebody in the list of users", () => {
  test.each([
    ["active", aUser(), null],
    ["invited", aUser(invited), after],
    ["expired", aUser({ ...invited, invitedUntil: before }), before],
    ["uninvited", aUser({ canSignIn: false }), null],
    ["deactivated", aUser({ canSignIn: false, deactivatedAt: before }), before],
  ])("is shown as %s", (state, user, at) => {
    expect(userStatusOf(user, now)).toEqual({ state, at });
  });

  test("keeps access while a link to a new password is open", () => {
    const user = aUser({ invitedUntil: after });
    expect(userStatusOf(user, now).state).toBe("active");
    expect(passwordLinkUntil(user, now)).toBe(after);
    expect(passwordLinkUntil(aUser({ invitedUntil: before }), now)).toBeNull();
    expect(passwordLinkUntil(aUser(invited), now)).toBeNull();
  });
});

describe("an admin", () => {
  test("renews the invitation of who never came, and the password of who did", () => {
    expect(actionsFor(aUser(invited), false)).toEqual([
      "renew",
      "toCaseWorker",
      "toAdmin",
      "deactivate",
    ]);
    expect(actionsFor(aUser(), false)).toEqual([
      "resetPassword",
      "toCaseWorker",
      "toAdmin",
      "deactivate",
    ]);
  });

  test("makes a case worker an editor or an admin", () => {
    expect(actionsFor(aUser({ userType: "caseWorker" }), false)).toEqual([
      "resetPassword",
      "toEditor",
      "toAdmin",
      "deactivate",
    ]);
  });

  test("can only let in again who is shut out", () => {
    const user = aUser({ canSignIn: false, deactivatedAt: before });
    expect(actionsFor(user, false)).toEqual(["reactivate"]);
  });

  test("makes no link for their own account: the password has a page of its own", () => {
    expect(actionsFor(aUser({ userType: "admin" }), true)).toEqual([
      "toEditor",
      "toCaseWorker",
      "deactivate",
    ]);
  });
});
