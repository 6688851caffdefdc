/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, useMutation } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a test e-mail was sent, or what stopped it. */
export type TestEmailOutcome =
  /** Nothing listens at the mail server's port. */
  | 'CONNECTION_REFUSED'
  /** The mail server did not answer in time. */
  | 'NO_ANSWER'
  /** The mail server offers no encrypted connection. */
  | 'NO_ENCRYPTION'
  /** Neither `MAIL_FROM` nor the settings have a sender's address. */
  | 'NO_SENDER'
  /** No mail server is configured (`SMTP_URL`). */
  | 'NO_SERVER'
  /** Another error; see `code`. */
  | 'OTHER'
  /** The mail server refused the user name or the password. */
  | 'PASSWORD_REFUSED'
  /** The mail server refused the recipient or the text. */
  | 'RECIPIENT_REFUSED'
  /** The mail server does not send for this sender. */
  | 'SENDER_REFUSED'
  /** Accepted by the mail server. */
  | 'SENT'
  /** The mail server's name has no address. */
  | 'UNKNOWN_HOST';

export type SendTestEmailMutationVariables = Exact<{
  email: string;
}>;


export type SendTestEmailMutation = { sendTestEmail: { outcome: TestEmailOutcome, server: string | null, code: string } };


export const SendTestEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"server"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<SendTestEmailMutation, SendTestEmailMutationVariables>;

export function useSendTestEmailMutation(options: MutationOptions<SendTestEmailMutation, SendTestEmailMutationVariables> = {}) {
  return useMutation(SendTestEmailDocument, options);
}