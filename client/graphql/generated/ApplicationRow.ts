/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The forms that visitors can send. */
export type ApplicationForm =
  /** The short form for whatever help. */
  | 'GENERAL'
  /** Asks for humanitarian help. */
  | 'HUMANITARIAN'
  /** Offers an organisation's help. */
  | 'PARTNER'
  /** Asks for psychological help. */
  | 'PSYCHOLOGICAL'
  /** Offers to work as a psychologist. */
  | 'PSYCHOLOGIST'
  /** Offers time. */
  | 'VOLUNTEER';

/** What has become of an application. */
export type ApplicationState =
  /** Closed: not accepted. */
  | 'DECLINED'
  /** Closed: helped. */
  | 'DONE'
  /** Somebody sees to it. */
  | 'IN_PROGRESS'
  /** Nobody has begun yet. */
  | 'NEW'
  /** Looks like spam; kept apart, and can be rescued. */
  | 'SPAM'
  /** Waits for an answer. */
  | 'WAITING';

export type ApplicationRowFragment = { id: string, number: number, form: ApplicationForm, state: ApplicationState, region: string, createdAt: string, anonymisedAt: string | null, isUnreadable: boolean, name: string, possibleDuplicates: number, assignee: { id: string, name: string, email: string } | null };

export const ApplicationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"anonymisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUnreadable"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"possibleDuplicates"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ApplicationRowFragment, unknown>;