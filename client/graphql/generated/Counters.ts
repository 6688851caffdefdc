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

export type HomeCounterFragment = { id: string, numberUa: number, numberEng: number, sign: CounterSign, unitUa: string, unitEng: string, labelUa: string, labelEng: string, mark: CounterMark, source: { kind: CounterSourceKind, countedOn: string | null, count: number | null, noteUa: string, noteEng: string, moneyCategory: { id: string, name: string } | null, reported: { amount: number, until: string } | null, document: { id: string, url: string, size: number, name: string } | null } | null };

export type CounterProofFragment = { kind: CounterSourceKind, countedOn: string | null, count: number | null, noteUa: string, noteEng: string, moneyCategory: { id: string, name: string } | null, reported: { amount: number, until: string } | null, document: { id: string, url: string, size: number, name: string } | null };

export const CounterProofFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CounterProof"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CounterSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"countedOn"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"moneyCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"reported"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noteUa"}},{"kind":"Field","name":{"kind":"Name","value":"noteEng"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}}]}}]} as unknown as DocumentNode<CounterProofFragment, unknown>;
export const HomeCounterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeCounter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Counter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"numberUa"}},{"kind":"Field","name":{"kind":"Name","value":"numberEng"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"unitUa"}},{"kind":"Field","name":{"kind":"Name","value":"unitEng"}},{"kind":"Field","name":{"kind":"Name","value":"labelUa"}},{"kind":"Field","name":{"kind":"Name","value":"labelEng"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CounterProof"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CounterProof"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CounterSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"countedOn"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"moneyCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"reported"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noteUa"}},{"kind":"Field","name":{"kind":"Name","value":"noteEng"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}}]}}]} as unknown as DocumentNode<HomeCounterFragment, unknown>;