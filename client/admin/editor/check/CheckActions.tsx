import { Button, Group } from "@mantine/core";
import { publicationCheckPhrases } from "../../../phrases/admin/publication-check.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import styles from "./PublicationCheckDialog.module.css";
import type { OpenCheck } from "./usePublicationCheck.ts";

type CheckActionsProps = {
  check: OpenCheck;
  /** Takes the images of which it is not known who can be recognised. */
  onSayPeople: (imageIds: readonly string[]) => void;
};

/** What mends a point comes first; to publish in spite of the points is possible, and quiet. */
export function CheckActions({
  check: { points, isLater, decide },
  onSayPeople,
}: CheckActionsProps) {
  const phrases = usePhrases(publicationCheckPhrases);
  const isBlocked = points.some(({ isBlocking }) => isBlocking);
  const isFine = points.length === 0;
  const unknown = unknownPeopleIn(points);
  const anyway = isLater ? phrases.scheduleAnyway : phrases.publishAnyway;
  return (
    <Group className={styles.actions}>
      {unknown.length > 0 && (
        <Button data-autofocus onClick={() => onSayPeople(unknown)}>
          {phrases.sayPeople}
        </Button>
      )}
      {isFine && (
        <Button data-autofocus onClick={() => decide(true)}>
          {isLater ? phrases.schedule : phrases.publish}
        </Button>
      )}
      <Button
        variant={isFine || unknown.length > 0 ? "default" : "filled"}
        data-autofocus={(!isFine && unknown.length === 0) || undefined}
        onClick={() => decide(false)}
      >
        {phrases.back}
      </Button>
      {!isBlocked && !isFine && (
        <Button variant="subtle" onClick={() => decide(true)}>
          {anyway}
        </Button>
      )}
    </Group>
  );
}

/** The images of which nobody has said who can be recognised, each once. */
const unknownPeopleIn = (points: OpenCheck["points"]): string[] => [
  ...new Set(
    points.flatMap(({ kind, imageIds }) => (kind === "PICTURE_OF_UNKNOWN_PEOPLE" ? imageIds : [])),
  ),
];
