import type { ComponentProps } from "react";
import type { UserRowFragment } from "../../graphql/generated/UsersPage.ts";
import { usersPhrases } from "../../phrases/admin/account/users.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { CloseIcon } from "../../ui/icons/icons.tsx";
import { ClockIcon } from "../../ui/icons/list-icons.tsx";
import { StatusBadge } from "../publication/StatusBadge.tsx";
import styles from "./Users.module.css";
import { passwordLinkUntil, type UserStatus, userStatusOf } from "./user-status.ts";

/** An account's status, as a badge and as text. */
export function UserStatusBadge({ user, now }: { user: UserRowFragment; now: Date }) {
  const phrases = usePhrases(usersPhrases);
  const language = useLanguage();
  const dayIn = (moment: string | null) => (moment ? formatDay(kyivDayOf(moment), language) : "");
  const { state, at } = userStatusOf(user, now);
  const linkUntil = passwordLinkUntil(user, now);
  return (
    <div className={styles.state}>
      <StatusBadge {...badgeByStatus[state]}>{phrases.states[state](dayIn(at))}</StatusBadge>
      {user.secondStepSince && <span className={styles.link}>{phrases.secondStep}</span>}
      {state === "active" && (
        <span className={styles.link}>
          {user.lastSignedInAt
            ? phrases.lastSignedIn(formatDay(kyivDayOf(user.lastSignedInAt), language))
            : phrases.neverSignedIn}
        </span>
      )}
      {linkUntil && <span className={styles.link}>{phrases.passwordLink(dayIn(linkUntil))}</span>}
    </div>
  );
}

const badgeByStatus: Record<
  UserStatus,
  Pick<ComponentProps<typeof StatusBadge>, "state" | "Icon">
> = {
  active: { state: "complete" },
  invited: { state: "partial", Icon: ClockIcon },
  expired: { state: "refused", Icon: ClockIcon },
  uninvited: { state: "refused", Icon: ClockIcon },
  deactivated: { state: "missing", Icon: CloseIcon },
};
