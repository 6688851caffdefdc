import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { pageFieldPhrases } from "../../phrases/admin/fields/page.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ChevronIcon } from "../../ui/icons/icons.tsx";
import { TextField } from "../editor/fields/BasicFields.tsx";
import { LongField } from "../editor/fields/LongField.tsx";
import { ImageField } from "../image/set/ImageField.tsx";
import cards from "../screen/AsideCard.module.css";
import { AsideCard } from "../screen/AsideCard.tsx";
import styles from "./SearchFields.module.css";
import type { PageEditorState } from "./usePageBlocks.ts";

/** What search engines and shared links show, folded until somebody wants to change it. */
export function SearchFields({ editor }: { editor: PageEditorState }) {
  const phrases = usePhrases(pageFieldPhrases);
  const [isOpen, setIsOpen] = useState(false);
  const fields = editor.view.languages.map((language) => ({
    language,
    title: editor.translatedField(language, "metaTitle"),
    description: editor.translatedField(language, "metaDescription"),
  }));
  const hasError = fields.some(({ title, description }) => title.error || description.error);
  const isShown = isOpen || hasError;
  const id = useId();
  return (
    <AsideCard>
      <h2 className={styles.heading}>
        <Button
          variant="transparent"
          color="dark"
          fullWidth
          justify="space-between"
          className={styles.toggle ?? ""}
          rightSection={<ChevronIcon size={18} />}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setIsOpen(!isShown)}
        >
          {phrases.searchCard}
        </Button>
      </h2>
      <div id={id} className={styles.fields} hidden={!isShown}>
        <p className={cards.hint}>{phrases.searchHint}</p>
        {fields.map(({ language, title, description }) => (
          <div key={language} className={styles.fields}>
            <TextField {...title} />
            <LongField {...description} />
          </div>
        ))}
        <div className={styles.picture}>
          <ImageField {...editor.field("metaImageId")} />
          <p className={cards.hint}>{phrases.metaImageHint}</p>
        </div>
      </div>
    </AsideCard>
  );
}
