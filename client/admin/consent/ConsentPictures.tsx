import { Button } from "@mantine/core";
import { useState } from "react";
import { useRemovePicturesFromConsentMutation } from "../../graphql/generated/ConsentEditorPage.ts";
import { editorPaths } from "../../paths.ts";
import { consentPhrases } from "../../phrases/admin/consents.ts";
import { pictureConsentPhrases } from "../../phrases/admin/picture-consents.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { TrashIcon } from "../../ui/icons/admin-icons.tsx";
import { PlusIcon } from "../../ui/icons/icons.tsx";
import { AdminPicture } from "../image/AdminPicture.tsx";
import { ImagePicker } from "../image/library/ImagePicker.tsx";
import { imageName, useAdminImage } from "../image/useAdminImage.ts";
import { AsideCard } from "../screen/AsideCard.tsx";
import styles from "./ConsentEditor.module.css";
import type { ConsentForm, StoredConsent } from "./useConsentForm.ts";

type ConsentPicturesProps = { form: ConsentForm; stored: StoredConsent | null };

/** The pictures that a consent covers; each leads to its details, where it can be blurred. */
export function ConsentPictures({ form, stored }: ConsentPicturesProps) {
  const phrases = usePhrases(consentPhrases);
  const { notSaved } = usePhrases(pictureConsentPhrases);
  const [isPicking, setIsPicking] = useState(false);
  const [remove, { error }] = useRemovePicturesFromConsentMutation({
    context: { handlesOwnErrors: true },
  });
  const covered = stored?.images.map(({ id }) => id) ?? [];
  const ids = [...covered, ...form.added.filter((id) => !covered.includes(id))];
  const removeOne = (id: string) => {
    if (form.added.includes(id)) form.setAdded(form.added.filter((one) => one !== id));
    else if (stored) remove({ variables: { id: stored.id, ids: [id] } }).catch(() => undefined);
  };
  return (
    <AsideCard title={phrases.pictures}>
      {ids.length === 0 && <p className={styles.hint}>{phrases.noPictures}</p>}
      {error && <p role="alert">{notSaved}</p>}
      <ul className={styles.pictures}>
        {ids.map((id) => (
          <PictureTile
            key={id}
            id={id}
            onRemove={form.isFinal && covered.includes(id) ? null : () => removeOne(id)}
          />
        ))}
      </ul>
      <Button
        variant="default"
        leftSection={<PlusIcon size={18} />}
        onClick={() => setIsPicking(true)}
      >
        {phrases.addPictures}
      </Button>
      <ImagePicker
        opened={isPicking}
        isMultiple
        alreadyUsed={ids}
        onClose={() => setIsPicking(false)}
        onPick={(images) => form.setAdded([...form.added, ...images.map(({ id }) => id)])}
      />
    </AsideCard>
  );
}

/** Null for a picture that the viewer may not remove. */
function PictureTile({ id, onRemove }: { id: string; onRemove: (() => void) | null }) {
  const phrases = usePhrases(consentPhrases);
  const language = useLanguage();
  const image = useAdminImage(id);
  const name = (image && imageName(image, language)) || phrases.namelessPicture;
  return (
    <li>
      <InternalLink
        to={`${editorPaths.images()}?image=${id}`}
        aria-label={phrases.openPicture(name)}
      >
        <AdminPicture id={id} sizes="10rem" />
      </InternalLink>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={phrases.removePicture(name)}
          onClick={onRemove}
        >
          <TrashIcon size={18} />
        </button>
      )}
    </li>
  );
}
