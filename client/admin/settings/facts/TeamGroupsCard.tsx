import { namedListPhrases } from "../../../phrases/admin/fields/named-lists.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { newId } from "../../screen/new-id.ts";
import type { SettingsForm } from "../settings-form.ts";
import type { SettingsEditing } from "../useSettingsEditor.ts";
import styles from "./NamedRows.module.css";
import { NamedRows } from "./NamedRows.tsx";

type Group = SettingsForm["teamGroups"][number];

const path = "teamGroups";
/** The server's limit. */
const maxGroups = 20;
const usualGroups = ["ORGANIZERS", "PSYCHOLOGISTS", "OTHERS"];

/** The groups in which the team page shows its members. */
export function TeamGroupsCard({ editor }: { editor: SettingsEditing }) {
  const phrases = usePhrases(namedListPhrases).team;
  const { value, onUpdate } = editor.field(path);
  // The errors name rows by their place, which may no longer be right then.
  const change = (update: (now: readonly Group[]) => readonly Group[]) => {
    editor.writes.clearErrorsUnder(path);
    onUpdate(update);
  };
  return (
    <section
      className={styles.card}
      aria-labelledby="team-groups"
      id={`field-${path}`}
      tabIndex={-1}
    >
      <h2 id="team-groups">{phrases.title}</h2>
      <p className={styles.about}>{phrases.text}</p>
      <NamedRows
        path={path}
        all={value}
        rows={value}
        errorAt={editor.writes.errorAt}
        onChange={change}
        keptFor={({ id }) => (usualGroups.includes(id) ? phrases.usual : null)}
        labels={phrases}
        onAdd={
          value.length < maxGroups ? () => ({ id: newId(), nameUa: "", nameEng: "" }) : undefined
        }
      />
    </section>
  );
}
