import type { ApiError } from "../../../graphql/errors.ts";
import type { Answers, FormRules } from "./answers.ts";
import { type AnswerError, validateAnswers } from "./validate.ts";

/**
 * The fields that the server refused, by the form's own paths, with one reason for each: that of
 * our own check where it has one, for it knows the bounds.
 */
export function answerErrorsFrom(
  failure: ApiError | null,
  rules: FormRules,
  answers: Answers,
): readonly AnswerError[] {
  const refused = (failure?.fields ?? []).flatMap(({ path, ...rest }) =>
    path.startsWith("input.") ? [{ ...rest, path: path.slice("input.".length) }] : [],
  );
  const found = validateAnswers(rules, answers);
  const paths = [...new Set(refused.map(({ path }) => path))];
  const isOf = (path: string) => (wrong: AnswerError) => wrong.path === path;
  return paths.flatMap((path) => found.find(isOf(path)) ?? refused.find(isOf(path)) ?? []);
}

/** Words that changed have to be agreed to anew. */
export const withoutConsent = (rules: FormRules, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([path, answer]) => [path, rules[path]?.ticked ? "" : answer]),
  );
