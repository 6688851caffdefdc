import { useApolloClient } from "@apollo/client/react";
import { Button, Group, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import { readFailure } from "../../graphql/failures.ts";
import { useErasePersonalDataMutation } from "../../graphql/generated/PersonCard.ts";
import { applicationSettingsPhrases } from "../../phrases/admin-application-settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { applicationsErased } from "../application/inbox-changed.ts";
import { useFailureWords } from "../editing/failure-words.ts";
import { tellFailure, tellSuccess } from "../notices.ts";
import styles from "./ApplicationSettings.module.css";
import type { Found } from "./usePersonalData.ts";

type EraseDialogProps = {
  /** Whose data shall go; null: nobody's, the dialog is closed. */
  found: Found | null;
  onClose: () => void;
  onErased: () => void;
};

/** Asks for the contact once more, for nothing brings the data back. */
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
      {found && <Question found={found} onClose={onClose} onErased={onErased} />}
    </Modal>
  );
}

function Question({ found, onClose, onErased }: EraseDialogProps & { found: Found }) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const failureWords = useFailureWords();
  const client = useApolloClient();
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const [erase, { loading }] = useErasePersonalDataMutation({ context: { tellsSurprises: true } });

  async function confirm() {
    const isSame = plain(typed) === plain(found.contact);
    setIsWrong(!isSame);
    if (!isSame) return;
    try {
      const { data } = await erase({ variables: { contact: found.contact } });
      tellSuccess({ title: phrases.erased(data?.erasePersonalData ?? found.count) });
      onErased();
      onClose();
    } catch (error) {
      tellFailure({ title: phrases.failed, text: failureWords(readFailure(error)) });
    }
    applicationsErased(client);
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
      <p>{phrases.eraseText(found.count)}</p>
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
          {phrases.eraseNot}
        </Button>
        <Button type="submit" color="poppy" loading={loading}>
          {phrases.eraseDo}
        </Button>
      </Group>
    </form>
  );
}

/** Without what people put between the digits. */
const plain = (contact: string) => contact.replace(/[\s().-]/g, "").toLowerCase();
