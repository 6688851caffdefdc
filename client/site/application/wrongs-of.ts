import type { Failure } from "../../graphql/failures.ts";
import type { Answers, FormRules } from "./answers.ts";
import type { Wrong } from "./check.ts";

/** The fields that the server refused, by the form's own paths. */
export const wrongsOf = (failure: Failure | null): readonly Wrong[] =>
  (failure?.fields ?? []).flatMap(({ path, ...rest }) =>
    path.startsWith("input.") ? [{ ...rest, path: path.slice("input.".length) }] : [],
  );

/** Words that changed have to be agreed to anew. */
export const withoutConsent = (rules: FormRules, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([path, answer]) => [path, rules[path]?.ticked ? "" : answer]),
  );
