/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, useMutation } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Delivery state of an e-mail. */
export type EmailState =
  /** Rejected permanently by the mail server or by Telegram. */
  | 'FAILED'
  /** Stored without being sent, because neither mail server nor bot is configured. */
  | 'KEPT'
  /** Accepted by the mail server. */
  | 'SENT'
  /** Queued for its first or another attempt. */
  | 'WAITING';

/** How a message is sent. */
export type MessageChannel =
  /** As an e-mail, through the mail server. */
  | 'EMAIL'
  /** To a chat, through the bot in Telegram. */
  | 'TELEGRAM';

export type EmailRowFragment = { id: string, channel: MessageChannel, state: EmailState, createdAt: string, sentAt: string | null, attempts: number, lastError: string, applicationId: string | null, isUnreadable: boolean, to: string | null, subject: string | null, text: string | null };

export type RetryEmailMutationVariables = Exact<{
  id: string;
}>;


export type RetryEmailMutation = { retryEmail: { id: string, channel: MessageChannel, state: EmailState, createdAt: string, sentAt: string | null, attempts: number, lastError: string, applicationId: string | null, isUnreadable: boolean, to: string | null, subject: string | null, text: string | null } };

export const EmailRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Email"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"isUnreadable"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<EmailRowFragment, unknown>;
export const RetryEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Email"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"isUnreadable"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<RetryEmailMutation, RetryEmailMutationVariables>;

/** The queries that `RetryEmail` makes stale. */
export const RetryEmailStaleQueries = ["ApplicationCounts","EmailsCard"];

export function useRetryEmailMutation(options: MutationOptions<RetryEmailMutation, RetryEmailMutationVariables> = {}) {
  return useMutation(RetryEmailDocument, { refetchQueries: RetryEmailStaleQueries, ...options });
}