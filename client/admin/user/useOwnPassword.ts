import { useState } from "react";
import { useChangePasswordMutation } from "../../graphql/generated/AccountPage.ts";
import { beginSession } from "../../graphql/session.ts";
import { accountPhrases } from "../../phrases/admin-account.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useAttemptedWrite } from "./useAttemptedWrite.ts";

/** The server's bounds for a password, in characters. */
const [shortest, longest] = [10, 200];

type Wrong = { current?: string; next?: string };

/** Changes the password and goes on with the new session; `wrong` says what to mend, by field. */
export function useOwnPassword() {
  const phrases = usePhrases(accountPhrases);
  const { attempt, isBusy, failure } = useAttemptedWrite();
  // The token belongs into the session, not into the cache beside it.
  const [send] = useChangePasswordMutation({
    fetchPolicy: "no-cache",
    context: { tellsSurprises: true },
  });
  const [blank, setBlank] = useState<Wrong>({});

  const change = async (current: string, next: string): Promise<"done" | "current" | "next"> => {
    const refusal = refusalOf(current, next);
    setBlank(refusal);
    if (refusal.current) return "current";
    if (refusal.next) return "next";
    const outcome = await attempt(async () => {
      const { data } = await send({ variables: { current, next } });
      if (data) beginSession(data.changePassword);
    });
    return outcome ? "done" : "current";
  };

  const refusalOf = (current: string, next: string): Wrong => ({
    ...(current ? {} : { current: phrases.currentMissing }),
    ...(next.length < shortest ? { next: phrases.tooShort(shortest - next.length) } : {}),
    ...(next.length > longest ? { next: phrases.tooLong(longest) } : {}),
  });

  const isWrong = failure?.fields.some(({ path }) => path === "current");
  return {
    change,
    isBusy,
    wrong: isWrong ? { ...blank, current: phrases.currentWrong } : blank,
    failure: isWrong ? null : failure,
  };
}
