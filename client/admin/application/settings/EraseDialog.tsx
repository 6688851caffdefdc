import { useApolloClient } from "@apollo/client/react";
import { Button, Group, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import { useErasePersonalDataMutation } from "../../../graphql/generated/PersonalDataCard.ts";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifyError, notifySuccess } from "../../screen/notifications.tsx";
import { useErrorText } from "../../screen/useErrorText.ts";
import { evictApplications } from "../application-cache.ts";
import styles from "./ApplicationSettings.module.css";
import type { PersonalData } from "./usePersonalData.ts";

type EraseDialogProps = {
  /** The data to erase; null closes the dialog. */
  found: PersonalData | null;
  onClose: () => void;
  onErased: () => void;
};

/** Asks for the contact again, because the erasure cannot be undone. */
export function EraseDialog({ found, onClose, onErased }: EraseDialogProps) {
  const phrases = usePhrases(applicationSettingsPhrases);
  return (
    <Modal
      centered
      size="34rem"
      opened={found !== null}
      onClose={onClose}
      withCloseButton={false}
      title={phrases.eraseTitle}
    >
      {found && <EraseQuestion found={found} onClose={onClose} onErased={onErased} />}
    </Modal>
  );
}

function EraseQuestion({ found, onClose, onErased }: EraseDialogProps & { found: PersonalData }) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const errorText = useErrorText();
  const client = useApolloClient();
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const [erase, { loading }] = useErasePersonalDataMutation({
    context: { handlesOwnErrors: true },
  });

  async function confirm() {
    const isSame = formatContact(typed) === formatContact(found.contact);
    setIsWrong(!isSame);
    if (!isSame) return;
    try {
      await erase({ variables: { contact: found.contact } });
      notifySuccess({ title: phrases.erased });
      onErased();
      onClose();
    } catch (error) {
      notifyError({ title: phrases.failed, text: errorText(toApiError(error)) });
    }
    evictApplications(client);
  }

  return (
    <form
      noValidate
      className={styles.erase}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <p>
        <strong>{found.contact}</strong>
      </p>
      <p>{phrases.eraseText(found.applications, found.consents)}</p>
      <p>{phrases.eraseKept}</p>
      <TextInput
        label={phrases.eraseConfirm}
        autoComplete="off"
        data-autofocus
        value={typed}
        error={isWrong ? phrases.eraseMismatch : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setIsWrong(false);
        }}
      />
      <Group justify="flex-end" gap="0.75rem">
        <Button variant="default" onClick={onClose}>
          {phrases.eraseCancel}
        </Button>
        <Button type="submit" color="poppy" loading={loading}>
          {phrases.eraseSubmit}
        </Button>
      </Group>
    </form>
  );
}

/** Without the separators that people type between digits. */
const formatContact = (contact: string) => contact.replace(/[\s().-]/g, "").toLowerCase();
