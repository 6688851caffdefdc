import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { imagePhrases } from "../../../phrases/admin/images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { PicturesIcon } from "../../../ui/icons/icons.tsx";
import { UploadIcon } from "../../../ui/icons/image-icons.tsx";
import { useStableCallback } from "../../../ui/useStableCallback.ts";
import { notifyError, notifySuccess } from "../../screen/notifications.tsx";
import { DescribeButton } from "../describe/DescribeButton.tsx";
import { ImagePicker } from "../library/ImagePicker.tsx";
import { DropArea } from "../upload/choose/DropArea.tsx";
import { DropHint } from "../upload/choose/DropHint.tsx";
import { FileChooser } from "../upload/choose/FileChooser.tsx";
import { UploadPanel } from "../upload/UploadPanel.tsx";
import { UploadTiles } from "../upload/UploadTiles.tsx";
import styles from "../upload/upload-card.module.css";
import { countUploads } from "../upload/upload-queue.ts";
import type { Uploads } from "../upload/uploads.ts";
import { maxImages, useImageSetUploads } from "../upload/useImageUploads.ts";
import { useQueueState } from "../upload/useUploads.ts";
import { imageMimeTypes } from "../upload/validate-file.ts";
import { ImageTiles } from "./ImageTiles.tsx";

type ImageSetProps = {
  /** Ids, in order; the first is the cover. */
  value: readonly string[];
  /** Takes an updater rather than a list: uploads, moves and removals happen concurrently. */
  onChange: (change: (ids: readonly string[]) => readonly string[]) => void;
  title?: string;
  /** What is said of a filled set, where the first image is no cover. */
  note?: string;
};

/** The card of an item's images: upload several at once, reorder, describe and remove them. */
export function ImageSet({ value, onChange, title, note }: ImageSetProps) {
  const phrases = usePhrases(imagePhrases);
  const change = useStableCallback(onChange);
  const { uploads, add } = useImageSetUploads({ value, onChange: change });
  const pick = usePickedImages(value, change);
  const [isPicking, setIsPicking] = useState(false);
  const heading = useId();

  return (
    <FileChooser accept={imageMimeTypes} isMultiple onFiles={add}>
      {(choose) => (
        // Of several sets on a screen, none may take what is pasted elsewhere.
        <DropArea acceptsAllPastes={!note} onFiles={add} label={phrases.drop.now}>
          <div className={styles.stack}>
            <section
              className={styles.card}
              aria-labelledby={heading}
              data-pictures="many"
              tabIndex={-1}
            >
              <div className={styles.head}>
                <div className={styles.title}>
                  <div>
                    <h2 id={heading}>{title ?? phrases.title}</h2>
                    <Count total={value.length} uploads={uploads} />
                  </div>
                  <p className={styles.note}>
                    {note ?? (value.length === 0 ? phrases.empty : phrases.firstIsCover)}
                  </p>
                </div>
                <AddImageActions ids={value} onPick={() => setIsPicking(true)} onChoose={choose} />
              </div>
              <ImageTiles ids={value} onChange={change} hasCover={!note}>
                <UploadTiles uploads={uploads} />
              </ImageTiles>
              <DropHint {...phrases.drop} drop={phrases.drop.many} onChoose={choose} />
            </section>
            <div className={styles.queue}>
              <UploadPanel uploads={uploads} thing="image" />
            </div>
          </div>
          <ImagePicker
            opened={isPicking}
            onClose={() => setIsPicking(false)}
            onPick={(images) => pick(images.map(({ id }) => id))}
            isMultiple
            alreadyUsed={value}
          />
        </DropArea>
      )}
    </FileChooser>
  );
}

function usePickedImages(value: readonly string[], change: ImageSetProps["onChange"]) {
  const phrases = usePhrases(imagePhrases);
  return (ids: readonly string[]) => {
    const fresh = ids.filter((id) => !value.includes(id)).slice(0, maxImages - value.length);
    change((now) => [...now, ...fresh.filter((id) => !now.includes(id))]);
    if (fresh.length < ids.length) notifyError({ title: phrases.full(maxImages) });
    else notifySuccess({ title: phrases.picked(fresh.length) });
  };
}

type ImageActionsProps = { ids: readonly string[]; onPick: () => void; onChoose: () => void };

function AddImageActions({ ids, onPick, onChoose }: ImageActionsProps) {
  const phrases = usePhrases(imagePhrases);
  return (
    <div className={styles.ways}>
      <DescribeButton ids={ids} />
      <Button variant="default" leftSection={<PicturesIcon size={18} />} onClick={onPick}>
        {phrases.fromLibrary}
      </Button>
      <Button variant="default" leftSection={<UploadIcon size={18} />} onClick={onChoose}>
        {phrases.add}
      </Button>
    </div>
  );
}

function Count({ total, uploads }: { total: number; uploads: Uploads }) {
  const phrases = usePhrases(imagePhrases);
  const { running, waiting } = countUploads(useQueueState(uploads));
  const onTheWay = running + waiting;
  return (
    <p className={styles.count}>
      {[total, onTheWay > 0 && phrases.inQueue(onTheWay)].filter(Boolean).join(", ")}
    </p>
  );
}
