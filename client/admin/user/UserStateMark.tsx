import type { ComponentProps } from "react";
import type { UserRowFragment } from "../../graphql/generated/UsersPage.ts";
import { usersPhrases } from "../../phrases/admin-users.ts";
import { dayOf, formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { CloseIcon } from "../../ui/icons.tsx";
import { Mark } from "../editing/Mark.tsx";
import { ClockIcon } from "../editing/table-icons.tsx";
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
      <Mark {...looks[state]}>{phrases.states[state](dayIn(at))}</Mark>
      {linkUntil && <span className={styles.link}>{phrases.passwordLink(dayIn(linkUntil))}</span>}
    </div>
  );
}

const looks: Record<UserState, Pick<ComponentProps<typeof Mark>, "state" | "Icon">> = {
  active: { state: "complete" },
  invited: { state: "partial", Icon: ClockIcon },
  expired: { state: "refused", Icon: ClockIcon },
  uninvited: { state: "refused", Icon: ClockIcon },
  deactivated: { state: "missing", Icon: CloseIcon },
};
