import { Button, Modal, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import {
  useAddPicturesToConsentMutation,
  useConsentChoicesQuery,
} from "../../../graphql/generated/PictureConsent.ts";
import { editorPaths } from "../../../paths.ts";
import { pictureConsentPhrases } from "../../../phrases/admin/picture-consents.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { PlusIcon, SearchIcon } from "../../../ui/icons/icons.tsx";
import { notifySuccess } from "../../screen/notifications.tsx";
import { ConsentBadge } from "./ConsentBadge.tsx";
import { consentStatus } from "./consent-status.ts";
import styles from "./ImageConsents.module.css";

/** Milliseconds without a keystroke before the server is queried. */
const searchDebounceMs = 200;

/** Lets an existing consent cover pictures, or leads to a new one for them. */
export function AddToConsentDialog(props: { ids: readonly string[]; onClose: () => void }) {
  const { ids, onClose } = props;
  const phrases = usePhrases(pictureConsentPhrases);
  const [text, setText] = useState("");
  const [search] = useDebouncedValue(text.trim(), searchDebounceMs);
  const { data, previousData } = useConsentChoicesQuery({
    variables: { search: search || null },
  });
  const consents = (data ?? previousData)?.consents.items;
  const [add, { loading, error }] = useAddPicturesToConsentMutation({
    context: { handlesOwnErrors: true },
  });
  const addTo = async (id: string) => {
    const isDone = await add({ variables: { id, ids: [...ids] } }).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    notifySuccess({ title: phrases.added });
    onClose();
  };
  return (
    <Modal
      opened
      centered
      size="32rem"
      title={phrases.chooseConsent}
      onClose={onClose}
      closeButtonProps={{ "aria-label": phrases.close }}
    >
      <div className={styles.instead}>
        <TextInput
          data-autofocus
          type="search"
          aria-label={phrases.searchConsent}
          placeholder={phrases.searchConsent}
          leftSection={<SearchIcon size={18} />}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {error && <p role="alert">{phrases.notSaved}</p>}
        <ul className={styles.choices} aria-label={phrases.consents} aria-busy={!data}>
          {consents?.map((consent) => (
            <li key={consent.id}>
              <span>{consent.event || phrases.nameless}</span>
              <ConsentBadge status={consentStatus(consent)} />
              <Button
                variant="default"
                loading={loading}
                aria-label={phrases.add(consent.event || phrases.nameless)}
                onClick={() => void addTo(consent.id)}
              >
                {phrases.addToConsent}
              </Button>
            </li>
          ))}
        </ul>
        <p role="status">{consents?.length === 0 && phrases.noneFound}</p>
        <Button
          component={InternalLink}
          to={`${editorPaths.consent("new")}?images=${ids.join()}`}
          leftSection={<PlusIcon size={18} />}
        >
          {phrases.newConsent}
        </Button>
      </div>
    </Modal>
  );
}
