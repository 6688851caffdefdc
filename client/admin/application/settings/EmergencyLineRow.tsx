import { ActionIcon, Checkbox, TextInput } from "@mantine/core";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { formatDateTime } from "../../../phrases/date-times.ts";
import { languageCodes, useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { TrashIcon } from "../../../ui/icons/admin-icons.tsx";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { StatusBadge } from "../../publication/StatusBadge.tsx";
import styles from "./ApplicationSettings.module.css";
import type { EmergencyLinesEditing } from "./useEmergencyLines.ts";

type EmergencyLineRowProps = { editing: EmergencyLinesEditing; index: number };

/** One emergency line: its number, its name and hours in both languages, and its position. */
export function EmergencyLineRow({ editing, index }: EmergencyLineRowProps) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const { field } = editing;
  return (
    <li className={styles.line}>
      <TextInput
        label={phrases.phone}
        type="tel"
        autoComplete="off"
        maxLength={30}
        {...field(index, "phone")}
      />
      <TextInput
        label={phrases.nameUa}
        lang={languageCodes.UA.html}
        autoComplete="off"
        maxLength={200}
        {...field(index, "nameUa")}
      />
      <TextInput
        label={phrases.nameEng}
        lang={languageCodes.ENG.html}
        autoComplete="off"
        maxLength={200}
        {...field(index, "nameEng")}
      />
      <TextInput
        label={phrases.hoursUa}
        lang={languageCodes.UA.html}
        autoComplete="off"
        maxLength={200}
        {...field(index, "hoursUa")}
      />
      <TextInput
        label={phrases.hoursEng}
        lang={languageCodes.ENG.html}
        autoComplete="off"
        maxLength={200}
        {...field(index, "hoursEng")}
      />
      <Confirmation editing={editing} index={index} />
      <MoveButtons editing={editing} index={index} />
    </li>
  );
}

/** Who rang it last, and whether the admin has just done so. */
function Confirmation({ editing, index }: EmergencyLineRowProps) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const language = useLanguage();
  const confirmed = editing.confirmedLine(index);
  return (
    <div className={styles.confirmation}>
      {confirmed?.confirmedAt ? (
        <p>
          {phrases.confirmed(
            formatDateTime(confirmed.confirmedAt, language),
            confirmed.confirmedBy,
          )}
        </p>
      ) : (
        <StatusBadge state="partial">{phrases.unconfirmed}</StatusBadge>
      )}
      <Checkbox label={phrases.confirm} {...editing.confirmation(index)} />
    </div>
  );
}

function MoveButtons({ editing: { rows, lineOf }, index }: EmergencyLineRowProps) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const language = useLanguage();
  const line = lineOf(index);
  const name = (language === "UA" ? line.nameUa : line.nameEng) || line.phone;
  const called = name || phrases.unnamedLine;
  return (
    <div className={styles.moves}>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={styles.up}
        aria-label={phrases.up(called)}
        disabled={index === 0}
        onClick={() => rows.swap(index, index - 1)}
      >
        <ChevronIcon size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={phrases.down(called)}
        disabled={index === rows.fields.length - 1}
        onClick={() => rows.swap(index, index + 1)}
      >
        <ChevronIcon size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={phrases.removeLine(called)}
        onClick={() => rows.remove(index)}
      >
        <TrashIcon size={18} />
      </ActionIcon>
    </div>
  );
}
