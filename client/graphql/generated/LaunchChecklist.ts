/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, type QueryOptions, useMutation, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a point of the checklist is about. */
export type LaunchPointKind =
  /** No backups are written, or only beside the data itself. */
  | 'BACKUPS'
  /** Donors cannot transfer money: bank details are incomplete. */
  | 'BANK_DETAILS'
  /** Demo content is still on the site. */
  | 'DEMO_CONTENT'
  /** Emergency lines that no admin has rung. */
  | 'EMERGENCY_LINES'
  /** Open forms without any recipient of notices. */
  | 'FORM_NOTICES'
  /** The foundation's name is missing in a language, or is the demo's. */
  | 'FOUNDATION_NAME'
  /** Images without an alternative text in a language. */
  | 'IMAGES_WITHOUT_TEXT'
  /** Only one admin can sign in; another has not accepted the invitation yet. */
  | 'INVITED_ADMIN'
  /** E-mails cannot be sent: no mail server, or no sender. */
  | 'MAIL_SERVER'
  /** Visitors reach the site without encryption. */
  | 'PLAIN_HTTP'
  /** There is no address for questions about personal data. */
  | 'PRIVACY_CONTACT'
  /** Only one admin can sign in, and no other is invited. */
  | 'SECOND_ADMIN'
  /** Texts about the foundation that the program or the demo brought and nobody has replaced. */
  | 'STARTING_TEXTS';

export type LaunchPointsQueryVariables = Exact<{ [key: string]: never; }>;


export type LaunchPointsQuery = { launchChecklist: { isSetupPending: boolean, points: Array<{ kind: LaunchPointKind, count: number, path: string | null, items: Array<{ path: string, field: string | null, titleUa: string, titleEng: string }> }> } };

export type FinishSetupMutationVariables = Exact<{ [key: string]: never; }>;


export type FinishSetupMutation = { finishSetup: { isSetupPending: boolean } };


export const LaunchPointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LaunchPoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"launchChecklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSetupPending"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"titleUa"}},{"kind":"Field","name":{"kind":"Name","value":"titleEng"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LaunchPointsQuery, LaunchPointsQueryVariables>;
export const FinishSetupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSetupPending"}}]}}]}}]} as unknown as DocumentNode<FinishSetupMutation, FinishSetupMutationVariables>;

export function useLaunchPointsQuery(options: QueryOptions<LaunchPointsQueryVariables> = {}) {
  return useQuery(LaunchPointsDocument, options);
}

export function useLaunchPointsSuspenseQuery(options: QueryOptions<LaunchPointsQueryVariables> = {}) {
  return useSuspenseQuery(LaunchPointsDocument, options);
}

/** The queries that `FinishSetup` makes stale. */
export const FinishSetupStaleQueries = ["LaunchPoints"];

export function useFinishSetupMutation(options: MutationOptions<FinishSetupMutation, FinishSetupMutationVariables> = {}) {
  return useMutation(FinishSetupDocument, { refetchQueries: FinishSetupStaleQueries, ...options });
}