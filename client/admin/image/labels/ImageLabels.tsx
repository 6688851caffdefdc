import { Button } from "@mantine/core";
import { useState } from "react";
import { imageLabelPhrases } from "../../../phrases/admin/image-labels.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { AdminImage } from "../useAdminImage.ts";
import { CreditDialog } from "./CreditDialog.tsx";
import styles from "./LabelDialog.module.css";
import { TagsDialog } from "./TagsDialog.tsx";

/** The tags of a picture and who took it, each with a button that changes it. */
export function ImageLabels({ image }: { image: AdminImage }) {
  const phrases = usePhrases(imageLabelPhrases);
  const language = useLanguage();
  const [edited, setEdited] = useState<"tags" | "credit" | null>(null);
  const close = () => setEdited(null);
  const { creditUa, creditEng } = image;
  const credit = language === "UA" ? creditUa || creditEng : creditEng || creditUa;
  const Dialog = edited === "tags" ? TagsDialog : CreditDialog;
  return (
    <>
      <dl className={styles.labels}>
        <dt>{phrases.tags}</dt>
        <dd>{image.tags.join(", ") || phrases.noTags}</dd>
        <dd>
          <Button variant="subtle" size="compact-md" onClick={() => setEdited("tags")}>
            {phrases.changeTags}
          </Button>
        </dd>
        <dt>{phrases.credit}</dt>
        <dd>{credit || phrases.noCredit}</dd>
        <dd>
          <Button variant="subtle" size="compact-md" onClick={() => setEdited("credit")}>
            {phrases.changeCredit}
          </Button>
        </dd>
      </dl>
      {edited && <Dialog ids={[image.id]} onClose={close} />}
    </>
  );
}
