import type { UserRowFragment } from "../../graphql/generated/UsersPage.ts";
import { usersPhrases } from "../../phrases/admin-users.ts";
import { dayOf, formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { Mark, type MarkState } from "../editing/Mark.tsx";
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
      <Mark state={looks[state]}>{phrases.states[state](dayIn(at))}</Mark>
      {linkUntil && <span className={styles.link}>{phrases.passwordLink(dayIn(linkUntil))}</span>}
    </div>
  );
}

const looks: Record<UserState, MarkState> = {
  active: "complete",
  invited: "partial",
  expired: "missing",
  uninvited: "missing",
  deactivated: "missing",
};
