import { Button, Group, Modal } from "@mantine/core";
import type { UserRowFragment } from "../../graphql/generated/UsersPage.ts";
import { usersPhrases } from "../../phrases/admin-users.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { tellSuccess } from "../notices.ts";
import { FailureLine } from "./FailureLine.tsx";
import type { OneTimeLink } from "./LinkDialog.tsx";
import styles from "./Users.module.css";
import { useKeptWhileClosing } from "./useKeptWhileClosing.ts";
import type { UserAction } from "./user-state.ts";
import { useUserAction } from "./useUserAction.ts";

type UserActionDialogProps = {
  /** What shall be done with whom; null: nothing, the dialog is closed. */
  wish: { action: UserAction; user: UserRowFragment } | null;
  isOwn: boolean;
  onClose: () => void;
  /** When it has left the screen. */
  onClosed: () => void;
  onLink: (link: OneTimeLink) => void;
};

/** Asks once before an account changes, and says why it could not. */
export function UserActionDialog({
  wish,
  isOwn,
  onClose,
  onClosed,
  onLink,
}: UserActionDialogProps) {
  const phrases = usePhrases(usersPhrases);
  const { act, isBusy, failure, forget } = useUserAction();
  const shown = useKeptWhileClosing(wish);
  const words = shown && phrases.actions[shown.action];

  const close = () => {
    forget();
    onClose();
  };
  const confirm = async () => {
    if (!wish) return;
    const outcome = await act(wish.action, wish.user, isOwn);
    if (!outcome) return;
    onClose();
    if (outcome.link) onLink(outcome.link);
    else tellSuccess({ title: phrases.actions[wish.action].done, text: wish.user.name });
  };

  return (
    <Modal
      centered
      size="30rem"
      opened={wish !== null}
      onClose={close}
      onExitTransitionEnd={onClosed}
      withCloseButton={false}
      title={words?.title}
    >
      <p className={styles.about}>
        <strong>{shown?.user.name}</strong>
        <span>{shown?.user.email}</span>
      </p>
      {isOwn && words?.ownText && <p className={styles.warning}>{words.ownText}</p>}
      <p className={styles.text}>{words?.text}</p>
      <FailureLine failure={failure} />
      <Group justify="flex-end" gap="0.75rem" mt="1.25rem">
        <Button variant="default" onClick={close} data-autofocus>
          {phrases.cancel}
        </Button>
        <Button
          color={shown?.action === "deactivate" ? "poppy" : "sky"}
          loading={isBusy}
          onClick={() => void confirm()}
        >
          {words?.name}
        </Button>
      </Group>
    </Modal>
  );
}
