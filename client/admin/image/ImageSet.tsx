import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { imagePhrases } from "../../phrases/admin-images.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { PicturesIcon } from "../../ui/icons.tsx";
import { tellFailure, tellSuccess } from "../notices.ts";
import { DropArea } from "./DropArea.tsx";
import { DropPlace } from "./DropPlace.tsx";
import { FileChooser } from "./FileChooser.tsx";
import { ImagePicker } from "./ImagePicker.tsx";
import { ImageTiles } from "./ImageTiles.tsx";
import { UploadIcon } from "./image-icons.tsx";
import { pictureTypes } from "./refuse-file.ts";
import styles from "./set-card.module.css";
import { UploadPanel } from "./UploadPanel.tsx";
import { UploadTiles } from "./UploadTiles.tsx";
import { countUploads } from "./upload-queue.ts";
import type { Uploads } from "./uploads.ts";
import { mostImages, useSetUploads } from "./useImageUploads.ts";
import { useSteady } from "./useSteady.ts";
import { useQueue } from "./useUploads.ts";

type ImageSetProps = {
  /** Ids, in order; the first is the cover. */
  value: readonly string[];
  /** Takes a change rather than a list: uploads, moves and removals go on side by side. */
  onChange: (change: (ids: readonly string[]) => readonly string[]) => void;
  title?: string;
};

/** The card of an item's images: to add many at once, to put in order, to describe, to remove. */
export function ImageSet({ value, onChange, title }: ImageSetProps) {
  const phrases = usePhrases(imagePhrases);
  const change = useSteady(onChange);
  const { uploads, add } = useSetUploads({ value, onChange: change });
  const pick = usePicks(value, change);
  const [isPicking, setIsPicking] = useState(false);
  const heading = useId();

  return (
    <FileChooser accept={pictureTypes} isMultiple onFiles={add}>
      {(choose) => (
        <DropArea takesAllPasted onFiles={add} label={phrases.drop.now}>
          <div className={styles.stack}>
            <section className={styles.card} aria-labelledby={heading}>
              <div className={styles.head}>
                <div className={styles.title}>
                  <div>
                    <h2 id={heading}>{title ?? phrases.title}</h2>
                    <Count total={value.length} uploads={uploads} />
                  </div>
                  <p className={styles.note}>
                    {value.length === 0 ? phrases.empty : phrases.firstIsCover}
                  </p>
                </div>
                <WaysToAdd onPick={() => setIsPicking(true)} onChoose={choose} />
              </div>
              <ImageTiles ids={value} onChange={change}>
                <UploadTiles uploads={uploads} />
              </ImageTiles>
              <DropPlace {...phrases.drop} drop={phrases.drop.many} onChoose={choose} />
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
            taken={value}
          />
        </DropArea>
      )}
    </FileChooser>
  );
}

function usePicks(value: readonly string[], change: ImageSetProps["onChange"]) {
  const phrases = usePhrases(imagePhrases);
  return (ids: readonly string[]) => {
    const fresh = ids.filter((id) => !value.includes(id)).slice(0, mostImages - value.length);
    change((now) => [...now, ...fresh.filter((id) => !now.includes(id))]);
    if (fresh.length < ids.length) tellFailure({ title: phrases.full(mostImages) });
    else tellSuccess({ title: phrases.picked(fresh.length) });
  };
}

function WaysToAdd({ onPick, onChoose }: { onPick: () => void; onChoose: () => void }) {
  const phrases = usePhrases(imagePhrases);
  return (
    <div className={styles.ways}>
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
  const { running, waiting } = countUploads(useQueue(uploads));
  const onTheWay = running + waiting;
  return (
    <p className={styles.count}>
      {[total, onTheWay > 0 && phrases.inQueue(onTheWay)].filter(Boolean).join(", ")}
    </p>
  );
}
