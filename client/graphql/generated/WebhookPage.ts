/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, type QueryOptions, useMutation, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What happened to an item that visitors see, or saw. */
export type ContentEvent =
  /** It was saved while public, or became public in another language. */
  | 'CHANGED'
  /** It was moved to the trash while public. */
  | 'DELETED'
  /** It became public: published, restored, or at its scheduled time. */
  | 'PUBLISHED'
  /** It was unpublished, by a user or at its scheduled time. */
  | 'WITHDRAWN';

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

/** Whether an event has reached a webhook's receiver. */
export type WebhookDeliveryState =
  /** The receiver answered with a status of 200 to 299. */
  | 'DELIVERED'
  /** It was tried for 24 hours, and is not sent any more. */
  | 'FAILED'
  /** It is to be sent, for the first time or again. */
  | 'WAITING';

export type WebhookDeliveryRowFragment = { id: string, event: ContentEvent, kind: ContentKind, itemId: string, version: number, at: string, state: WebhookDeliveryState, attempts: number, nextAttemptAt: string, lastError: string, deliveredAt: string | null };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string;
  state?: WebhookDeliveryState | null | undefined;
  first: number;
  skip: number;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { total: number, items: Array<{ id: string, event: ContentEvent, kind: ContentKind, itemId: string, version: number, at: string, state: WebhookDeliveryState, attempts: number, nextAttemptAt: string, lastError: string, deliveredAt: string | null }> } };

export type SendWebhookDeliveryAgainMutationVariables = Exact<{
  id: string;
}>;


export type SendWebhookDeliveryAgainMutation = { sendWebhookDeliveryAgain: { id: string, event: ContentEvent, kind: ContentKind, itemId: string, version: number, at: string, state: WebhookDeliveryState, attempts: number, nextAttemptAt: string, lastError: string, deliveredAt: string | null } };

export const WebhookDeliveryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}}]}}]} as unknown as DocumentNode<WebhookDeliveryRowFragment, unknown>;
export const WebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"skip"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webhookId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"skip"},"value":{"kind":"Variable","name":{"kind":"Name","value":"skip"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}}]}}]} as unknown as DocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const SendWebhookDeliveryAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendWebhookDeliveryAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendWebhookDeliveryAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}}]}}]} as unknown as DocumentNode<SendWebhookDeliveryAgainMutation, SendWebhookDeliveryAgainMutationVariables>;

export function useWebhookDeliveriesQuery(options: QueryOptions<WebhookDeliveriesQueryVariables>) {
  return useQuery(WebhookDeliveriesDocument, options);
}

export function useWebhookDeliveriesSuspenseQuery(options: QueryOptions<WebhookDeliveriesQueryVariables>) {
  return useSuspenseQuery(WebhookDeliveriesDocument, options);
}

/** The queries that `SendWebhookDeliveryAgain` makes stale. */
export const SendWebhookDeliveryAgainStaleQueries = ["WebhookDeliveries"];

export function useSendWebhookDeliveryAgainMutation(options: MutationOptions<SendWebhookDeliveryAgainMutation, SendWebhookDeliveryAgainMutationVariables> = {}) {
  return useMutation(SendWebhookDeliveryAgainDocument, { refetchQueries: SendWebhookDeliveryAgainStaleQueries, ...options });
}