import { Button, CloseButton } from "@mantine/core";
import { pastePhrases } from "../../../../../phrases/admin/fields/paste.ts";
import { languageCodes, useLanguage } from "../../../../../phrases/language.tsx";
import { usePhrases } from "../../../../../phrases/phrases.ts";
import type { LeftOut } from "./convert-clipboard.ts";
import styles from "./PasteNotice.module.css";
import type { Pasting } from "./usePasting.ts";

/** In the order in which they are told. */
const leftOutKinds: readonly (keyof LeftOut)[] = [
  "pictures",
  "notes",
  "media",
  "tables",
  "links",
  "pictureLinks",
  "crossedOut",
  "raised",
  "symbols",
];

/** One line below the toolbar: what a paste has left out, and how to take it back. */
export function PasteNotice({ pasting }: { pasting: Pasting }) {
  const phrases = usePhrases(pastePhrases);
  const leftOutText = useLeftOutText();
  const { report } = pasting;
  return (
    <div className={styles.notice} data-shown={report !== null}>
      <p role="status">
        {report && (report.state === "undone" ? phrases.undone : leftOutText(report.leftOut))}
      </p>
      {report?.before && (
        <Button variant="default" onClick={pasting.undo}>
          {phrases.undo}
        </Button>
      )}
      {report?.state === "undone" && report.text !== "" && (
        <Button variant="default" onClick={pasting.pasteAsText}>
          {phrases.asText}
        </Button>
      )}
      {report && <CloseButton size="lg" aria-label={phrases.close} onClick={pasting.dismiss} />}
    </div>
  );
}

function useLeftOutText(): (leftOut: LeftOut) => string {
  const phrases = usePhrases(pastePhrases);
  const language = useLanguage();
  const list = new Intl.ListFormat(languageCodes[language].html, { type: "conjunction" });
  return (leftOut) => {
    const parts = leftOutKinds.filter((kind) => leftOut[kind] > 0);
    const text = phrases.leftOut(list.format(parts.map((kind) => phrases[kind](leftOut[kind]))));
    return leftOut.pictures > 0 ? `${text} ${phrases.addPictures}` : text;
  };
}
