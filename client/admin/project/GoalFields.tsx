import { projectFieldPhrases } from "../../phrases/admin/fields/project.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { blankForNull, DayField } from "../editor/fields/BasicFields.tsx";
import type { FieldProps } from "../editor/fields/field-props.ts";
import { HryvniaField } from "../editor/fields/HryvniaField.tsx";
import { LongField } from "../editor/fields/LongField.tsx";
import { AsideCard } from "../screen/AsideCard.tsx";

type GoalFieldsProps = {
  target: FieldProps<number | null>;
  from: FieldProps<string | null>;
  until: FieldProps<string | null>;
  needsUa: FieldProps<string>;
  needsEng: FieldProps<string>;
};

/** The money that a project needs; without a sum the other fields do not exist. */
export function GoalFields({ target, from, until, needsUa, needsEng }: GoalFieldsProps) {
  const { goal } = usePhrases(projectFieldPhrases);
  return (
    <AsideCard title={goal.title}>
      <HryvniaField hint={goal.text} {...target} />
      {target.value !== null && (
        <>
          <DayField hint={goal.from} {...blankForNull(from)} />
          <DayField canBeLater hint={goal.until} {...blankForNull(until)} />
          <LongField minRows={3} hint={goal.needs} language="UA" {...needsUa} />
          <LongField minRows={3} hint={goal.needs} language="ENG" {...needsEng} />
        </>
      )}
    </AsideCard>
  );
}
