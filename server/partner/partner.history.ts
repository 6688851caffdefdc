import type { EntityManager } from "typeorm";
import { labelOf, mapTranslations } from "../content/translations.ts";
import type { ChangeAction } from "../history/change.entity.ts";
import { type Author, isContentChange, recordChange } from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import type { Partner } from "./partner.entity.ts";
import type { PartnerInput } from "./partner.input.ts";

/**
 * Records a change of a partner. A save includes the complete input, so that it can be restored.
 */
export async function recordPartner(
  manager: EntityManager,
  author: Author,
  partner: Partner,
  action: ChangeAction,
  language: Language | null = null,
): Promise<void> {
  await recordChange(manager, author, {
    kind: "Partner",
    itemId: partner.id,
    version: partner.version,
    action,
    language,
    label: labelOf(partner.translations, (row) => row.name),
    content: isContentChange(action) ? inputOfPartner(partner) : null,
  });
}

const inputOfPartner = ({ website, imageId, translations }: Partner): Required<PartnerInput> => ({
  website,
  imageId,
  translations: mapTranslations(translations, ({ name }) => ({ name })),
});
