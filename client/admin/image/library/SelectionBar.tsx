import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useState } from "react";
import { hidePicturePhrases } from "../../../phrases/admin/hide-pictures.ts";
import { imageSelectionPhrases } from "../../../phrases/admin/image-labels.ts";
import { pictureConsentPhrases } from "../../../phrases/admin/picture-consents.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { EyeIcon, EyeOffIcon, TagIcon, TrashIcon } from "../../../ui/icons/admin-icons.tsx";
import { PencilIcon } from "../../../ui/icons/icons.tsx";
import { HideImagesDialog } from "../consent/HideImagesDialog.tsx";
import { PeopleDialog } from "../consent/PeopleDialog.tsx";
import { DescribeDialog } from "../describe/DescribeDialog.tsx";
import { CreditDialog } from "../labels/CreditDialog.tsx";
import { TagsDialog } from "../labels/TagsDialog.tsx";
import { DeleteImagesDialog } from "./DeleteImagesDialog.tsx";
import styles from "./SelectionBar.module.css";

type SelectionBarProps = {
  /** Ids of the selected images. */
  ids: readonly string[];
  onSelectAll: () => void;
  onClear: () => void;
};

type Action = "describe" | "people" | "tags" | "credit" | "hide" | "delete";

/** What can be done with all selected images. */
export function SelectionBar({ ids, onSelectAll, onClear }: SelectionBarProps) {
  const phrases = usePhrases(imageSelectionPhrases);
  const { hide } = usePhrases(hidePicturePhrases);
  const { setPeople } = usePhrases(pictureConsentPhrases);
  const [action, setAction] = useState<{ name: Action; ids: readonly string[] } | null>(null);
  useHotkeys([["Escape", () => action === null && onClear()]]);
  const begin = (name: Action) => () => setAction({ name, ids });
  const close = () => setAction(null);
  return (
    <section className={styles.bar} aria-label={phrases.actions}>
      <p role="status" className={styles.count}>
        {phrases.selected(ids.length)}
      </p>
      <Button variant="default" leftSection={<PencilIcon size={18} />} onClick={begin("describe")}>
        {phrases.describe}
      </Button>
      <Button variant="default" leftSection={<EyeIcon size={18} />} onClick={begin("people")}>
        {setPeople}
      </Button>
      <Button variant="default" leftSection={<TagIcon size={18} />} onClick={begin("tags")}>
        {phrases.tags}
      </Button>
      <Button variant="default" onClick={begin("credit")}>
        {phrases.credit}
      </Button>
      <Button
        variant="outline"
        color="poppy"
        leftSection={<EyeOffIcon size={18} />}
        onClick={begin("hide")}
      >
        {hide}
      </Button>
      <Button
        variant="default"
        className={styles.remove ?? ""}
        leftSection={<TrashIcon size={18} />}
        onClick={begin("delete")}
      >
        {phrases.delete}
      </Button>
      <span className={styles.rest}>
        <Button variant="subtle" onClick={onSelectAll}>
          {phrases.selectAll}
        </Button>
        <Button variant="subtle" onClick={onClear}>
          {phrases.clear}
        </Button>
      </span>
      {action?.name === "describe" && <DescribeDialog ids={action.ids} onClose={close} />}
      {action?.name === "people" && <PeopleDialog ids={action.ids} onClose={close} />}
      {action?.name === "tags" && <TagsDialog ids={action.ids} onClose={close} />}
      {action?.name === "credit" && <CreditDialog ids={action.ids} onClose={close} />}
      {action?.name === "hide" && <HideImagesDialog ids={action.ids} onClose={close} />}
      {action?.name === "delete" && (
        <DeleteImagesDialog ids={action.ids} onClose={close} onDeleted={onClear} />
      )}
    </section>
  );
}
