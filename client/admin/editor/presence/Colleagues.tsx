import { useState } from "react";
import { presencePhrases } from "../../../phrases/admin/presence.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { PeopleIcon } from "../../../ui/icons/admin-icons.tsx";
import { formatRecentTime } from "../../screen/recent-time.ts";
import { isSingleton } from "../state/editor-config.ts";
import type { EditorState } from "../state/useEditor.ts";
import styles from "./Colleagues.module.css";
import { type Colleague, useColleagues } from "./useColleagues.ts";

/** Who else has the item open now, and since when; announced when somebody comes. */
export function Colleagues({ editor }: { editor: EditorState }) {
  const { kind } = editor.config;
  const id = isSingleton(kind) ? null : (editor.item?.id ?? null);
  const colleagues = useColleagues(kind, id, !editor.isNew);
  return (
    <div role="status">
      {colleagues.length > 0 && (
        <ul className={styles.colleagues}>
          {colleagues.map((colleague) => (
            <ColleagueLine key={colleague.id} colleague={colleague} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ColleagueLine({ colleague }: { colleague: Colleague }) {
  const phrases = usePhrases(presencePhrases);
  const language = useLanguage();
  const [now] = useState(Date.now);
  return (
    <li className={styles.colleague}>
      <PeopleIcon size={18} />
      <span>
        {phrases.isEditing(
          colleague.name || phrases.somebody,
          formatRecentTime(colleague.openedAt, now, language),
        )}
      </span>
    </li>
  );
}
