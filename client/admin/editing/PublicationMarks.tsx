import { useState } from "react";
import { badgePhrases } from "../../phrases/admin-badges.ts";
import { dayOf, formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { EyeIcon } from "../../ui/admin-icons.tsx";
import { PencilIcon } from "../../ui/icons.tsx";
import styles from "./LanguageBadges.module.css";
import { type Publication, publicationOf, type Standing } from "./standings.ts";
import { ClockIcon } from "./table-icons.tsx";

const icons = { published: EyeIcon, scheduled: ClockIcon, draft: PencilIcon };

type Mark = { publication: Publication; words: string; languages: Standing["language"][] };

/** Whether visitors see an item: said once where both languages agree, else for each. */
export function PublicationMarks({ standings }: { standings: readonly Standing[] }) {
  const phrases = usePhrases(badgePhrases);
  const language = useLanguage();
  const [now] = useState(Date.now);
  const marks: Mark[] = [];
  for (const standing of standings) {
    const publication = publicationOf(standing, now);
    if (!publication) continue;
    const { publishedAt } = standing;
    const words =
      publication === "scheduled" && publishedAt
        ? phrases.scheduled(formatDay(dayOf(publishedAt), language))
        : phrases[publication === "draft" ? "draft" : "published"];
    const same = marks.find((mark) => mark.words === words);
    if (same) same.languages.push(standing.language);
    else marks.push({ publication, words, languages: [standing.language] });
  }
  return (
    <ul className={styles.marks}>
      {marks.map(({ publication, words, languages }) => {
        const Icon = icons[publication];
        return (
          <li key={words} className={styles[publication]}>
            <Icon size={14} />
            {marks.length > 1 && `${languages.map((one) => phrases.short[one]).join(", ")} `}
            {words}
          </li>
        );
      })}
    </ul>
  );
}
