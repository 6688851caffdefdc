import { useState } from "react";
import type { UserRole } from "../../graphql/session.ts";
import { type Language, useLanguage } from "../../phrases/language.tsx";

type NewUser = { name: string; email: string; roles: UserRole[]; language: Language };

const blankIn = (language: Language): NewUser => ({
  name: "",
  email: "",
  roles: ["editor"],
  language,
});

const isBlank = (value: string | readonly unknown[]) =>
  (typeof value === "string" ? value.trim() : value).length === 0;

export type Invitee = ReturnType<typeof useInvitee>;

/**
 * The typed data of a user to invite, at first in the reader's language, and the missing fields
 * since the first submission.
 */
export function useInvitee() {
  const blank = blankIn(useLanguage());
  const [values, setValues] = useState(blank);
  const [wasSent, setWasSent] = useState(false);
  const blanks = (["name", "email", "roles"] as const).filter((field) => isBlank(values[field]));
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
