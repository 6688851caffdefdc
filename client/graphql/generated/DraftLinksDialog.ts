/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, type QueryOptions, useMutation, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
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
  /** A page that editors build of blocks. */
  | 'PAGE'
  /** An organisation that supports the foundation. */
  | 'PARTNER'
  /** An activity or a goal of the foundation. */
  | 'PROJECT'
  /** A report on the foundation's work in one month. */
  | 'REPORT'
  /** A children's point. */
  | 'TOGETHER_POINT';

export type DraftLinksQueryVariables = Exact<{
  kind: ContentKind;
  id: string;
}>;


export type DraftLinksQuery = { draftLinks: Array<{ id: string, createdAt: string, expiresAt: string, createdByName: string }> };

export type ListedDraftLinkFragment = { id: string, createdAt: string, expiresAt: string, createdByName: string };

export type CreateDraftLinkMutationVariables = Exact<{
  kind: ContentKind;
  id: string;
  days: number;
}>;


export type CreateDraftLinkMutation = { created: { url: string, link: { id: string, createdAt: string, expiresAt: string, createdByName: string } } };

export type RevokeDraftLinkMutationVariables = Exact<{
  id: string;
}>;


export type RevokeDraftLinkMutation = { revokeDraftLink: boolean };

export const ListedDraftLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDraftLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}}]}}]} as unknown as DocumentNode<ListedDraftLinkFragment, unknown>;
export const DraftLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DraftLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draftLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDraftLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDraftLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}}]}}]} as unknown as DocumentNode<DraftLinksQuery, DraftLinksQueryVariables>;
export const CreateDraftLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDraftLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"created"},"name":{"kind":"Name","value":"createDraftLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDraftLink"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDraftLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}}]}}]} as unknown as DocumentNode<CreateDraftLinkMutation, CreateDraftLinkMutationVariables>;
export const RevokeDraftLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeDraftLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeDraftLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeDraftLinkMutation, RevokeDraftLinkMutationVariables>;

export function useDraftLinksQuery(options: QueryOptions<DraftLinksQueryVariables>) {
  return useQuery(DraftLinksDocument, options);
}

export function useDraftLinksSuspenseQuery(options: QueryOptions<DraftLinksQueryVariables>) {
  return useSuspenseQuery(DraftLinksDocument, options);
}

/** The queries that `CreateDraftLink` makes stale. */
export const CreateDraftLinkStaleQueries = ["AllDraftLinks","DraftLinks"];

export function useCreateDraftLinkMutation(options: MutationOptions<CreateDraftLinkMutation, CreateDraftLinkMutationVariables> = {}) {
  return useMutation(CreateDraftLinkDocument, { refetchQueries: CreateDraftLinkStaleQueries, ...options });
}

/** The queries that `RevokeDraftLink` makes stale. */
export const RevokeDraftLinkStaleQueries = ["AllDraftLinks","DraftLinks"];

export function useRevokeDraftLinkMutation(options: MutationOptions<RevokeDraftLinkMutation, RevokeDraftLinkMutationVariables> = {}) {
  return useMutation(RevokeDraftLinkDocument, { refetchQueries: RevokeDraftLinkStaleQueries, ...options });
}