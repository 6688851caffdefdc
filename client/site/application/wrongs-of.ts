import type { Failure } from "../../graphql/failures.ts";
import type { Answers, FormRules } from "./answers.ts";
import { check, type Wrong } from "./check.ts";

/**
 * The fields that the server refused, by the form's own paths, with one reason for each: that of
 * our own check where it has one, for it knows the bounds.
 */
export function wrongsOf(
  failure: Failure | null,
  rules: FormRules,
  answers: Answers,
): readonly Wrong[] {
  const refused = (failure?.fields ?? []).flatMap(({ path, ...rest }) =>
    path.startsWith("input.") ? [{ ...rest, path: path.slice("input.".length) }] : [],
  );
  const found = check(rules, answers);
  const paths = [...new Set(refused.map(({ path }) => path))];
  const isOf = (path: string) => (wrong: Wrong) => wrong.path === path;
  return paths.flatMap((path) => found.find(isOf(path)) ?? refused.find(isOf(path)) ?? []);
}

/** Words that changed have to be agreed to anew. */
export const withoutConsent = (rules: FormRules, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([path, answer]) => [path, rules[path]?.ticked ? "" : answer]),
  );
