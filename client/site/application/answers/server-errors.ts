import type { ApiError } from "../../../graphql/errors.ts";
import type { Answers, FormRules } from "./answers.ts";
import { type AnswerError, validateAnswers } from "./validate.ts";

/**
 * The fields that the server rejected, by the form's paths, with one error each: the client's own
 * validation error where there is one, because it includes the limits.
 */
export function answerErrorsFrom(
  error: ApiError | null,
  rules: FormRules,
  answers: Answers,
): readonly AnswerError[] {
  const refused = (error?.fields ?? []).flatMap(({ path, ...rest }) =>
    path.startsWith("input.") ? [{ ...rest, path: path.slice("input.".length) }] : [],
  );
  const found = validateAnswers(rules, answers);
  const paths = [...new Set(refused.map(({ path }) => path))];
  const isOf = (path: string) => (wrong: AnswerError) => wrong.path === path;
  return paths.flatMap((path) => found.find(isOf(path)) ?? refused.find(isOf(path)) ?? []);
}

/** The consent text has changed, so consent has to be given again. */
export const withoutConsent = (rules: FormRules, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([path, answer]) => [path, rules[path]?.ticked ? "" : answer]),
  );
