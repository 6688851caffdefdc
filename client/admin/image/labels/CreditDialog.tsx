import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useCreditImagesMutation } from "../../../graphql/generated/ImageLabels.ts";
import { imageLabelPhrases } from "../../../phrases/admin/image-labels.ts";
import { languageCodes } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { LabelDialog } from "./LabelDialog.tsx";
import { useCachedImages } from "./useCachedImages.ts";
import { useLabelSaving } from "./useLabelSaving.ts";

/** The server's limit, in characters. */
const maxLength = 200;

type CreditDialogProps = { ids: readonly string[]; onClose: () => void };

/** Sets who took pictures; what they have in common is filled in. */
export function CreditDialog({ ids, onClose }: CreditDialogProps) {
  const phrases = usePhrases(imageLabelPhrases);
  const images = useCachedImages(ids);
  const isMixed =
    new Set(images.map(({ creditUa, creditEng }) => `${creditUa}\n${creditEng}`)).size > 1;
  const [ua, setUa] = useState(() => commonValue(images.map(({ creditUa }) => creditUa)));
  const [eng, setEng] = useState(() => commonValue(images.map(({ creditEng }) => creditEng)));
  const [credit] = useCreditImagesMutation({ context: { handlesOwnErrors: true } });
  const { save, isBusy, error } = useLabelSaving(
    () => credit({ variables: { ids: [...ids], ua, eng } }),
    onClose,
  );
  return (
    <LabelDialog
      title={phrases.creditOf(ids.length)}
      error={error}
      isBusy={isBusy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <p>{phrases.creditHint}</p>
      {isMixed && <p>{phrases.creditMixed}</p>}
      <TextInput
        data-autofocus
        label={phrases.creditUa}
        lang={languageCodes.UA.html}
        maxLength={maxLength}
        value={ua}
        onChange={(event) => setUa(event.currentTarget.value)}
      />
      <TextInput
        label={phrases.creditEng}
        lang={languageCodes.ENG.html}
        maxLength={maxLength}
        value={eng}
        onChange={(event) => setEng(event.currentTarget.value)}
      />
    </LabelDialog>
  );
}

const commonValue = ([first = "", ...others]: readonly string[]): string =>
  others.every((other) => other === first) ? first : "";
