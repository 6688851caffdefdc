import { useCallback, useState } from "react";
import { type Answers, type FormRules, isAsked } from "../answers/answers.ts";
import { type AnswerError, validateAnswers } from "../answers/validate.ts";

/**
 * What is told to be wrong. A field is told once somebody tried to go on; from then on it is
 * looked at anew with every key, so that what is mended is not called wrong any more.
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
