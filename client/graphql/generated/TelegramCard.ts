/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, useMutation } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a test message was sent in Telegram, or what stopped it. */
export type TestTelegramOutcome =
  /** There is no such chat, or the bot has never been in it. */
  | 'CHAT_NOT_FOUND'
  /** The bot was removed from the chat, or may not write in it. */
  | 'CHAT_REFUSED'
  /** Telegram did not answer. */
  | 'NOT_REACHABLE'
  /** No bot is configured (`TELEGRAM_BOT_TOKEN`). */
  | 'NO_BOT'
  /** Another error; see `code`. */
  | 'OTHER'
  /** Accepted by Telegram. */
  | 'SENT'
  /** Telegram does not know the bot's token. */
  | 'TOKEN_REFUSED';

export type SendTestTelegramMutationVariables = Exact<{
  chat: string;
}>;


export type SendTestTelegramMutation = { sendTestTelegram: { outcome: TestTelegramOutcome, code: string } };


export const SendTestTelegramDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestTelegram"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chat"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestTelegram"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"chat"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chat"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<SendTestTelegramMutation, SendTestTelegramMutationVariables>;

export function useSendTestTelegramMutation(options: MutationOptions<SendTestTelegramMutation, SendTestTelegramMutationVariables> = {}) {
  return useMutation(SendTestTelegramDocument, options);
}