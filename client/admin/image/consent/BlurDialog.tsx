import { Button, Checkbox, Group, Modal, Radio, Stack } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useRef, useState } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import {
  type OriginalFate,
  type PicturePeople,
  useBlurImageMutation,
} from "../../../graphql/generated/BlurDialog.ts";
import { useIsAdmin } from "../../../graphql/session.ts";
import { blurringPhrases } from "../../../phrases/admin/blurring.ts";
import { pictureConsentPhrases } from "../../../phrases/admin/picture-consents.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { PlusIcon } from "../../../ui/icons/icons.tsx";
import { pictureUrl } from "../../../ui/picture/variant-urls.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { notifySuccess } from "../../screen/notifications.tsx";
import { type AdminImage, pictureOf } from "../useAdminImage.ts";
import styles from "./BlurDialog.module.css";
import { BlurStage } from "./BlurStage.tsx";
import { maxAreas, percentOf } from "./blur-areas.ts";
import { isAgainst } from "./consent-status.ts";
import { type BlurAreas, useBlurAreas } from "./useBlurAreas.ts";

const people = ["NOBODY", "ADULTS", "CHILDREN"] as const;
const fates = ["SEALED", "ERASED"] as const;

type BlurDialogProps = { image: AdminImage; onClose: () => void };

/** Blurs areas of a picture into its file, and says who can still be recognised. */
export function BlurDialog({ image, onClose }: BlurDialogProps) {
  const phrases = usePhrases(blurringPhrases);
  const isSmall = useMediaQuery("(max-width: 48em)");
  const language = useLanguage();
  // What was drawn belongs to this file, even if the picture changes behind the dialog.
  const [shown] = useState(image);
  const areas = useBlurAreas();
  const answers = useAnswers(shown);
  const blurring = useBlurring(shown, onClose);
  const [isMissing, setIsMissing] = useState(false);
  const save = () => {
    const { shows, original, consentIds } = answers;
    setIsMissing(shows === null);
    if (shows) void blurring.blur(areas, { shows, original, consentIds });
  };
  return (
    <Modal
      opened
      size="66rem"
      fullScreen={isSmall ?? false}
      title={phrases.title}
      onClose={onClose}
      closeButtonProps={{ "aria-label": phrases.close }}
    >
      <div className={styles.halves}>
        <div className={styles.drawing}>
          <BlurStage address={pictureUrl(pictureOf(shown, language), 1280)} areas={areas} />
          <p className={styles.hint}>{phrases.hint}</p>
          <p className={styles.hint}>{phrases.keys}</p>
        </div>
        <div className={styles.answers}>
          <AreaList areas={areas} />
          <AnswerFields answers={answers} isMissing={isMissing} />
        </div>
      </div>
      {blurring.error && (
        <p role="alert" className={styles.failed}>
          {blurring.error.code === "CONFLICT"
            ? phrases.stale
            : blurring.error.code === "UNAVAILABLE"
              ? phrases.filesAway
              : phrases.failed}
        </p>
      )}
      <Group justify="flex-end" gap="0.75rem" mt="1rem">
        <Button variant="default" onClick={onClose}>
          {phrases.cancel}
        </Button>
        <Button disabled={areas.all.length === 0} loading={blurring.isRunning} onClick={save}>
          {phrases.save}
        </Button>
      </Group>
    </Modal>
  );
}

function AreaList({ areas }: { areas: BlurAreas }) {
  const phrases = usePhrases(blurringPhrases);
  const list = useRef<HTMLDivElement>(null);
  const add = () => {
    const area = areas.addMiddle();
    if (!area) return;
    const selector = `[data-area="${area.id}"]`;
    // The area is drawn after this event.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
  };
  return (
    <div className={styles.list} ref={list}>
      <Button
        variant="default"
        leftSection={<PlusIcon size={18} />}
        disabled={areas.all.length >= maxAreas}
        onClick={add}
      >
        {phrases.add}
      </Button>
      {areas.all.length === 0 && <p className={styles.hint}>{phrases.none}</p>}
      <ol>
        {areas.all.map((area, index) => (
          <li key={area.id}>
            <span>{phrases.area(index + 1, percentOf(area))}</span>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={phrases.removeOf(index + 1)}
              onClick={() => {
                areas.remove(area.id);
                list.current?.querySelector("button")?.focus();
              }}
            >
              {phrases.remove}
            </Button>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{areas.spoken}</span>
      </VisuallyHidden>
    </div>
  );
}

type AnswerFieldsProps = {
  answers: ReturnType<typeof useAnswers>;
  isMissing: boolean;
};

function AnswerFields({ answers, isMissing }: AnswerFieldsProps) {
  const phrases = usePhrases(blurringPhrases);
  const { nameless } = usePhrases(pictureConsentPhrases);
  const { shows, original, released, releasable, staysHidden } = answers;
  return (
    <>
      <Radio.Group
        label={phrases.afterwards}
        value={shows}
        onChange={answers.setShows}
        error={isMissing && shows === null && phrases.missing}
      >
        <Stack gap="0.625rem" mt="0.5rem">
          {people.map((value) => (
            <Radio key={value} value={value} label={phrases.people[value]} />
          ))}
        </Stack>
      </Radio.Group>
      {staysHidden && <p className={styles.hint}>{phrases.onlyAdmins}</p>}
      {releasable.length > 0 && shows !== null && shows !== "NOBODY" && (
        <Checkbox.Group
          label={phrases.consents}
          description={phrases.consentsHint}
          value={released}
          onChange={answers.setReleased}
        >
          <Stack gap="0.625rem" mt="0.5rem">
            {releasable.map(({ id, event }) => (
              <Checkbox key={id} value={id} label={event || nameless} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      <Radio.Group label={phrases.original} value={original} onChange={answers.setOriginal}>
        <Stack gap="0.625rem" mt="0.5rem">
          {fates.map((value) => (
            <Radio key={value} value={value} label={phrases.fates[value]} />
          ))}
        </Stack>
      </Radio.Group>
    </>
  );
}

/** Consents that were withdrawn or refused are why a picture is blurred; only admins release them. */
function useAnswers({ consents }: AdminImage) {
  const isAdmin = useIsAdmin();
  const releasable = isAdmin ? consents : consents.filter((consent) => !isAgainst(consent));
  const staysHidden = releasable.length < consents.length;
  const [shows, setShows] = useState<PicturePeople | null>(null);
  const [original, setOriginal] = useState<OriginalFate>("SEALED");
  const [released, setReleased] = useState(() => releasable.filter(isAgainst).map(({ id }) => id));
  // Where nobody can be recognised, no consent concerns the picture.
  const consentIds = shows === "NOBODY" ? releasable.map(({ id }) => id) : released;
  const choices = { shows, setShows, original, setOriginal, released, setReleased };
  return { ...choices, releasable, staysHidden, consentIds };
}

function useBlurring({ id, publicId }: AdminImage, onDone: () => void) {
  const phrases = usePhrases(blurringPhrases);
  const [send, { loading, error }] = useBlurImageMutation({
    context: { handlesOwnErrors: true },
  });
  return {
    isRunning: loading,
    error: error ? toApiError(error) : null,
    async blur(
      areas: BlurAreas,
      answers: { shows: PicturePeople; original: OriginalFate; consentIds: string[] },
    ) {
      // Rounding must not push an area over the edge.
      const fractions = areas.all.map(({ id: _, ...area }) => ({
        ...area,
        width: Math.min(area.width, 1 - area.x),
        height: Math.min(area.height, 1 - area.y),
      }));
      const isDone = await send({ variables: { id, publicId, areas: fractions, ...answers } }).then(
        () => true,
        () => false,
      );
      if (!isDone) return;
      notifySuccess({ title: phrases.saved, text: phrases.savedText });
      onDone();
    },
  };
}
