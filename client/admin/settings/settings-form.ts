import type {
  EditedMoneyCategoryFragment,
  EditedTeamGroupFragment,
  FoundationMark,
  SettingsInput,
} from "../../graphql/generated/SettingsEditor.ts";
import type { LanguageKey } from "../../phrases/language.tsx";
import type { FormOf } from "../bilingual-form.ts";
import type { CounterForm } from "./counters/counter-form.ts";

/** Fields of earlier settings, which the schema still has for other programs. */
type EarlierFields =
  | "counterSources"
  | "opensAt"
  | "closesAt"
  | "facebookUrl"
  | "instagramUrl"
  | "telegramUrl"
  | "youtubeUrl";
type EarlierTexts =
  | "schedule"
  | "institutions"
  | "families"
  | "partners"
  | "tons"
  | "childrenThousands";

type FullForm = FormOf<SettingsInput>;

type OwnTypes =
  | "counters"
  | "moneyCategories"
  | "teamGroups"
  | "showsTogetherPoints"
  | "mark"
  | "translations";

export type SettingsForm = Omit<FullForm, EarlierFields | OwnTypes> & {
  showsTogetherPoints: boolean;
  mark: FoundationMark;
  counters: readonly CounterForm[];
  moneyCategories: readonly EditedMoneyCategoryFragment[];
  teamGroups: readonly EditedTeamGroupFragment[];
  translations: Record<LanguageKey, Omit<FullForm["translations"]["ua"], EarlierTexts>>;
};
