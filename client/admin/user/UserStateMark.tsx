import type { ReactNode } from "react";
import type { UserRowFragment } from "../../graphql/generated/UsersPage.ts";
import { usersPhrases } from "../../phrases/admin-users.ts";
import { dayOf, formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./Users.module.css";
import { passwordLinkUntil, stateOf, type UserState } from "./user-state.ts";

/** Whether somebody has access, in a badge and in words. */
export function UserStateMark({ user, now }: { user: UserRowFragment; now: Date }) {
  const phrases = usePhrases(usersPhrases);
  const language = useLanguage();
  const dayIn = (moment: string | null) => (moment ? formatDay(dayOf(moment), language) : "");
  const { state, at } = stateOf(user, now);
  const linkUntil = passwordLinkUntil(user, now);
  return (
    <div className={styles.state}>
      <span className={styles.mark} data-state={state}>
        <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" fill="none">
          {signs[state]}
        </svg>
        {phrases.states[state](dayIn(at))}
      </span>
      {linkUntil && <span className={styles.link}>{phrases.passwordLink(dayIn(linkUntil))}</span>}
    </div>
  );
}

const line = { stroke: "currentColor", strokeWidth: 1.75, strokeLinecap: "round" } as const;

const clock = (
  <>
    <circle cx="7" cy="7" r="5.5" {...line} />
    <path d="M7 4v3.2l2 1.3" {...line} />
  </>
);

const signs: Record<UserState, ReactNode> = {
  active: <path d="m2.5 7.5 3 3 6-7" {...line} />,
  invited: clock,
  expired: clock,
  uninvited: clock,
  deactivated: (
    <>
      <circle cx="7" cy="7" r="5.5" {...line} />
      <path d="m3.2 3.2 7.6 7.6" {...line} />
    </>
  ),
};
