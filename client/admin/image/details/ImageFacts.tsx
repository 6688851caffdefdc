import { imageDetailsPhrases } from "../../../phrases/admin/image-details.ts";
import { formatDay, kyivDayOf } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { AdminImage } from "../useAdminImage.ts";
import styles from "./ImageDetails.module.css";
import { ImageUses } from "./ImageUses.tsx";
import { useImageUses } from "./useImageUses.ts";

/** Facts about an image's file, and where it is used. */
export function ImageFacts({ image }: { image: AdminImage }) {
  const phrases = usePhrases(imageDetailsPhrases);
  const language = useLanguage();
  const { fileName, width, height, createdAt } = image;
  return (
    <dl className={styles.list}>
      {fileName && (
        <>
          <dt>{phrases.fileName}</dt>
          <dd>{fileName}</dd>
        </>
      )}
      <dt>{phrases.size}</dt>
      <dd>{width && height ? phrases.pixels(width, height) : phrases.sizeUnknown}</dd>
      <dt>{phrases.addedOn}</dt>
      <dd>{formatDay(kyivDayOf(createdAt), language)}</dd>
      <dt>{phrases.whereUsed}</dt>
      <dd>
        <Uses id={image.id} />
      </dd>
    </dl>
  );
}

function Uses({ id }: { id: string }) {
  const phrases = usePhrases(imageDetailsPhrases);
  const { uses, isUnknown } = useImageUses(id);
  if (isUnknown) return phrases.usesUnknown;
  if (uses === null) return "…";
  return uses.length > 0 ? <ImageUses uses={uses} /> : phrases.usedNowhere;
}
