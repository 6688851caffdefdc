import { Button, Group, Modal, Radio, Stack } from "@mantine/core";
import { useState } from "react";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { schedulePhrases } from "../../phrases/admin/schedule.ts";
import { formatDateTime, parseKyivTime } from "../../phrases/date-times.ts";
import { type Language, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { serverNow } from "../../server-clock.ts";
import { useReturnFocus } from "../screen/useReturnFocus.ts";
import { ScheduleTime } from "./ScheduleTime.tsx";

export type ScheduledAction = "show" | "hide";

/** The languages for each action, and times that the new one must not contradict. */
export type ScheduleOptions = Record<ScheduledAction, readonly Language[]> & {
  times(language: Language): { publishedAt: string | null; unpublishAt: string | null };
};

/** Chooses when something is shown on the site, or hidden from it, in Kyiv time. */
export function ScheduleDialog(props: {
  options: ScheduleOptions;
  onClose: () => void;
  onChosen: (action: ScheduledAction, language: Language | null, at: string) => void;
}) {
  useReturnFocus();
  const { options, onClose } = props;
  const { close, languages } = usePhrases(editingPhrases);
  const phrases = usePhrases(schedulePhrases);
  const reader = useLanguage();
  const actions = (["show", "hide"] as const).filter((action) => options[action].length > 0);
  const [action, setAction] = useState<ScheduledAction>(actions[0] ?? "show");
  const [chosen, setChosen] = useState<Language | "BOTH">("BOTH");
  const [written, setWritten] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const offered = options[action];
  const isBoth = offered.length > 1 && (chosen === "BOTH" || !offered.includes(chosen));
  const which = isBoth ? "BOTH" : (offered.find((each) => each === chosen) ?? offered[0] ?? "UA");

  const errorOf = (at: string | null): string | undefined => {
    if (!at) return written ? phrases.skipped : phrases.missing;
    if (new Date(at) <= serverNow()) return phrases.past;
    for (const language of which === "BOTH" ? offered : [which]) {
      const { publishedAt, unpublishAt } = options.times(language);
      if (action === "hide" && publishedAt && at <= publishedAt) {
        return phrases.tooEarly(formatDateTime(publishedAt, reader));
      }
      if (action === "show" && unpublishAt && at >= unpublishAt) {
        return phrases.tooLate(formatDateTime(unpublishAt, reader));
      }
    }
    return undefined;
  };
  const confirm = () => {
    const at = written && parseKyivTime(written);
    const found = errorOf(at);
    if (!at || found) return setError(found);
    props.onChosen(action, which === "BOTH" ? null : which, at);
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={phrases[action].title}
      centered
      closeButtonProps={{ "aria-label": close }}
    >
      <Stack>
        {actions.length > 1 && (
          <Radio.Group
            label={phrases.what}
            value={action}
            onChange={(value) => setAction(value as ScheduledAction)} // one of the values below
          >
            <Stack gap="xs" mt="xs">
              {actions.map((each) => (
                <Radio key={each} value={each} label={phrases[each].action} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        <Radio.Group
          label={phrases[action].which}
          value={which}
          onChange={(value) => setChosen(value as Language | "BOTH")} // one of the values below
        >
          <Stack gap="xs" mt="xs">
            {offered.length > 1 && <Radio value="BOTH" label={phrases.both} />}
            {offered.map((language) => (
              <Radio key={language} value={language} label={languages[language]} />
            ))}
          </Stack>
        </Radio.Group>
        <ScheduleTime
          value={written}
          error={error}
          onChange={(value) => {
            setWritten(value);
            setError(undefined);
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {phrases.cancel}
          </Button>
          <Button onClick={confirm}>{phrases.confirm}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
