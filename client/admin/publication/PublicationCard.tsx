import { Button, Paper } from "@mantine/core";
import { useState } from "react";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { languages } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { serverNow } from "../../server-clock.ts";
import { enterAdminMode } from "../../ui/admin-mode/admin-mode.ts";
import styles from "../screen/AsideCard.module.css";
import { PublicationRow, type PublishableItem } from "./PublicationRow.tsx";
import { publicationTimes } from "./publication-times.ts";
import { ScheduleDialog } from "./ScheduleDialog.tsx";

/** What is published on the site: each language separately, or both at once. */
export function PublicationCard({ editor }: { editor: PublishableItem }) {
  const { item, countTexts, writes, page, isPermanent } = editor;
  const phrases = usePhrases(editingPhrases);
  const [isScheduling, setIsScheduling] = useState(false);
  const isBusy = writes.state === "busy";
  const written = languages.filter((language) => countTexts(language).filled > 0);
  const times = publicationTimes(item?.translations ?? [], serverNow());
  const isAllPublic = written.length > 0 && written.every((language) => times[language].isPublic);
  const options = {
    show: written.filter((language) => !times[language].isPublic),
    hide: languages.filter((language) => times[language].publishedAt),
    times: (language: (typeof languages)[number]) => times[language],
  };

  return (
    <Paper className={styles.card} component="section">
      <h2>{phrases.publication}</h2>
      {languages.map((language) => (
        <PublicationRow
          key={language}
          editor={editor}
          language={language}
          times={times[language]}
          isWritten={written.includes(language)}
        />
      ))}
      {written.length > 1 && !isAllPublic && (
        <Button loading={isBusy} onClick={() => void writes.publish(null)}>
          {phrases.publishBoth}
        </Button>
      )}
      {isAllPublic && written.length > 1 && !isPermanent && (
        <Button variant="default" loading={isBusy} onClick={() => void writes.unpublish(null)}>
          {phrases.unpublishBoth}
        </Button>
      )}
      {options.show.length + options.hide.length > 0 && !isPermanent && (
        <Button variant="subtle" onClick={() => setIsScheduling(true)}>
          {phrases.schedule}
        </Button>
      )}
      {page && (
        <a
          href={page}
          target="_blank"
          rel="noopener"
          className={styles.link}
          onClick={editor.hasUnpublished ? enterAdminMode : undefined}
        >
          {phrases.openPage}
        </a>
      )}
      {isScheduling && (
        <ScheduleDialog
          options={options}
          onClose={() => setIsScheduling(false)}
          onChosen={(action, language, at) =>
            void (action === "show" ? writes.publish : writes.unpublish)(language, at)
          }
        />
      )}
    </Paper>
  );
}
