import { useAdminImageQuery } from "../../graphql/generated/AdminImage.ts";
import { imagePhrases } from "../../phrases/admin/images.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { BrokenImageIcon, RetryIcon } from "../../ui/icons/icons.tsx";
import { Picture, PictureLabelsContext } from "../../ui/picture/Picture.tsx";
import styles from "./AdminPicture.module.css";
import { type AdminImage, pictureOf, useAdminImage } from "./useAdminImage.ts";

/**
 * An image by its id, cropped to its container around the focal point. Its alternative text is
 * empty, because a visible name stands beside it.
 */
export function AdminPicture({ id, sizes }: { id: string; sizes: string }) {
  const image = useAdminImage(id);
  return image ? <Shown image={image} sizes={sizes} /> : <PicturePlaceholder id={id} />;
}

function Shown({ image, sizes }: { image: AdminImage; sizes: string }) {
  const language = useLanguage();
  return (
    <span className={styles.place}>
      <PictureLabelsContext value={usePhrases(imagePhrases).picture}>
        <Picture
          key={image.url}
          image={pictureOf(image, language)}
          sizes={sizes}
          fills={4 / 3}
          isDecorative
        />
      </PictureLabelsContext>
    </span>
  );
}

/** Loads an image that is not in the cache because it was just uploaded. */
export function PicturePlaceholder({ id }: { id: string }) {
  const phrases = usePhrases(imagePhrases);
  const { data, error, refetch } = useAdminImageQuery({ variables: { id } });
  if (error) {
    return (
      <button
        type="button"
        className={styles.failed}
        onClick={() => void refetch().catch(() => undefined)}
      >
        <RetryIcon size={20} />
        <span>{phrases.notLoaded}</span>
      </button>
    );
  }
  if (data && !data.image) {
    return (
      <span className={styles.failed}>
        <BrokenImageIcon size={24} />
        <span>{phrases.gone}</span>
      </span>
    );
  }
  return <span className={styles.coming} />;
}
