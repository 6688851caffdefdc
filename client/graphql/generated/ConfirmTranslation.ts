/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of content. */
export type ContentKind =
  /** An article. */
  | 'BLOG_POST'
  /** The pictures of one event. */
  | 'GALLERY'
  /** A category of galleries. */
  | 'GALLERY_CATEGORY'
  /** A member of the foundation's team. */
  | 'MEMBER'
  /** An organisation that supports the foundation. */
  | 'PARTNER'
  /** An activity or a goal of the foundation. */
  | 'PROJECT'
  /** A report on the foundation's work in one month. */
  | 'REPORT'
  /** A children's point TOGETHER. */
  | 'TOGETHER_POINT';

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

export type ConfirmTranslationMutationVariables = Exact<{
  kind: ContentKind;
  id: string;
  language: Language;
}>;


export type ConfirmTranslationMutation = { confirmTranslation: { id: string, version: number } };


export const ConfirmTranslationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTranslation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTranslation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ConfirmTranslationMutation, ConfirmTranslationMutationVariables>;

export function useConfirmTranslationMutation(
  options: useMutation.Options<ConfirmTranslationMutation, ConfirmTranslationMutationVariables> = {},
) {
  return useMutation(ConfirmTranslationDocument, options);
}