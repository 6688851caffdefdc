/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useKeptQuery } from "../kept-query.ts";
import { type SuspenseOptions, useKeptSuspenseQuery } from "../kept-suspense-query.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What was done. */
export type ChangeAction =
  | 'CONFIRMED'
  | 'CREATED'
  | 'DEACTIVATED'
  | 'DELETED'
  | 'ERASED'
  | 'INVITED'
  | 'PASSWORD_CHANGED'
  | 'PUBLISHED'
  | 'REACTIVATED'
  | 'REORDERED'
  | 'REPLACED'
  | 'RESTORED'
  | 'SAVED'
  | 'SCHEDULED'
  | 'TYPE_CHANGED'
  | 'UNPUBLISHED';

/** What was changed. */
export type ChangeKind =
  | 'BLOG_POST'
  | 'GALLERY'
  | 'GALLERY_CATEGORY'
  | 'IMAGE'
  | 'MEMBER'
  | 'PARTNER'
  | 'PROJECT'
  | 'REPORT'
  | 'SETTINGS'
  | 'TOGETHER_POINT'
  | 'USER';

/** The site's two languages. */
export type Language =
  /** English */
  | 'ENG'
  /** Ukrainian, the default */
  | 'UA';

export type HistoryPanelQueryVariables = Exact<{
  kind: ChangeKind;
  id?: string | null | undefined;
}>;


export type HistoryPanelQuery = { history: Array<{ id: string, at: string, userName: string, action: ChangeAction, language: Language | null, version: number | null, content: Record<string, unknown> | null }> };


export const HistoryPanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryPanel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<HistoryPanelQuery, HistoryPanelQueryVariables>;

export function useHistoryPanelQuery(options: QueryOptions<HistoryPanelQueryVariables>) {
  return useKeptQuery(HistoryPanelDocument, options);
}

export function useHistoryPanelSuspenseQuery(options: SuspenseOptions<HistoryPanelQueryVariables>) {
  return useKeptSuspenseQuery(HistoryPanelDocument, options);
}