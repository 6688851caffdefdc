import { useCallback, useState } from "react";
import { type Answers, type FormRules, isAsked } from "./answers.ts";
import { check, type Wrong } from "./check.ts";

/**
 * What is told to be wrong. A field is told once somebody tried to go on; from then on it is
 * looked at anew with every key, so that what is mended is not called wrong any more.
 */
export function useWrongs(rules: FormRules, answers: Answers, atFirst: readonly Wrong[]) {
  const [told, setTold] = useState(atFirst);
  const [toldFor, setToldFor] = useState(answers);
  const wrongs = told.filter(({ path }) => isAsked(rules, path, answers));

  if (toldFor !== answers) {
    setToldFor(answers);
    if (told.length > 0) setTold(afterTyping(rules, told, toldFor, answers));
  }

  const tell = useCallback(
    (found: readonly Wrong[]) => {
      setTold(found);
      setToldFor(answers);
    },
    [answers],
  );
  return { wrongs, tell };
}

function afterTyping(
  rules: FormRules,
  told: readonly Wrong[],
  before: Answers,
  answers: Answers,
): readonly Wrong[] {
  const now = check(rules, answers);
  const isSame = (path: string) => {
    const own = Object.keys(rules).filter((one) => one === path || one.startsWith(`${path}.`));
    const of = rules[path]?.sum;
    return [...own, ...(of ? [of] : [])].every((one) => before[one] === answers[one]);
  };
  return told.flatMap((one) => {
    if (isSame(one.path)) return one;
    return now.filter(({ path }) => path === one.path);
  });
}
