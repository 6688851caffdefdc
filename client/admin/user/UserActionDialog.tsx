import { Button, Group, Modal, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { UserRowFragment } from "../../graphql/generated/UsersPage.ts";
import { usersPhrases } from "../../phrases/admin/account/users.ts";
import { fieldErrorPhrases } from "../../phrases/admin/fields/field-errors.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useLastValue } from "../screen/dialog/useLastValue.ts";
import { notifySuccess } from "../screen/notifications.tsx";
import { ErrorLine } from "./ErrorLine.tsx";
import type { OneTimeLink } from "./LinkDialog.tsx";
import { RolesField } from "./RolesField.tsx";
import styles from "./Users.module.css";
import { isDestructive, type UserAction } from "./user-status.ts";
import { type UserValues, useUserAction } from "./useUserAction.ts";

type UserActionRequest = { action: UserAction; user: UserRowFragment };

type UserActionDialogProps = {
  /** The action and its account; null closes the dialog. */
  request: UserActionRequest | null;
  isOwn: boolean;
  onClose: () => void;
  /** Called when the closing transition has ended. */
  onClosed: () => void;
  onLink: (link: OneTimeLink) => void;
};

/** Confirms an action on an account or asks for its new values, and shows why it failed. */
export function UserActionDialog({ request, onClosed, ...rest }: UserActionDialogProps) {
  const phrases = usePhrases(usersPhrases);
  const shown = useLastValue(request);
  return (
    <Modal
      centered
      size="30rem"
      opened={request !== null}
      onClose={rest.onClose}
      onExitTransitionEnd={onClosed}
      withCloseButton={false}
      title={shown && phrases.actions[shown.action].title}
    >
      {shown && <UserActionForm key={`${shown.action} ${shown.user.id}`} shown={shown} {...rest} />}
    </Modal>
  );
}

function UserActionForm({
  shown,
  isOwn,
  onClose,
  onLink,
}: Pick<UserActionDialogProps, "isOwn" | "onClose" | "onLink"> & { shown: UserActionRequest }) {
  const { action, user } = shown;
  const phrases = usePhrases(usersPhrases);
  const { fields } = usePhrases(fieldErrorPhrases);
  const { act, isBusy, error } = useUserAction();
  const [values, setValues] = useState<UserValues>({ name: user.name, roles: user.roles });
  const [wasSent, setWasSent] = useState(false);
  const isMissing = action === "rename" ? !values.name.trim() : values.roles.length === 0;
  const texts = phrases.actions[action];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (isMissing) return;
    const outcome = await act(shown, values, isOwn);
    if (!outcome) return;
    onClose();
    const name = action === "rename" ? values.name.trim() : user.name;
    if (outcome.link) onLink(outcome.link);
    else notifySuccess({ title: texts.done, text: name });
  };

  return (
    <form noValidate onSubmit={submit}>
      <p className={styles.about}>
        <strong>{user.name}</strong>
        <span>{user.email}</span>
      </p>
      {isOwn && texts.ownText && <p className={styles.warning}>{texts.ownText}</p>}
      <div className={styles.fields}>
        {action === "rename" && (
          <TextInput
            label={phrases.name}
            value={values.name}
            maxLength={100}
            error={wasSent && isMissing && fields.name}
            autoComplete="off"
            data-autofocus
            onChange={({ currentTarget: { value } }) => setValues({ ...values, name: value })}
          />
        )}
        {action === "setRoles" && (
          <RolesField
            value={values.roles}
            error={wasSent && isMissing ? phrases.rolesMissing : null}
            onChange={(roles) => setValues({ ...values, roles })}
          />
        )}
      </div>
      <p className={styles.text}>{texts.text}</p>
      <ErrorLine error={error} />
      <Group justify="flex-end" gap="0.75rem" mt="1.25rem">
        <Button
          variant="default"
          onClick={onClose}
          data-autofocus={action !== "rename" || undefined}
        >
          {phrases.cancel}
        </Button>
        <Button type="submit" color={isDestructive(action) ? "poppy" : "sky"} loading={isBusy}>
          {texts.name}
        </Button>
      </Group>
    </form>
  );
}
