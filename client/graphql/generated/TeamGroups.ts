/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TeamGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamGroupsQuery = { settings: { id: string, teamGroups: Array<{ id: string, nameUa: string, nameEng: string }> } };

export type EditedTeamGroupFragment = { id: string, nameUa: string, nameEng: string };

export const EditedTeamGroupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTeamGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}}]}}]} as unknown as DocumentNode<EditedTeamGroupFragment, unknown>;
export const TeamGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"teamGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTeamGroup"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTeamGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}}]}}]} as unknown as DocumentNode<TeamGroupsQuery, TeamGroupsQueryVariables>;

export function useTeamGroupsQuery(options: QueryOptions<TeamGroupsQueryVariables> = {}) {
  return useQuery(TeamGroupsDocument, options);
}

export function useTeamGroupsSuspenseQuery(options: QueryOptions<TeamGroupsQueryVariables> = {}) {
  return useSuspenseQuery(TeamGroupsDocument, options);
}