/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a message is sent. */
export type MessageChannel =
  /** As an e-mail, through the mail server. */
  | 'EMAIL'
  /** To a chat, through the bot in Telegram. */
  | 'TELEGRAM';

export type MessageChannelsQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageChannelsQuery = { messageChannels: Array<MessageChannel> };


export const MessageChannelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageChannels"}}]}}]} as unknown as DocumentNode<MessageChannelsQuery, MessageChannelsQueryVariables>;

export function useMessageChannelsQuery(options: QueryOptions<MessageChannelsQueryVariables> = {}) {
  return useQuery(MessageChannelsDocument, options);
}

export function useMessageChannelsSuspenseQuery(options: QueryOptions<MessageChannelsQueryVariables> = {}) {
  return useSuspenseQuery(MessageChannelsDocument, options);
}