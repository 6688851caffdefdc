import { useState } from "react";
import { toApiError } from "../../graphql/errors.ts";
import {
  type NewsSwitchesQuery,
  useNewsSwitchesQuery,
} from "../../graphql/generated/NewsSwitches.ts";
import { useShowInNewsMutation } from "../../graphql/generated/ShowInNews.ts";
import { dashboardPhrases } from "../../phrases/admin/dashboard.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { notifyError } from "../screen/notifications.tsx";
import { useErrorText } from "../screen/useErrorText.ts";

export type NewsGallery = NewsSwitchesQuery["news"]["items"][number];

/** Number of galleries that fit into the card. */
const shown = 5;

/**
 * The newest galleries of the News. One that is switched off stays in the list until the screen is
 * left, so that it can be switched on again. The switch updates optimistically and is reverted on
 * an error.
 */
export function useNewsSwitches() {
  const language = useLanguage();
  const phrases = usePhrases(dashboardPhrases);
  const errorText = useErrorText();
  const { data, previousData, loading } = useNewsSwitchesQuery({
    variables: { language, first: shown },
  });
  const [show] = useShowInNewsMutation({ context: { handlesOwnErrors: true } });
  const [switchedOff, setSwitchedOff] = useState<readonly NewsGallery[]>([]);
  const news = (data ?? previousData)?.news;
  const isOff = ({ id }: NewsGallery) => switchedOff.some((one) => one.id === id);
  const others = (news?.items ?? []).filter((one) => !isOff(one));
  const galleries = [...others, ...switchedOff].sort(newestFirst);

  async function turn(gallery: NewsGallery, isShown: boolean) {
    const before = switchedOff;
    const rest = before.filter(({ id }) => id !== gallery.id);
    setSwitchedOff(isShown ? rest : [...rest, gallery]);
    try {
      const variables = { id: gallery.id, version: gallery.version, isShown };
      const answer = await show({ variables });
      const version = answer.data?.showGalleryInNews.version ?? gallery.version;
      setSwitchedOff((now) =>
        now.map((one) => (one.id === gallery.id ? { ...one, version } : one)),
      );
    } catch (error) {
      setSwitchedOff(before);
      notifyError({ title: phrases.failedAction, text: errorText(toApiError(error)) });
    }
  }

  return { galleries, isOff, turn, isEmpty: !loading && galleries.length === 0 };
}

const newestFirst = (one: NewsGallery, other: NewsGallery) =>
  (other.day ?? "").localeCompare(one.day ?? "");
