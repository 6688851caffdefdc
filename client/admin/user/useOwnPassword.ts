import { useState } from "react";
import { useChangePasswordMutation } from "../../graphql/generated/AccountPage.ts";
import { beginSession, signInContext } from "../../graphql/session.ts";
import { accountPhrases } from "../../phrases/admin/account/account.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useWeaknessText } from "../../phrases/weak-passwords.ts";
import { useSingleWrite } from "../screen/dialog/useSingleWrite.ts";

/** The server's limits for a password, in characters. */
const [minLength, maxLength] = [10, 200];

type PasswordErrors = { current?: string; next?: string };

/**
 * Changes the password and continues with the new session; `wrong` has the validation errors by
 * field.
 */
export function useOwnPassword() {
  const phrases = usePhrases(accountPhrases);
  const weaknessText = useWeaknessText();
  const { attempt, isBusy, error } = useSingleWrite();
  // The token belongs in the session and must not enter the cache.
  const [send] = useChangePasswordMutation({ fetchPolicy: "no-cache" });
  const [blank, setBlank] = useState<PasswordErrors>({});

  const change = async (current: string, next: string): Promise<"done" | "current" | "next"> => {
    const refusal = refusalOf(current, next);
    setBlank(refusal);
    if (refusal.current) return "current";
    if (refusal.next) return "next";
    const outcome = await attempt(async () => {
      const { data } = await send({
        variables: { current, next },
        context: signInContext(),
      });
      if (data) beginSession(data.changePassword);
    });
    return outcome ? "done" : "current";
  };

  const refusalOf = (current: string, next: string): PasswordErrors => ({
    ...(current ? {} : { current: phrases.currentMissing }),
    ...(next.length < minLength ? { next: phrases.tooShort(minLength - next.length) } : {}),
    ...(next.length > maxLength ? { next: phrases.tooLong(maxLength) } : {}),
  });

  const isWrong = error?.fields.some(({ path }) => path === "current");
  const weakness = weaknessText(error);
  return {
    change,
    isBusy,
    wrong: {
      ...blank,
      ...(isWrong && { current: phrases.currentWrong }),
      ...(weakness && { next: weakness }),
    },
    error: isWrong || weakness ? null : error,
  };
}
