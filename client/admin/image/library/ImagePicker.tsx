import { Button, Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useRef, useState } from "react";
import { imageDetailsPhrases } from "../../../phrases/admin/image-details.ts";
import { imageLibraryPhrases } from "../../../phrases/admin/images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { AdminImage } from "../useAdminImage.ts";
import { ImageLibrary } from "./ImageLibrary.tsx";
import styles from "./ImagePicker.module.css";
import { select } from "./image-selection.ts";
import { everyImage } from "./LibraryBar.tsx";
import { LibraryUploads } from "./LibraryUploads.tsx";

type ImagePickerProps = {
  opened: boolean;
  onClose: () => void;
  /** Called once, in the order of selection; the dialog then closes itself. */
  onPick: (images: readonly AdminImage[]) => void;
  isMultiple?: boolean;
  /** Ids that cannot be picked again. */
  alreadyUsed?: readonly string[];
};

/** A dialog that picks images from the library, or uploads new ones and picks those. */
export function ImagePicker({ opened, onClose, ...picking }: ImagePickerProps) {
  const phrases = usePhrases(imageLibraryPhrases);
  const { close } = usePhrases(imageDetailsPhrases);
  const isSmall = useMediaQuery("(max-width: 48em)");
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="60rem"
      fullScreen={isSmall ?? false}
      title={phrases.pick}
      closeButtonProps={{ "aria-label": close }}
    >
      <Picking onClose={onClose} {...picking} />
    </Modal>
  );
}

/** Mounted anew whenever the dialog opens. */
function Picking({
  onClose,
  onPick,
  isMultiple = false,
  alreadyUsed = [],
}: Omit<ImagePickerProps, "opened">) {
  const phrases = usePhrases(imageLibraryPhrases);
  const [query, setQuery] = useState(everyImage);
  const [chosen, setChosen] = useState<readonly AdminImage[]>([]);
  const anchor = useRef<string | null>(null);
  const finish = (images: readonly AdminImage[]) => {
    onPick(images);
    onClose();
  };
  const choose = (image: AdminImage, all: readonly AdminImage[], isRange: boolean) => {
    if (!isMultiple) return finish([image]);
    const ids = all.map(({ id }) => id).filter((id) => !alreadyUsed.includes(id));
    const next = select({ ids: chosen.map(({ id }) => id), anchor: anchor.current }, image.id, {
      all: ids,
      isRange,
    });
    const known = new Map([...chosen, ...all].map((one) => [one.id, one]));
    anchor.current = next.anchor;
    setChosen(next.ids.flatMap((id) => known.get(id) ?? []));
  };
  return (
    <LibraryUploads>
      <ImageLibrary
        query={query}
        onQueryChange={setQuery}
        onChoose={choose}
        chosen={chosen.map(({ id }) => id)}
        alreadyUsed={alreadyUsed}
      />
      <div className={styles.ways}>
        <Button variant="default" onClick={onClose}>
          {phrases.cancel}
        </Button>
        {isMultiple && (
          <Button disabled={chosen.length === 0} onClick={() => finish(chosen)}>
            {chosen.length > 0 ? phrases.pickMany(chosen.length) : phrases.pickNone}
          </Button>
        )}
      </div>
    </LibraryUploads>
  );
}
