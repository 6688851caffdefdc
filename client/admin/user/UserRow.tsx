import { ActionIcon, Menu } from "@mantine/core";
import { useRef } from "react";
import type { UserRowFragment } from "../../graphql/generated/UsersPage.ts";
import { usersPhrases } from "../../phrases/admin/account/users.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { MoreIcon } from "../../ui/icons/admin-icons.tsx";
import { UserStatusBadge } from "./UserStatusBadge.tsx";
import styles from "./Users.module.css";
import { actionsFor, isDestructive, type UserAction } from "./user-status.ts";

type UserRowProps = {
  user: UserRowFragment;
  isOwn: boolean;
  now: Date;
  /** `opener` is the element to which the focus returns afterwards. */
  onAction: (action: UserAction, opener: HTMLElement | null) => void;
};

/** One account with its actions. */
export function UserRow({ user, isOwn, now, onAction }: UserRowProps) {
  const phrases = usePhrases(usersPhrases);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <li className={styles.row} data-closed={user.deactivatedAt !== null || undefined}>
      <div className={styles.person}>
        <strong>
          <span>{user.name || user.email}</span>{" "}
          {isOwn && <span className={styles.you}>{phrases.you}</span>}
        </strong>
        <span className={styles.email}>{user.email}</span>
      </div>
      <span className={styles.type}>{phrases.nameRoles(user.roles)}</span>
      <UserStatusBadge user={user} now={now} />
      <Menu
        position="bottom-end"
        width={280}
        shadow="md"
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <ActionIcon
            ref={button}
            variant="subtle"
            color="gray"
            className={styles.more}
            aria-label={phrases.actionsFor(user.name || user.email)}
          >
            <MoreIcon />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {actionsFor(user, isOwn).map((action) => (
            <Menu.Item
              key={action}
              className={styles.action}
              {...(isDestructive(action) ? { color: "poppy.6" } : {})}
              onClick={() => onAction(action, button.current)}
            >
              {phrases.actions[action].name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
