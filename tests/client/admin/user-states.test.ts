import { describe, expect, test } from "vitest";
import {
  actionsFor,
  passwordLinkUntil,
  userStatusOf,
} from "../../../client/admin/user/user-status.ts";
import type { UserRowFragment } from "../../../client/graphql/generated/UsersPage.ts";

const now = new Date("2026-03-05T10:00:00.000Z");
const [before, after] = ["2026-03-01T10:00:00.000Z", "2026-03-08T10:00:00.000Z"];

const aUser = (fields: Partial<UserRowFragment> = {}): UserRowFragment => ({
  id: "1",
  email: "olena@doloni.example",
  name: "Олена",
  roles: ["editor"],
  lastSignedInAt: null,
  invitedUntil: null,
  deactivatedAt: null,
  canSignIn: true,
  secondStepSince: null,
  ...fields,
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

  test("stays active while a link to reset their password is valid", () => {
    const user = aUser({ invitedUntil: after });
    expect(userStatusOf(user, now).state).toBe("active");
    expect(passwordLinkUntil(user, now)).toBe(after);
    expect(passwordLinkUntil(aUser({ invitedUntil: before }), now)).toBeNull();
    expect(passwordLinkUntil(aUser(invited), now)).toBeNull();
  });
});

describe("an admin", () => {
  test("can renew an invitation that was not accepted, and reset the password of an active user", () => {
    expect(actionsFor(aUser(invited), false)).toEqual([
      "rename",
      "setRoles",
      "renew",
      "deactivate",
      "delete",
    ]);
    expect(actionsFor(aUser(), false)).toEqual([
      "rename",
      "setRoles",
      "resetPassword",
      "deactivate",
      "delete",
    ]);
  });

  test("can reset the second step of another, and not their own", () => {
    const user = aUser({ secondStepSince: before });
    expect(actionsFor(user, false)).toContain("removeSecondStep");
    expect(actionsFor(aUser(), false)).not.toContain("removeSecondStep");
    expect(actionsFor(user, true)).not.toContain("removeSecondStep");
  });

  test("can only reactivate or delete a deactivated user", () => {
    const user = aUser({ canSignIn: false, deactivatedAt: before });
    expect(actionsFor(user, false)).toEqual(["reactivate", "delete"]);
  });

  test("can neither delete their own account nor create a password link for it", () => {
    expect(actionsFor(aUser({ roles: ["admin"] }), true)).toEqual([
      "rename",
      "setRoles",
      "deactivate",
    ]);
  });
});
