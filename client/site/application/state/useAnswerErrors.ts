import { useCallback, useState } from "react";
import { type Answers, type FormRules, isAsked } from "../answers/answers.ts";
import { type AnswerError, validateAnswers } from "../answers/validate.ts";

/**
 * The errors shown. A field is validated once the reader tries to continue; from then on it is
 * validated on every keystroke, so that a corrected answer loses its error at once.
 */
export function useAnswerErrors(
  rules: FormRules,
  answers: Answers,
  atFirst: readonly AnswerError[],
) {
  const [shownErrors, setShownErrors] = useState(atFirst);
  const [validatedAnswers, setValidatedAnswers] = useState(answers);
  const errors = shownErrors.filter(({ path }) => isAsked(rules, path, answers));

  if (validatedAnswers !== answers) {
    setValidatedAnswers(answers);
    if (shownErrors.length > 0)
      setShownErrors(revalidate(rules, shownErrors, validatedAnswers, answers));
  }

  const setErrors = useCallback(
    (found: readonly AnswerError[]) => {
      setShownErrors(found);
      setValidatedAnswers(answers);
    },
    [answers],
  );
  return { errors, setErrors };
}

function revalidate(
  rules: FormRules,
  shownErrors: readonly AnswerError[],
  before: Answers,
  answers: Answers,
): readonly AnswerError[] {
  const now = validateAnswers(rules, answers);
  const isSame = (path: string) => {
    const own = Object.keys(rules).filter((one) => one === path || one.startsWith(`${path}.`));
    const of = rules[path]?.sum;
    return [...own, ...(of ? [of] : [])].every((one) => before[one] === answers[one]);
  };
  return shownErrors.flatMap((one) => {
    if (isSame(one.path)) return one;
    return now.filter(({ path }) => path === one.path);
  });
}
