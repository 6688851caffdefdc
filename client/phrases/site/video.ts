import { useMemo } from "react";
import { languageCodes, useLanguage } from "../language.tsx";
import { definePhrases, usePhrases } from "../phrases.ts";

/** The sentences beside a video. */
const videoPhrases = definePhrases({
  UA: {
    play: "Дивитися відео",
    notice: "Відео відкриється з YouTube. До натискання ваш браузер не звертається до YouTube.",
    open: "Відкрити на YouTube",
    player: "Відео на YouTube",
  },
  ENG: {
    play: "Watch the video",
    notice:
      "The video will open from YouTube. Your browser does not contact YouTube until you press play.",
    open: "Open on YouTube",
    player: "Video on YouTube",
  },
});

/** The sentences beside a video, and their language as an HTML code. */
export function useVideoLabels() {
  const phrases = usePhrases(videoPhrases);
  const lang = languageCodes[useLanguage()].html;
  return useMemo(() => ({ ...phrases, lang }), [phrases, lang]);
}
