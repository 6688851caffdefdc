import { Button, Group, Modal } from "@mantine/core";
import { useInviteUserMutation } from "../../graphql/generated/InviteDialog.ts";
import { usersPhrases } from "../../phrases/admin/account/users.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useSingleWrite } from "../screen/dialog/useSingleWrite.ts";
import { ErrorLine } from "./ErrorLine.tsx";
import { InviteFields } from "./InviteFields.tsx";
import type { OneTimeLink } from "./LinkDialog.tsx";
import { useInvitee } from "./useInvitee.ts";

type InviteDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Called when the closing transition has ended. */
  onClosed: () => void;
  onLink: (link: OneTimeLink) => void;
};

/**
 * Invites a user: name, e-mail and role; ends with the invitation link. An error leaves
 * the text unchanged.
 */
export function InviteDialog({ isOpen, onClose, onClosed, onLink }: InviteDialogProps) {
  const phrases = usePhrases(usersPhrases);
  const invitee = useInvitee();
  const { attempt, isBusy, error, clearError } = useSingleWrite();
  // The secret link must not enter the cache.
  const [invite] = useInviteUserMutation({
    fetchPolicy: "no-cache",
    context: { handlesOwnErrors: true },
    awaitRefetchQueries: true,
  });

  const submit = async () => {
    if (!invitee.isFilled()) return;
    const invited = await attempt(() => invite({ variables: invitee.values }));
    const link = invited?.result.data?.inviteUser;
    if (!link) return;
    onClose();
    invitee.clear();
    onLink(link);
  };
  const close = () => {
    clearError();
    onClose();
  };

  return (
    <Modal
      centered
      size="30rem"
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={onClosed}
      withCloseButton={false}
      title={phrases.inviteTitle}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <InviteFields invitee={invitee} error={error} />
        <ErrorLine error={error?.code === "INVALID" ? null : error} />
        <Group justify="flex-end" gap="0.75rem" mt="1.25rem">
          <Button variant="default" onClick={close}>
            {phrases.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {phrases.makeLink}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
