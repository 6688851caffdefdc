import { Button, Group, Modal } from "@mantine/core";
import { hidePicturePhrases } from "../../../phrases/admin/hide-pictures.ts";
import { pictureConsentPhrases } from "../../../phrases/admin/picture-consents.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { EyeOffIcon } from "../../../ui/icons/admin-icons.tsx";
import { useImageHiding } from "./useImageHiding.ts";

/** Says what hiding several images does, and hides them. */
export function HideImagesDialog(props: { ids: readonly string[]; onClose: () => void }) {
  const { ids, onClose } = props;
  const phrases = usePhrases(hidePicturePhrases);
  const { cancel } = usePhrases(pictureConsentPhrases);
  const { hide, isRunning } = useImageHiding(ids);
  return (
    <Modal
      centered
      opened
      withCloseButton={false}
      onClose={onClose}
      title={phrases.hideTitle(ids.length)}
    >
      <p>{phrases.hideText(ids.length)}</p>
      <Group justify="flex-end" gap="0.75rem" mt="lg">
        <Button variant="default" onClick={onClose}>
          {cancel}
        </Button>
        <Button
          color="poppy"
          data-autofocus
          leftSection={<EyeOffIcon size={18} />}
          loading={isRunning}
          onClick={async () => {
            if (await hide()) onClose();
          }}
        >
          {phrases.hide}
        </Button>
      </Group>
    </Modal>
  );
}
