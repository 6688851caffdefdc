/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of change. */
export type ChangeAction =
  /** The content before its first recorded save, by another author. */
  | 'BASELINE'
  /** Areas of an image were blurred. */
  | 'BLURRED'
  /** A translation was confirmed to match the other language. */
  | 'CONFIRMED'
  /** Created. */
  | 'CREATED'
  /** A user account was deactivated. */
  | 'DEACTIVATED'
  /** Moved to the trash. */
  | 'DELETED'
  /** Permanently deleted. */
  | 'ERASED'
  /** The figures of a report were checked by a second person. */
  | 'FIGURES_CHECKED'
  /** The figures of a report were published. */
  | 'FIGURES_PUBLISHED'
  /** The figures of a report became a draft again. */
  | 'FIGURES_REOPENED'
  /** A user received a one-time link. */
  | 'INVITED'
  /** A user's password was changed. */
  | 'PASSWORD_CHANGED'
  /** Published. */
  | 'PUBLISHED'
  /** A user account was reactivated. */
  | 'REACTIVATED'
  /** The order of items was changed. */
  | 'REORDERED'
  /** The file of an image was replaced. */
  | 'REPLACED'
  /** Restored from the trash. */
  | 'RESTORED'
  /** The rights of a user were changed. */
  | 'ROLES_CHANGED'
  /** Saved. */
  | 'SAVED'
  /** Scheduled for publication. */
  | 'SCHEDULED'
  /** A user's sign-in got a second step. */
  | 'SECOND_STEP_ADDED'
  /** The second step of a user's sign-in was removed. */
  | 'SECOND_STEP_REMOVED'
  /** The user types that must have a second step were changed. */
  | 'SECOND_STEP_REQUIRED'
  /** Unpublished. */
  | 'UNPUBLISHED'
  /** No longer scheduled to be unpublished. */
  | 'UNPUBLISHING_CANCELLED'
  /** Scheduled to be unpublished. */
  | 'UNPUBLISHING_SCHEDULED'
  /** The sealed original of a blurred image was brought back. */
  | 'UNSEALED'
  /** A consent was withdrawn. */
  | 'WITHDRAWN';

/** Kind of the changed object. */
export type ChangeKind =
  /** An article. */
  | 'BLOG_POST'
  /** A consent to pictures; without personal data. */
  | 'CONSENT'
  /** The pictures of one event. */
  | 'GALLERY'
  /** A category of galleries. */
  | 'GALLERY_CATEGORY'
  /** An image or its details. */
  | 'IMAGE'
  /** A member of the foundation's team. */
  | 'MEMBER'
  /** The menu and the footer. */
  | 'NAVIGATION'
  /** A page that editors build of blocks. */
  | 'PAGE'
  /** An organisation that supports the foundation. */
  | 'PARTNER'
  /** An activity or a goal of the foundation. */
  | 'PROJECT'
  /** A redirect from a former path. */
  | 'REDIRECT'
  /** A report on the foundation's work in one month. */
  | 'REPORT'
  /** The site settings. */
  | 'SETTINGS'
  /** A children's point. */
  | 'TOGETHER_POINT'
  /** A user account. */
  | 'USER';

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

export type ChangesPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  kind?: ChangeKind | null | undefined;
  userId?: string | null | undefined;
}>;


export type ChangesPageQuery = { changes: { endCursor: string | null, hasNextPage: boolean, items: Array<{ id: string, at: string, userName: string, isByFormerUser: boolean, isByToken: boolean, kind: ChangeKind, itemId: string | null, label: string, action: ChangeAction, language: Language | null }> } };

export type ChangeRowFragment = { id: string, at: string, userName: string, isByFormerUser: boolean, isByToken: boolean, kind: ChangeKind, itemId: string | null, label: string, action: ChangeAction, language: Language | null };

export const ChangeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Change"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isByFormerUser"}},{"kind":"Field","name":{"kind":"Name","value":"isByToken"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]} as unknown as DocumentNode<ChangeRowFragment, unknown>;
export const ChangesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Change"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isByFormerUser"}},{"kind":"Field","name":{"kind":"Name","value":"isByToken"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]} as unknown as DocumentNode<ChangesPageQuery, ChangesPageQueryVariables>;

export function useChangesPageQuery(options: QueryOptions<ChangesPageQueryVariables>) {
  return useQuery(ChangesPageDocument, options);
}

export function useChangesPageSuspenseQuery(options: QueryOptions<ChangesPageQueryVariables>) {
  return useSuspenseQuery(ChangesPageDocument, options);
}