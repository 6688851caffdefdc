/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useRetainedQuery } from "../retained-query.ts";
import { type SuspenseOptions, useRetainedSuspenseQuery } from "../retained-suspense-query.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What was done. */
export type ChangeAction =
  /** A translation found to fit still. */
  | 'CONFIRMED'
  /** Begun. */
  | 'CREATED'
  /** Kept from signing in. */
  | 'DEACTIVATED'
  /** Put into the trash. */
  | 'DELETED'
  /** Gone for good. */
  | 'ERASED'
  /** Given a one-time link. */
  | 'INVITED'
  /** Given a new password. */
  | 'PASSWORD_CHANGED'
  /** Shown on the site. */
  | 'PUBLISHED'
  /** Let in again. */
  | 'REACTIVATED'
  /** Put in another order. */
  | 'REORDERED'
  /** A picture's file replaced. */
  | 'REPLACED'
  /** Taken out of the trash. */
  | 'RESTORED'
  /** Saved again. */
  | 'SAVED'
  /** To be shown at a later moment. */
  | 'SCHEDULED'
  /** Given other rights. */
  | 'TYPE_CHANGED'
  /** Taken off the site. */
  | 'UNPUBLISHED';

/** What was changed. */
export type ChangeKind =
  /** A blog post. */
  | 'BLOG_POST'
  /** A gallery. */
  | 'GALLERY'
  /** A gallery category. */
  | 'GALLERY_CATEGORY'
  /** A picture or what is said of it. */
  | 'IMAGE'
  /** A member of the team. */
  | 'MEMBER'
  /** A partner. */
  | 'PARTNER'
  /** A project. */
  | 'PROJECT'
  /** A report. */
  | 'REPORT'
  /** The settings. */
  | 'SETTINGS'
  /** A together point. */
  | 'TOGETHER_POINT'
  /** Somebody who may sign in. */
  | 'USER';

/** The site's two languages. */
export type Language =
  /** English */
  | 'ENG'
  /** Ukrainian, the default */
  | 'UA';

export type RecentChangesQueryVariables = Exact<{
  first: number;
}>;


export type RecentChangesQuery = { recentChanges: Array<{ id: string, at: string, userName: string, kind: ChangeKind, itemId: string | null, label: string, action: ChangeAction, language: Language | null }> };

export type ChangeRowFragment = { id: string, at: string, userName: string, kind: ChangeKind, itemId: string | null, label: string, action: ChangeAction, language: Language | null };

export const ChangeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Change"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]} as unknown as DocumentNode<ChangeRowFragment, unknown>;
export const RecentChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Change"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]} as unknown as DocumentNode<RecentChangesQuery, RecentChangesQueryVariables>;

export function useRecentChangesQuery(options: QueryOptions<RecentChangesQueryVariables>) {
  return useRetainedQuery(RecentChangesDocument, options);
}

export function useRecentChangesSuspenseQuery(options: SuspenseOptions<RecentChangesQueryVariables>) {
  return useRetainedSuspenseQuery(RecentChangesDocument, options);
}