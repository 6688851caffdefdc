import { Button } from "@mantine/core";
import { useState } from "react";
import { toApiError } from "../../graphql/errors.ts";
import {
  type DeletedImageRowFragment,
  useRestoreImageMutation,
} from "../../graphql/generated/DeletedImages.ts";
import { trashPhrases } from "../../phrases/admin/trash.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { RestoreIcon } from "../../ui/icons/list-icons.tsx";
import { blurOf } from "../../ui/picture/thumbhash.ts";
import { notifyError, notifySuccess } from "../screen/notifications.tsx";
import { useErrorText } from "../screen/useErrorText.ts";
import { daysLeft } from "./days-left.ts";
import styles from "./TrashPage.module.css";

/** One deleted picture. Its file is served to nobody, so that only its blurred colours are shown. */
export function DeletedImageRow({ image }: { image: DeletedImageRowFragment }) {
  const phrases = usePhrases(trashPhrases);
  const language = useLanguage();
  const [now] = useState(Date.now);
  const { restore, isBusy } = useRestoreImage(image.id);
  const { altUa, altEng, fileName, thumbhash, deletedAt, deletedBy } = image;
  const text = language === "UA" ? altUa || altEng : altEng || altUa;
  const name = text || fileName || phrases.namelessPicture;
  const days = daysLeft(deletedAt, now);
  const blur = thumbhash && blurOf(thumbhash);
  return (
    <li className={styles.row}>
      <span
        className={styles.blur}
        style={blur ? { backgroundImage: `url(${blur})` } : undefined}
      />
      <div className={styles.what}>
        <h3>{name}</h3>
        <p>
          {[phrases.deleted(formatDay(kyivDayOf(deletedAt), language)), deletedBy]
            .filter(Boolean)
            .join(", ")}
        </p>
      </div>
      <p className={styles.left} data-short={days <= 3 || undefined}>
        {days > 0 ? phrases.left(days) : phrases.lastDay}
      </p>
      <Button
        variant="default"
        leftSection={<RestoreIcon size={18} />}
        loading={isBusy}
        aria-label={phrases.restoreOne(name)}
        onClick={() => void restore(name)}
      >
        {phrases.restore}
      </Button>
    </li>
  );
}

function useRestoreImage(id: string) {
  const phrases = usePhrases(trashPhrases);
  const errorText = useErrorText();
  const [restoreImage, { loading }] = useRestoreImageMutation({
    context: { handlesOwnErrors: true },
  });
  return {
    isBusy: loading,
    async restore(name: string) {
      try {
        await restoreImage({ variables: { id } });
        notifySuccess({ title: phrases.pictureRestored(name) });
      } catch (error) {
        notifyError({ title: phrases.failed, text: errorText(toApiError(error)) });
      }
    },
  };
}
