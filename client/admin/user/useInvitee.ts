import { useState } from "react";
import type { InviteUserMutationVariables } from "../../graphql/generated/InviteDialog.ts";
import { type Language, useLanguage } from "../../phrases/language.tsx";

const blankIn = (language: Language): InviteUserMutationVariables => ({
  name: "",
  email: "",
  userType: "editor",
  language,
});

export type Invitee = ReturnType<typeof useInvitee>;

/**
 * The typed data of a user to invite, at first in the reader's language, and the missing fields
 * since the first submission.
 */
export function useInvitee() {
  const blank = blankIn(useLanguage());
  const [values, setValues] = useState(blank);
  const [wasSent, setWasSent] = useState(false);
  const blanks = (["name", "email"] as const).filter((field) => !values[field].trim());
  return {
    values: { ...values, email: values.email.trim() },
    missing: wasSent ? blanks : [],
    change: (part: Partial<typeof blank>) => setValues({ ...values, ...part }),
    /** Marks missing fields and returns whether there are none. */
    isFilled() {
      setWasSent(true);
      return blanks.length === 0;
    },
    clear() {
      setValues(blank);
      setWasSent(false);
    },
  };
}
