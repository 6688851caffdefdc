import { type Change, CriticalityLevel, DiffRule, diff } from "@graphql-inspector/core";
import { buildSchema } from "graphql";

/**
 * What breaks queries of the last release and was not announced, one sentence each.
 *
 * A field, an enum value or an input field may be removed once a release has marked it as
 * `@deprecated`; that, and every other breaking change, is named in `unreleased` by its path in
 * backticks (`Query.reports`). Both schemas are SDL.
 */
export async function unannouncedChanges(
  released: string,
  current: string,
  unreleased: string,
): Promise<string[]> {
  const [before, after] = [buildSchema(released), buildSchema(current)];
  const changes = await diff(before, after);
  const allowed = await diff(before, after, [DiffRule.suppressRemovalOfDeprecatedField]);
  const removedTooEarly = new Set(allowed.filter(isBreaking).filter(isRemoval).map(pathOf));
  return changes.filter(isBreaking).flatMap((change) => {
    const path = pathOf(change);
    if (removedTooEarly.has(path)) return [`${change.message}. No release has deprecated it.`];
    if (unreleased.includes(`\`${path}\``)) return [];
    return [`${change.message}. CHANGELOG.md lacks \`${path}\`.`];
  });
}

const isBreaking = ({ criticality }: Change) => criticality.level === CriticalityLevel.Breaking;

const isRemoval = ({ type }: Change) => String(type).endsWith("_REMOVED");

const pathOf = ({ path, message }: Change) => path ?? message;
