import { useId } from "react";
import { versionPhrases } from "../../../phrases/admin/versions.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { AdminPicture } from "../../image/AdminPicture.tsx";
import styles from "./PictureDiff.module.css";
import type { ComparedPicture, PictureChanges } from "./picture-changes.ts";

/** The pictures that were added, removed and moved, as thumbnails; nothing where there are none. */
export function PictureDiff({ changes }: { changes: PictureChanges }) {
  const phrases = usePhrases(versionPhrases);
  return (
    <>
      <Group change="added" label={phrases.picturesAdded} pictures={changes.added} />
      <Group change="removed" label={phrases.picturesRemoved} pictures={changes.removed} />
      <Group change="moved" label={phrases.picturesMoved} pictures={changes.moved} />
    </>
  );
}

function Group(props: {
  change: keyof PictureChanges;
  label: string;
  pictures: readonly ComparedPicture[];
}) {
  const phrases = usePhrases(versionPhrases);
  const label = useId();
  const { pictures } = props;
  if (pictures.length === 0) return null;
  return (
    <>
      <p id={label} className={styles.group}>
        {`${props.label}: ${phrases.pictures(pictures.length)}`}
      </p>
      <ul className={styles.pictures} data-change={props.change} aria-labelledby={label}>
        {pictures.map((picture) => (
          <li key={"id" in picture ? picture.id : picture.url} className={styles.picture}>
            {"id" in picture ? (
              <AdminPicture id={picture.id} sizes="6rem" />
            ) : (
              <img src={picture.url} alt="" loading="lazy" />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
