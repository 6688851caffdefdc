import { Checkbox, Radio, Stack } from "@mantine/core";
import { useState } from "react";
import type { PicturePeople } from "../../../graphql/generated/AdminImage.ts";
import { useSetPicturePeopleMutation } from "../../../graphql/generated/PictureConsent.ts";
import { pictureConsentPhrases } from "../../../phrases/admin/picture-consents.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { AdminPicture } from "../AdminPicture.tsx";
import { LabelDialog } from "../labels/LabelDialog.tsx";
import { useCachedImages } from "../labels/useCachedImages.ts";
import { useLabelSaving } from "../labels/useLabelSaving.ts";
import styles from "./PeopleDialog.module.css";

export const peopleChoices = ["NOBODY", "ADULTS", "CHILDREN", "UNKNOWN"] as const;

type PeopleDialogProps = {
  ids: readonly string[];
  onClose: () => void;
  /** Called once it is saved, before the dialog closes. */
  onSaved?: () => void;
};

/** Says of several pictures who can be recognised. All are chosen at first. */
export function PeopleDialog({ ids, onClose, onSaved }: PeopleDialogProps) {
  const phrases = usePhrases(pictureConsentPhrases);
  const images = useCachedImages(ids);
  const [chosen, setChosen] = useState<readonly string[]>(ids);
  const present = new Set(images.map(({ shows }) => shows));
  const [shows, setShows] = useState<PicturePeople | null>(
    present.size === 1 ? ([...present][0] ?? null) : null,
  );
  const [setPeople] = useSetPicturePeopleMutation({ context: { handlesOwnErrors: true } });
  const { save, isBusy, error } = useLabelSaving(async () => {
    if (!shows) return;
    await setPeople({ variables: { ids: [...chosen], shows } });
    onSaved?.();
  }, onClose);
  return (
    <LabelDialog
      title={phrases.setPeopleOf(chosen.length)}
      error={error}
      isBusy={isBusy}
      onSave={() => {
        if (shows && chosen.length > 0) void save();
      }}
      onClose={onClose}
    >
      {ids.length > 1 && <ChosenPictures ids={ids} chosen={chosen} onChange={setChosen} />}
      <Radio.Group
        label={phrases.who}
        description={phrases.whoHint}
        value={shows}
        onChange={setShows}
      >
        <Stack gap="0.75rem" mt="0.75rem">
          {peopleChoices.map((choice) => (
            <Radio key={choice} value={choice} label={phrases.people[choice]} />
          ))}
        </Stack>
      </Radio.Group>
    </LabelDialog>
  );
}

type ChosenPicturesProps = {
  ids: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** The pictures themselves, each of which can be left out. */
function ChosenPictures({ ids, chosen, onChange }: ChosenPicturesProps) {
  const phrases = usePhrases(pictureConsentPhrases);
  return (
    <ul className={styles.pictures} aria-label={phrases.chosen}>
      {ids.map((id, index) => (
        <li key={id}>
          <AdminPicture id={id} sizes="6rem" />
          <Checkbox
            aria-label={phrases.choose(index + 1)}
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(ids.filter((one) => (one === id ? checked : chosen.includes(one))))
            }
          />
        </li>
      ))}
    </ul>
  );
}
