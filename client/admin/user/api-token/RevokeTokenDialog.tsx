import { Button, Group, Modal } from "@mantine/core";
import {
  type ApiTokenRowFragment,
  useRevokeApiTokenMutation,
} from "../../../graphql/generated/ApiTokensPage.ts";
import { apiTokensPhrases } from "../../../phrases/admin/account/api-tokens.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useLastValue } from "../../screen/dialog/useLastValue.ts";
import { useSingleWrite } from "../../screen/dialog/useSingleWrite.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { ErrorLine } from "../ErrorLine.tsx";
import styles from "../Users.module.css";

/** Asks before a token is revoked. */
export function RevokeTokenDialog(props: {
  token: ApiTokenRowFragment | null;
  onClose: () => void;
  /** Called when the closing transition has ended. */
  onClosed: () => void;
}) {
  const phrases = usePhrases(apiTokensPhrases);
  const token = useLastValue(props.token);
  const { attempt, isBusy, error, clearError } = useSingleWrite();
  const [revoke] = useRevokeApiTokenMutation({
    context: { handlesOwnErrors: true },
    awaitRefetchQueries: true,
  });
  const close = () => {
    clearError();
    props.onClose();
  };
  const submit = async () => {
    if (!token || !(await attempt(() => revoke({ variables: { id: token.id } })))) return;
    props.onClose();
    notifySuccess({ title: phrases.revokeDone, text: token.name });
  };
  return (
    <Modal
      centered
      size="30rem"
      opened={props.token !== null}
      onClose={close}
      onExitTransitionEnd={props.onClosed}
      withCloseButton={false}
      title={phrases.revokeTitle}
    >
      <p className={styles.about}>
        <strong>{token?.name}</strong>
      </p>
      <p className={styles.text}>{phrases.revokeText}</p>
      <ErrorLine error={error} />
      <Group justify="flex-end" gap="0.75rem" mt="1.25rem">
        <Button variant="default" onClick={close} data-autofocus>
          {phrases.cancel}
        </Button>
        <Button color="poppy" loading={isBusy} onClick={() => void submit()}>
          {phrases.revoke}
        </Button>
      </Group>
    </Modal>
  );
}
