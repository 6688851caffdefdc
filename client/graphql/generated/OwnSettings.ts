/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What is drawn beside a number, as often as it is large. */
export type CounterMark =
  /** A medical cross. */
  | 'CROSS'
  /** A person. */
  | 'FIGURE'
  /** A house. */
  | 'HOUSE'
  /** A hand. */
  | 'PALM'
  /** A parcel. */
  | 'PARCEL';

/** How exact the number of a counter is. */
export type CounterSign =
  /** About the number: ≈ 35. */
  | 'ABOUT'
  /** The number without a sign. */
  | 'EXACT'
  /** More than the number: 40+. */
  | 'OVER';

/** Where a counter's number comes from. */
export type CounterSourceKind =
  /** The published partners, counted when they are read. */
  | 'CONTENT'
  /** It was counted, and published reports show the sum spent or received for it. */
  | 'REPORTS'
  /** It was counted, and an administrator entered the number. */
  | 'TYPED';

/** Whether a line of a report is income or spending. */
export type LineDirection =
  /** Income. */
  | 'IN'
  /** Spending. */
  | 'OUT';

export type OwnSettingsFragment = { workingHours: Array<{ weekday: number, opens: string, closes: string }>, moneyCategories: Array<{ isUsed: boolean, id: string, direction: LineDirection, nameUa: string, nameEng: string, isHidden: boolean }>, teamGroups: Array<{ id: string, nameUa: string, nameEng: string }>, socialLinks: Array<{ url: string }>, counters: Array<{ id: string, numberUa: number, numberEng: number, sign: CounterSign, unitUa: string, unitEng: string, labelUa: string, labelEng: string, mark: CounterMark, source: { kind: CounterSourceKind, countedOn: string | null, categoryId: string | null, documentId: string | null, noteUa: string, noteEng: string } | null }> };

export type EditedMoneyCategoryFragment = { id: string, direction: LineDirection, nameUa: string, nameEng: string, isHidden: boolean };

export type EditedTeamGroupFragment = { id: string, nameUa: string, nameEng: string };

export const EditedMoneyCategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedMoneyCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]} as unknown as DocumentNode<EditedMoneyCategoryFragment, unknown>;
export const EditedTeamGroupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTeamGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}}]}}]} as unknown as DocumentNode<EditedTeamGroupFragment, unknown>;
export const OwnSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedMoneyCategory"}},{"kind":"Field","name":{"kind":"Name","value":"isUsed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teamGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTeamGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"numberUa"}},{"kind":"Field","name":{"kind":"Name","value":"numberEng"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"unitUa"}},{"kind":"Field","name":{"kind":"Name","value":"unitEng"}},{"kind":"Field","name":{"kind":"Name","value":"labelUa"}},{"kind":"Field","name":{"kind":"Name","value":"labelEng"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"countedOn"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"noteUa"}},{"kind":"Field","name":{"kind":"Name","value":"noteEng"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedMoneyCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTeamGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}}]}}]} as unknown as DocumentNode<OwnSettingsFragment, unknown>;