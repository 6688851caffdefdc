import { useApolloClient } from "@apollo/client/react";
import { Button, Group, Modal } from "@mantine/core";
import { useState } from "react";
import {
  type SelectedImageUsesQuery,
  useDeleteImagesMutation,
  useSelectedImageUsesQuery,
} from "../../../graphql/generated/ImageSelection.ts";
import { imageSelectionPhrases } from "../../../phrases/admin/image-labels.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { TrashIcon } from "../../../ui/icons/admin-icons.tsx";
import { notifySuccess } from "../../screen/notifications.tsx";
import { ImageUses } from "../details/ImageUses.tsx";
import { evictImage } from "../image-cache.ts";
import styles from "./SelectionBar.module.css";

/** Items that are named; of further ones only the number is given. */
const maxNamed = 8;

type DeleteImagesDialogProps = {
  ids: readonly string[];
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before images are moved to the trash, and says where they are shown. */
export function DeleteImagesDialog({ ids, onClose, onDeleted }: DeleteImagesDialogProps) {
  const phrases = usePhrases(imageSelectionPhrases);
  const { data, error } = useSelectedImageUsesQuery({
    variables: { ids: [...ids] },
    fetchPolicy: "network-only",
  });
  const deletion = useImagesDeletion(ids, () => {
    onDeleted();
    onClose();
  });
  return (
    <Modal
      centered
      opened
      withCloseButton={false}
      onClose={onClose}
      title={phrases.deleteTitle(ids.length)}
    >
      <div className={styles.text} role="status">
        {data && !error ? (
          <Uses data={data} ids={ids} />
        ) : (
          <span>{error ? phrases.unknown : phrases.checking}</span>
        )}
        {deletion.hasFailed && <p>{phrases.failed}</p>}
      </div>
      <Group justify="flex-end" gap="0.75rem">
        <Button variant="default" onClick={onClose} data-autofocus>
          {phrases.keep}
        </Button>
        <Button
          color="poppy"
          leftSection={<TrashIcon size={18} />}
          disabled={!data}
          loading={deletion.isRunning}
          onClick={() => void deletion.run()}
        >
          {phrases.delete}
        </Button>
      </Group>
    </Modal>
  );
}

function Uses({ data, ids }: { data: SelectedImageUsesQuery; ids: readonly string[] }) {
  const phrases = usePhrases(imageSelectionPhrases);
  const { imagesUses: uses, settings } = data;
  const hasLogo = [settings.logo, settings.darkLogo, settings.roundLogo].some(
    (logo) => logo && ids.includes(logo.id),
  );
  const further = uses.length - maxNamed;
  return (
    <>
      {uses.length === 0 && <p>{phrases.unused}</p>}
      {uses.length > 0 && (
        <>
          <p>{phrases.used}</p>
          <ImageUses uses={uses.slice(0, maxNamed)} />
          {further > 0 && <p>{phrases.usedMore(further)}</p>}
          <p>{phrases.usedText}</p>
        </>
      )}
      {hasLogo && <p>{phrases.logo}</p>}
    </>
  );
}

function useImagesDeletion(ids: readonly string[], onDone: () => void) {
  const client = useApolloClient();
  const phrases = usePhrases(imageSelectionPhrases);
  const [deleteImages, { loading }] = useDeleteImagesMutation({
    context: { handlesOwnErrors: true },
  });
  const [hasFailed, setHasFailed] = useState(false);
  return {
    isRunning: loading,
    hasFailed,
    async run() {
      setHasFailed(false);
      const result = await deleteImages({ variables: { ids: [...ids] } }).catch(() => null);
      const deleted = result?.data?.deleteImages;
      if (!deleted) return setHasFailed(true);
      onDone();
      for (const id of deleted) evictImage(client, id);
      notifySuccess({ title: phrases.deleted(deleted.length) });
    },
  };
}
