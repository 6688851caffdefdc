import type { EntityManager } from "typeorm";
import { labelOf, mapTranslations } from "../content/translations.ts";
import type { ChangeAction } from "../history/change.entity.ts";
import { type Author, isContentChange, recordChange } from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import type { Member } from "./member.entity.ts";
import type { MemberInput } from "./member.input.ts";

/**
 * Records a change of a team member. A save includes the complete input, so that it can be
 * restored.
 */
export async function recordMember(
  manager: EntityManager,
  author: Author,
  member: Member,
  action: ChangeAction,
  language: Language | null = null,
): Promise<void> {
  await recordChange(manager, author, {
    kind: "Member",
    itemId: member.id,
    version: member.version,
    action,
    language,
    label: labelOf(member.translations, (row) => `${row.name} ${row.surname}`),
    content: isContentChange(action) ? inputOfMember(member) : null,
  });
}

const inputOfMember = ({
  isOrganizer,
  isPsychologist,
  imageId,
  translations,
}: Member): Required<MemberInput> => ({
  isOrganizer,
  isPsychologist,
  imageId,
  translations: mapTranslations(translations, ({ name, surname, role, about }) => ({
    name,
    surname,
    role,
    about,
  })),
});
