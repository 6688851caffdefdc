import { ActionIcon, TextInput } from "@mantine/core";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { languageCodes, useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { TrashIcon } from "../../../ui/icons/admin-icons.tsx";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import styles from "./ApplicationSettings.module.css";
import { type EditedLine, isName, isPhone } from "./emergency-lines.ts";

type EmergencyLineRowProps = {
  line: EditedLine;
  /** Whether validation errors are shown. */
  isWrong: boolean;
  isFirst: boolean;
  isLast: boolean;
  onChange: (part: Partial<EditedLine>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** One emergency line: its number, its name in both languages, and its position. */
export function EmergencyLineRow(props: EmergencyLineRowProps) {
  const { line, isWrong, onChange } = props;
  const phrases = usePhrases(applicationSettingsPhrases);
  const language = useLanguage();
  const name = (language === "UA" ? line.nameUa : line.nameEng) || line.phone;
  const called = name || phrases.unnamedLine;
  const wrong = (isRight: boolean, sentence: string) =>
    isWrong && !isRight ? sentence : undefined;
  return (
    <li className={styles.line}>
      <TextInput
        label={phrases.phone}
        type="tel"
        autoComplete="off"
        maxLength={30}
        value={line.phone}
        error={wrong(isPhone(line.phone), phrases.lineRules.phone)}
        onChange={(event) => onChange({ phone: event.currentTarget.value })}
      />
      <TextInput
        label={phrases.nameUa}
        lang={languageCodes.UA.html}
        autoComplete="off"
        maxLength={200}
        value={line.nameUa}
        error={wrong(isName(line.nameUa), phrases.lineRules.name)}
        onChange={(event) => onChange({ nameUa: event.currentTarget.value })}
      />
      <TextInput
        label={phrases.nameEng}
        lang={languageCodes.ENG.html}
        autoComplete="off"
        maxLength={200}
        value={line.nameEng}
        error={wrong(isName(line.nameEng), phrases.lineRules.name)}
        onChange={(event) => onChange({ nameEng: event.currentTarget.value })}
      />
      <MoveButtons {...props} called={called} />
    </li>
  );
}

function MoveButtons(props: EmergencyLineRowProps & { called: string }) {
  const { isFirst, isLast, onMove, onRemove, called } = props;
  const phrases = usePhrases(applicationSettingsPhrases);
  return (
    <div className={styles.moves}>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={styles.up}
        aria-label={phrases.up(called)}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ChevronIcon size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={phrases.down(called)}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ChevronIcon size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={phrases.removeLine(called)}
        onClick={onRemove}
      >
        <TrashIcon size={18} />
      </ActionIcon>
    </div>
  );
}
