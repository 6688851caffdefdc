import { Button, Textarea } from "@mantine/core";
import { describePhrases } from "../../../phrases/admin/describe-images.ts";
import { languageCodes } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { AdminImage } from "../useAdminImage.ts";
import styles from "./DescribeGrid.module.css";
import type { DescriptionKey, TypedDescription, TypedDescriptions } from "./typed-descriptions.ts";
import { storedText, useTypedDescription } from "./useDescriptions.ts";

type DescriptionFieldProps = {
  image: AdminImage;
  language: DescriptionKey["language"];
  place: number;
  descriptions: TypedDescriptions;
};

/** The description of an image in one language, saved while it is typed, and its state. */
export function DescriptionField(props: DescriptionFieldProps) {
  const { image, language, place, descriptions } = props;
  const phrases = usePhrases(describePhrases);
  const key = { id: image.id, language };
  const typed = useTypedDescription(descriptions, key);
  const stored = storedText(image, language);
  return (
    <div className={styles.field} data-state={typed?.state}>
      <Textarea
        label={phrases.languages[language]}
        aria-label={`${phrases.languages[language]}. ${phrases.picture(place)}`}
        lang={languageCodes[language].html}
        value={shownText(typed, stored)}
        readOnly={image.isDecorative}
        minRows={3}
        rows={3}
        onChange={(event) => descriptions.type(key, event.currentTarget.value, stored)}
        onBlur={() => descriptions.leave(key)}
      />
      {typed?.state === "conflict" ? (
        <Conflict theirs={typed.previous} onSettle={(choice) => descriptions.settle(key, choice)} />
      ) : (
        <p className={styles.state}>
          {image.isDecorative ? phrases.isDecorative : typed && phrases.states[typed.state]}
        </p>
      )}
    </div>
  );
}

/** A saved text as it is stored, unless only the spaces around it differ, which may follow. */
const shownText = (typed: TypedDescription | undefined, stored: string) =>
  !typed || (typed.state === "saved" && typed.text.trim() !== stored) ? stored : typed.text;

type ConflictProps = { theirs: string; onSettle: (choice: "own" | "theirs") => void };

function Conflict({ theirs, onSettle }: ConflictProps) {
  const phrases = usePhrases(describePhrases);
  return (
    <div role="alert" className={styles.conflict}>
      <p>{theirs ? phrases.conflict(theirs) : phrases.conflictBlank}</p>
      <div className={styles.choices}>
        <Button size="compact-md" onClick={() => onSettle("own")}>
          {phrases.keepOwn}
        </Button>
        <Button size="compact-md" variant="default" onClick={() => onSettle("theirs")}>
          {phrases.takeTheirs}
        </Button>
      </div>
    </div>
  );
}
