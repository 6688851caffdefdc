import { Checkbox } from "@mantine/core";
import { type KeyboardEvent, memo } from "react";
import { useMarkImagesDecorativeMutation } from "../../../graphql/generated/DescribeImages.ts";
import { describePhrases } from "../../../phrases/admin/describe-images.ts";
import { imageDetailsPhrases } from "../../../phrases/admin/image-details.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifyError } from "../../screen/notifications.tsx";
import { AdminPicture } from "../AdminPicture.tsx";
import { type AdminImage, useAdminImage } from "../useAdminImage.ts";
import styles from "./DescribeGrid.module.css";
import { DescriptionField } from "./DescriptionField.tsx";
import type { TypedDescriptions } from "./typed-descriptions.ts";

type DescribeRowProps = { id: string; place: number; descriptions: TypedDescriptions };

/** One image with its descriptions in both languages. */
export const DescribeRow = memo(function DescribeRow(props: DescribeRowProps) {
  const { id, place, descriptions } = props;
  const phrases = usePhrases(describePhrases);
  const { decorative, decorativeHint } = usePhrases(imageDetailsPhrases);
  const image = useAdminImage(id);
  const markDecorative = useMarkDecorative(image, place);

  function toggle(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (image) void markDecorative(!image.isDecorative);
  }

  return (
    <li className={styles.row} aria-label={phrases.picture(place)} onKeyDown={toggle}>
      <div className={styles.picture}>
        <AdminPicture id={id} sizes="(min-width: 48em) 14rem, 90vw" />
        {image?.fileName && <p className={styles.file}>{image.fileName}</p>}
      </div>
      {image && (
        <>
          <DescriptionField image={image} language="UA" place={place} descriptions={descriptions} />
          <DescriptionField
            image={image}
            language="ENG"
            place={place}
            descriptions={descriptions}
          />
          {/* Tab goes from text to text: a space that is typed must not mark the picture. */}
          <Checkbox
            className={styles.decorative}
            tabIndex={-1}
            aria-keyshortcuts="Control+Enter"
            label={decorative}
            title={decorativeHint}
            checked={image.isDecorative}
            onChange={(event) => void markDecorative(event.currentTarget.checked)}
          />
        </>
      )}
    </li>
  );
});

function useMarkDecorative(image: AdminImage | null, place: number) {
  const phrases = usePhrases(describePhrases);
  const [mark] = useMarkImagesDecorativeMutation({ context: { handlesOwnErrors: true } });
  const save = async (isDecorative: boolean) => {
    if (!image) return;
    try {
      await mark({
        variables: { ids: [image.id], isDecorative },
        // Enter skips decorative images, also while this is being saved.
        optimisticResponse: { markImagesDecorative: [{ ...image, isDecorative }] },
      });
    } catch {
      const retry = { label: phrases.retry, onClick: () => void save(isDecorative) };
      notifyError({ title: phrases.decorativeFailed(place), retry });
    }
  };
  return save;
}
