import { Button, Group, Modal } from "@mantine/core";
import type { UserRowFragment } from "../../graphql/generated/UsersPage.ts";
import { usersPhrases } from "../../phrases/admin/account/users.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { notifySuccess } from "../screen/notifications.tsx";
import { ErrorLine } from "./ErrorLine.tsx";
import type { OneTimeLink } from "./LinkDialog.tsx";
import styles from "./Users.module.css";
import { useLastValue } from "./useLastValue.ts";
import { isDestructive, type UserAction } from "./user-status.ts";
import { useUserAction } from "./useUserAction.ts";

type UserActionDialogProps = {
  /** The action and its account; null closes the dialog. */
  request: { action: UserAction; user: UserRowFragment } | null;
  isOwn: boolean;
  onClose: () => void;
  /** Called when the closing transition has ended. */
  onClosed: () => void;
  onLink: (link: OneTimeLink) => void;
};

/** Confirms an action on an account, and shows why it failed. */
export function UserActionDialog({
  request,
  isOwn,
  onClose,
  onClosed,
  onLink,
}: UserActionDialogProps) {
  const phrases = usePhrases(usersPhrases);
  const { act, isBusy, error, clearError } = useUserAction();
  const shown = useLastValue(request);
  const actionPhrases = shown && phrases.actions[shown.action];

  const close = () => {
    clearError();
    onClose();
  };
  const confirm = async () => {
    if (!request) return;
    const outcome = await act(request.action, request.user, isOwn);
    if (!outcome) return;
    onClose();
    if (outcome.link) onLink(outcome.link);
    else notifySuccess({ title: phrases.actions[request.action].done, text: request.user.name });
  };

  return (
    <Modal
      centered
      size="30rem"
      opened={request !== null}
      onClose={close}
      onExitTransitionEnd={onClosed}
      withCloseButton={false}
      title={actionPhrases?.title}
    >
      <p className={styles.about}>
        <strong>{shown?.user.name}</strong>
        <span>{shown?.user.email}</span>
      </p>
      {isOwn && actionPhrases?.ownText && <p className={styles.warning}>{actionPhrases.ownText}</p>}
      <p className={styles.text}>{actionPhrases?.text}</p>
      <ErrorLine error={error} />
      <Group justify="flex-end" gap="0.75rem" mt="1.25rem">
        <Button variant="default" onClick={close} data-autofocus>
          {phrases.cancel}
        </Button>
        <Button
          color={shown && isDestructive(shown.action) ? "poppy" : "sky"}
          loading={isBusy}
          onClick={() => void confirm()}
        >
          {actionPhrases?.name}
        </Button>
      </Group>
    </Modal>
  );
}
