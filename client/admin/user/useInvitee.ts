import { useState } from "react";
import type { InviteUserMutationVariables } from "../../graphql/generated/InviteDialog.ts";

const blank: InviteUserMutationVariables = { name: "", email: "", userType: "editor" };

export type Invitee = ReturnType<typeof useInvitee>;

/** What is typed of somebody to invite, and what is still missing of it since it was sent. */
export function useInvitee() {
  const [values, setValues] = useState(blank);
  const [wasSent, setWasSent] = useState(false);
  const blanks = (["name", "email"] as const).filter((field) => !values[field].trim());
  return {
    values: { ...values, email: values.email.trim() },
    missing: wasSent ? blanks : [],
    change: (part: Partial<typeof blank>) => setValues({ ...values, ...part }),
    /** Marks what is missing, if anything is. */
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
