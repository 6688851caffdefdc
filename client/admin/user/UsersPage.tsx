import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import {
  type UserRowFragment,
  useUsersPageSuspenseQuery,
} from "../../graphql/generated/UsersPage.ts";
import { useSession } from "../../graphql/session.ts";
import { usersPhrases } from "../../phrases/admin/account/users.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { serverNow } from "../../server-clock.ts";
import { PlusIcon } from "../../ui/icons/icons.tsx";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import { AllDraftLinks } from "./AllDraftLinks.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { LinkDialog, type OneTimeLink } from "./LinkDialog.tsx";
import { RequirementCard } from "./second-step/RequirementCard.tsx";
import { UserActionDialog } from "./UserActionDialog.tsx";
import { UserRow } from "./UserRow.tsx";
import styles from "./Users.module.css";
import type { UserAction } from "./user-status.ts";

/** All accounts with their status and role. For admins. */
export function UsersPage() {
  const phrases = usePhrases(usersPhrases);
  const { users } = useUsersPageSuspenseQuery().data;
  const own = useSession();
  const [isInviting, setIsInviting] = useState(false);
  const [link, setLink] = useState<OneTimeLink | null>(null);
  const [request, setRequest] = useState<{ action: UserAction; user: UserRowFragment } | null>(
    null,
  );
  const opener = useRef<HTMLElement | null>(null);
  const now = serverNow();
  // One dialog may follow another, and the menu that opened them is closed by then.
  const returnFocus = () => {
    if (!isInviting && !link && !request) opener.current?.focus();
  };

  return (
    <AdminScreen title={phrases.title}>
      <div className={styles.top}>
        <div>
          <h1>{phrases.title}</h1>
          <p className={styles.lead}>{phrases.lead}</p>
        </div>
        <Button
          leftSection={<PlusIcon size={18} />}
          onClick={(event) => {
            opener.current = event.currentTarget;
            setIsInviting(true);
          }}
        >
          {phrases.invite}
        </Button>
      </div>
      <ul className={styles.list} aria-label={phrases.list}>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isOwn={user.id === own?.id}
            now={now}
            onAction={(action, button) => {
              opener.current = button;
              setRequest({ action, user });
            }}
          />
        ))}
      </ul>
      <div className={styles.below}>
        <RequirementCard />
      </div>
      <div className={styles.below}>
        <AllDraftLinks />
      </div>
      <InviteDialog
        isOpen={isInviting}
        onClose={() => setIsInviting(false)}
        onClosed={returnFocus}
        onLink={setLink}
      />
      <UserActionDialog
        request={request}
        isOwn={request?.user.id === own?.id}
        onClose={() => setRequest(null)}
        onClosed={returnFocus}
        onLink={setLink}
      />
      <LinkDialog link={link} onClose={() => setLink(null)} onClosed={returnFocus} />
    </AdminScreen>
  );
}
