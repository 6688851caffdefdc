/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, type QueryOptions, useMutation, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An emergency phone line. */
export type EmergencyLineInput = {
  /** Confirms that you have just rung it and that number and hours are right. Without it, the last confirmation stays as long as number and hours do. */
  confirm?: boolean;
  /** When it answers, in English; at most 200 characters. */
  hoursEng?: string;
  /** When it answers, in Ukrainian; at most 200 characters. */
  hoursUa?: string;
  /** English name. */
  nameEng: string;
  /** Ukrainian name. */
  nameUa: string;
  /** Phone number as people dial it: digits, spaces and +()-, at most 30 characters. */
  phone: string;
};

export type EditedEmergencyLineFragment = { id: string, phone: string, nameUa: string, nameEng: string, hoursUa: string, hoursEng: string, confirmedAt: string | null, confirmedBy: string };

export type EmergencyLinesCardQueryVariables = Exact<{ [key: string]: never; }>;


export type EmergencyLinesCardQuery = { emergencyLines: Array<{ id: string, phone: string, nameUa: string, nameEng: string, hoursUa: string, hoursEng: string, confirmedAt: string | null, confirmedBy: string }> };

export type SaveEmergencyLinesMutationVariables = Exact<{
  input: Array<EmergencyLineInput> | EmergencyLineInput;
}>;


export type SaveEmergencyLinesMutation = { saveEmergencyLines: Array<{ id: string, phone: string, nameUa: string, nameEng: string, hoursUa: string, hoursEng: string, confirmedAt: string | null, confirmedBy: string }> };

export const EditedEmergencyLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedEmergencyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmergencyLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}},{"kind":"Field","name":{"kind":"Name","value":"hoursUa"}},{"kind":"Field","name":{"kind":"Name","value":"hoursEng"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}}]}}]} as unknown as DocumentNode<EditedEmergencyLineFragment, unknown>;
export const EmergencyLinesCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmergencyLinesCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emergencyLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEmergencyLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedEmergencyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmergencyLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}},{"kind":"Field","name":{"kind":"Name","value":"hoursUa"}},{"kind":"Field","name":{"kind":"Name","value":"hoursEng"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}}]}}]} as unknown as DocumentNode<EmergencyLinesCardQuery, EmergencyLinesCardQueryVariables>;
export const SaveEmergencyLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveEmergencyLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmergencyLineInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveEmergencyLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEmergencyLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedEmergencyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmergencyLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}},{"kind":"Field","name":{"kind":"Name","value":"hoursUa"}},{"kind":"Field","name":{"kind":"Name","value":"hoursEng"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}}]}}]} as unknown as DocumentNode<SaveEmergencyLinesMutation, SaveEmergencyLinesMutationVariables>;

export function useEmergencyLinesCardQuery(options: QueryOptions<EmergencyLinesCardQueryVariables> = {}) {
  return useQuery(EmergencyLinesCardDocument, options);
}

export function useEmergencyLinesCardSuspenseQuery(options: QueryOptions<EmergencyLinesCardQueryVariables> = {}) {
  return useSuspenseQuery(EmergencyLinesCardDocument, options);
}

/** The queries that `SaveEmergencyLines` makes stale. */
export const SaveEmergencyLinesStaleQueries = ["EmergencyLinesCard","Safety"];

export function useSaveEmergencyLinesMutation(options: MutationOptions<SaveEmergencyLinesMutation, SaveEmergencyLinesMutationVariables> = {}) {
  return useMutation(SaveEmergencyLinesDocument, { refetchQueries: SaveEmergencyLinesStaleQueries, ...options });
}