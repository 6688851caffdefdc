import { formRules } from "../../../graphql/generated/form-rules.ts";
import type { ApplicationFormKind } from "../inbox-query.ts";

/** Contact details come first, in this order, whatever the order in the form. */
const contactFields = [
  "fullName",
  "name",
  "organisation",
  "position",
  "phone",
  "email",
  "contactMethod",
  "safeContact",
  "time",
  "language",
  "region",
  "settlement",
  "country",
  "guardianName",
  "guardianPhone",
];

const agreementFields = ["consent", "healthConsent", "parentConfirmed", "safeguarding"];

export type AnswerGroup = "contact" | "asked" | "agreed";

/** The answered fields in the order in which a case worker reads them. */
export function answerGroups(
  form: ApplicationFormKind,
  answers: Record<string, unknown>,
): Record<AnswerGroup, string[]> {
  const given = (field: string) => Object.hasOwn(answers, field) && !isBlank(answers[field]);
  const special = new Set([...contactFields, ...agreementFields]);
  const known = Object.keys(formRules[form]);
  // Older applications may have fields that the form no longer has.
  const older = Object.keys(answers).filter(
    (field) => !known.includes(field) && field !== "earlier",
  );
  return {
    contact: contactFields.filter(given),
    asked: [...known, ...older].filter((field) => !special.has(field) && given(field)),
    agreed: agreementFields.filter(given),
  };
}

const isBlank = (answer: unknown) =>
  answer === null || answer === "" || (Array.isArray(answer) && answer.length === 0);
