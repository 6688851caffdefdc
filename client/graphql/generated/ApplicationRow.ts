/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Form that visitors can submit. */
export type ApplicationForm =
  /** The short form for any kind of help. */
  | 'GENERAL'
  /** Request for humanitarian help. */
  | 'HUMANITARIAN'
  /** Offer of help from an organisation. */
  | 'PARTNER'
  /** Request to remove a picture from the site. */
  | 'PICTURE_REMOVAL'
  /** Request for psychological help. */
  | 'PSYCHOLOGICAL'
  /** Application to work as a psychologist. */
  | 'PSYCHOLOGIST'
  /** Application to volunteer. */
  | 'VOLUNTEER';

/** State of an application. */
export type ApplicationState =
  /** Closed: not accepted. */
  | 'DECLINED'
  /** Closed: completed. */
  | 'DONE'
  /** In progress. */
  | 'IN_PROGRESS'
  /** Not yet processed. */
  | 'NEW'
  /** Suspected or marked as spam; hidden from the inbox by default, and can be marked as not spam. */
  | 'SPAM'
  /** Waiting for a reply. */
  | 'WAITING';

/** How soon help is needed. */
export type Urgency =
  /** In the coming days. */
  | 'DAYS'
  /** Within a month. */
  | 'MONTH'
  /** Within a week. */
  | 'WEEK';

export type ApplicationRowFragment = { id: string, number: number, version: number, form: ApplicationForm, state: ApplicationState, region: string, createdAt: string, anonymisedAt: string | null, urgency: Urgency | null, isOverdue: boolean, promisedBy: string | null, remindOn: string | null, isReminderDue: boolean, isUnreadable: boolean, name: string, possibleDuplicates: number, assignee: { id: string, name: string, email: string } | null };

export const ApplicationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"anonymisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"promisedBy"}},{"kind":"Field","name":{"kind":"Name","value":"remindOn"}},{"kind":"Field","name":{"kind":"Name","value":"isReminderDue"}},{"kind":"Field","name":{"kind":"Name","value":"isUnreadable"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"possibleDuplicates"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ApplicationRowFragment, unknown>;