import { Matches, MaxLength } from "class-validator";
import { Arg, Field, FieldResolver, ID, InputType, ObjectType, Resolver, Root } from "type-graphql";
import { type Language, LanguageEnum, otherLanguage } from "../../language/language.ts";
import type { FieldError } from "../../platform/errors.ts";

const description = "A group of the team.";

/** The fields that are stored as JSON. */
@ObjectType()
@InputType()
abstract class StoredGroup {
  @Field(() => ID, {
    description:
      "ORGANIZERS, PSYCHOLOGISTS, OTHERS, or the id of a group that the foundation has added: at most 40 letters, digits or hyphens.",
  })
  @Matches(/^[a-z0-9-]{1,40}$/i)
  id: string;

  @Field(() => String, {
    description: "Name in Ukrainian, at most 80 characters; blank if it has an English one alone.",
  })
  @MaxLength(80)
  nameUa: string = "";

  @Field(() => String, {
    description: "Name in English, at most 80 characters; blank if it has a Ukrainian one alone.",
  })
  @MaxLength(80)
  nameEng: string = "";
}

@ObjectType({ description })
export class TeamGroup extends StoredGroup {}

@InputType({ description })
export class TeamGroupInput extends StoredGroup {}

/** The groups that every foundation has: those of the two flags of members, and the others. */
const usualGroups: readonly TeamGroup[] = [
  { id: "ORGANIZERS", nameUa: "Організатори", nameEng: "Organisers" },
  { id: "PSYCHOLOGISTS", nameUa: "Психологи", nameEng: "Psychologists" },
  { id: "OTHERS", nameUa: "Команда", nameEng: "Team" },
];

/** The groups in their order; the usual ones that the settings do not name come last. */
export const teamGroupsOf = ({ teamGroups }: { teamGroups: TeamGroup[] }): TeamGroup[] => [
  ...teamGroups,
  ...usualGroups.filter(({ id }) => !teamGroups.some((one) => one.id === id)),
];

export const tidyGroup = ({ id, nameUa, nameEng }: TeamGroup): TeamGroup => ({
  id,
  nameUa: nameUa.trim(),
  nameEng: nameEng.trim(),
});

/** Groups without a name. */
export const groupErrors = (groups: readonly TeamGroup[]): FieldError[] =>
  groups.flatMap(({ nameUa, nameEng }, place) =>
    nameUa.trim() || nameEng.trim()
      ? []
      : [{ path: `teamGroups.${place}.nameUa`, rule: "required" }],
  );

@Resolver(() => TeamGroup)
export class TeamGroupResolver {
  @FieldResolver(() => String, {
    description: "The name in a language; if it has none there, in the other one.",
  })
  name(
    @Root() { nameUa, nameEng }: TeamGroup,
    @Arg("language", () => LanguageEnum, { description: "Language of the name." })
    language: Language,
  ): string {
    const names = { ua: nameUa, eng: nameEng };
    return names[language] || names[otherLanguage(language)];
  }
}
