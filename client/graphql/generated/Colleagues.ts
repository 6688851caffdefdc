/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, useMutation } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ReportOpenEditorMutationVariables = Exact<{
  editorId: string;
  kind: ChangeKind;
  id?: string | null | undefined;
}>;


export type ReportOpenEditorMutation = { colleagues: Array<{ id: string, name: string, openedAt: string }> };

export type CloseEditorMutationVariables = Exact<{
  editorId: string;
}>;


export type CloseEditorMutation = { closeEditor: boolean };


export const ReportOpenEditorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportOpenEditor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"editorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"colleagues"},"name":{"kind":"Name","value":"reportOpenEditor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"editorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"editorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}}]}}]}}]} as unknown as DocumentNode<ReportOpenEditorMutation, ReportOpenEditorMutationVariables>;
export const CloseEditorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseEditor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"editorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeEditor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"editorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"editorId"}}}]}]}}]} as unknown as DocumentNode<CloseEditorMutation, CloseEditorMutationVariables>;

export function useReportOpenEditorMutation(options: MutationOptions<ReportOpenEditorMutation, ReportOpenEditorMutationVariables> = {}) {
  return useMutation(ReportOpenEditorDocument, options);
}

export function useCloseEditorMutation(options: MutationOptions<CloseEditorMutation, CloseEditorMutationVariables> = {}) {
  return useMutation(CloseEditorDocument, options);
}