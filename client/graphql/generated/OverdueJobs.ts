/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A background job that runs once a day. */
export type DailyJob =
  /** Erases personal data of closed applications after their retention period. */
  | 'ANONYMISE_APPLICATIONS'
  /** Backs up database and files. */
  | 'BACK_UP'
  /** Checks the links to other hosts. */
  | 'CHECK_LINKS'
  /** Deletes items that have been in the trash for 30 days. */
  | 'EMPTY_TRASH'
  /** Erases the blind indexes of applicants' network addresses after 30 days. */
  | 'FORGET_ADDRESSES'
  /** Deletes events of applications after 24 months. */
  | 'REMOVE_APPLICATION_EVENTS'
  /** Deletes changes after the period in the settings. */
  | 'REMOVE_CHANGES'
  /** Deletes requests for another e-mail address that have expired. */
  | 'REMOVE_EMAIL_CHANGES'
  /** Deletes uploaded exports that have not been imported for 30 days. */
  | 'REMOVE_OLD_IMPORTS'
  /** Deletes entries of the security log after 24 months. */
  | 'REMOVE_SECURITY_EVENTS'
  /** Deletes spam after 30 days. */
  | 'REMOVE_SPAM'
  /** Withdraws documents removed from their report, and erases them 30 days later. */
  | 'REMOVE_UNUSED_DOCUMENTS'
  /** Erases images deleted 30 days ago, and withdraws files without an image. */
  | 'REMOVE_UNUSED_IMAGES'
  /** Deletes the log of webhooks after 30 days. */
  | 'REMOVE_WEBHOOK_DELIVERIES';

export type OverdueJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type OverdueJobsQuery = { overdueDailyJobs: Array<{ job: DailyJob, since: string }> };


export const OverdueJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OverdueJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overdueDailyJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<OverdueJobsQuery, OverdueJobsQueryVariables>;

export function useOverdueJobsQuery(options: QueryOptions<OverdueJobsQueryVariables> = {}) {
  return useQuery(OverdueJobsDocument, options);
}

export function useOverdueJobsSuspenseQuery(options: QueryOptions<OverdueJobsQueryVariables> = {}) {
  return useSuspenseQuery(OverdueJobsDocument, options);
}