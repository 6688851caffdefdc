import { pictureUrl } from "../../ui/picture/variant-urls.ts";
import { PicturePlaceholder } from "../image/AdminPicture.tsx";
import { useAdminImage } from "../image/useAdminImage.ts";
import styles from "./FoundationFields.module.css";

/** The whole picture, not cropped. The heading above says what it is. */
export function LogoPreview({ id }: { id: string }) {
  const image = useAdminImage(id);
  if (!image) return <PicturePlaceholder id={id} />;
  return (
    <img
      className={styles.picture}
      src={pictureUrl(image, 320)}
      alt=""
      width={image.width ?? undefined}
      height={image.height ?? undefined}
    />
  );
}
