import { Radio, Stack } from "@mantine/core";
import { useState } from "react";
import type { PicturePeople } from "../../../graphql/generated/AdminImage.ts";
import { useSetPicturePeopleMutation } from "../../../graphql/generated/PictureConsent.ts";
import { pictureConsentPhrases } from "../../../phrases/admin/picture-consents.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { LabelDialog } from "../labels/LabelDialog.tsx";
import { useCachedImages } from "../labels/useCachedImages.ts";
import { useLabelSaving } from "../labels/useLabelSaving.ts";

export const peopleChoices = ["NOBODY", "ADULTS", "CHILDREN", "UNKNOWN"] as const;

/** Says of several pictures who can be recognised. */
export function PeopleDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const phrases = usePhrases(pictureConsentPhrases);
  const images = useCachedImages(ids);
  const present = new Set(images.map(({ shows }) => shows));
  const [shows, setShows] = useState<PicturePeople | null>(
    present.size === 1 ? ([...present][0] ?? null) : null,
  );
  const [setPeople] = useSetPicturePeopleMutation({ context: { handlesOwnErrors: true } });
  const { save, isBusy, error } = useLabelSaving(async () => {
    if (shows) await setPeople({ variables: { ids: [...ids], shows } });
  }, onClose);
  return (
    <LabelDialog
      title={phrases.setPeopleOf(ids.length)}
      error={error}
      isBusy={isBusy}
      onSave={() => {
        if (shows) void save();
      }}
      onClose={onClose}
    >
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
