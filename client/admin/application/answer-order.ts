import { formRules } from "../../graphql/generated/form-rules.ts";
import type { ApplicationForm } from "./inbox-wish.ts";

/** How to reach somebody stands first, in this order, whatever the form asks before. */
const contacts = [
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

const agreements = ["consent", "healthConsent", "parentConfirmed", "safeguarding"];

export type AnswerGroup = "contact" | "asked" | "agreed";

/** The answered fields in the order in which a case worker reads them. */
export function answerGroups(
  form: ApplicationForm,
  answers: Record<string, unknown>,
): Record<AnswerGroup, string[]> {
  const given = (field: string) => Object.hasOwn(answers, field) && !isBlank(answers[field]);
  const special = new Set([...contacts, ...agreements]);
  const known = Object.keys(formRules[form]);
  // A form may lose a field that older applications have.
  const older = Object.keys(answers).filter(
    (field) => !known.includes(field) && field !== "earlier",
  );
  return {
    contact: contacts.filter(given),
    asked: [...known, ...older].filter((field) => !special.has(field) && given(field)),
    agreed: agreements.filter(given),
  };
}

const isBlank = (answer: unknown) =>
  answer === null || answer === "" || (Array.isArray(answer) && answer.length === 0);
