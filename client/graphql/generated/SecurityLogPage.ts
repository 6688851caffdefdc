/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of event in the security log. */
export type SecurityEventKind =
  /** A restored account differs from its last known state; `after` lists how, separated by commas: `created`, `deleted`, `roles`, `activated`, `deactivated`, `password`, `secondStep`. */
  | 'ACCOUNT_RESTORED'
  /** An admin was created on the server's command line. */
  | 'ADMIN_CREATED'
  /** An API token was created; `after` lists its permissions in addition to public reads. */
  | 'API_TOKEN_CREATED'
  /** A program used an API token that is no longer valid, or attempted something that the token does not permit; `after` is the reason: `expired`, `revoked` or `forbidden`. An instance records it once an hour per token, network and reason. */
  | 'API_TOKEN_REFUSED'
  /** An API token was revoked. */
  | 'API_TOKEN_REVOKED'
  /** Contacts of applications were exported as CSV. */
  | 'APPLICATIONS_EXPORTED'
  /** An application was printed. */
  | 'APPLICATION_PRINTED'
  /** An application was read; recorded once an hour per user and network. */
  | 'APPLICATION_READ'
  /** A backup was restored on the server's command line; `after` is the time at which it was made. */
  | 'BACKUP_RESTORED'
  /** A signed-in user confirmed with a wrong password or code. */
  | 'CONFIRMATION_REFUSED'
  /** A withdrawn or refused consent no longer hides its pictures; `number` says how many. */
  | 'CONSENT_GIVEN_AGAIN'
  /** The document of a consent was downloaded. */
  | 'CONSENT_PAPER_READ'
  /** The rule was switched off that pictures of children need a consent. */
  | 'CONSENT_RULE_SWITCHED_OFF'
  /** That rule was switched on. */
  | 'CONSENT_RULE_SWITCHED_ON'
  /** A consent to pictures was withdrawn. */
  | 'CONSENT_WITHDRAWN'
  /** A telephone number or an address at which the foundation is reached was changed. */
  | 'CONTACTS_CHANGED'
  /** Content was exported; `after` lists the kinds, and is blank for all. */
  | 'CONTENT_EXPORTED'
  /** The import of an export was started. */
  | 'CONTENT_IMPORTED'
  /** The e-mail address of an account changed. */
  | 'EMAIL_CHANGED'
  /** The request was cancelled: by its user, with a mailed link, or because the address belongs to another account. */
  | 'EMAIL_CHANGE_CANCELLED'
  /** The request was confirmed with a mailed link; `after` is the address that it was mailed to, `current` or `new`. */
  | 'EMAIL_CHANGE_CONFIRMED'
  /** A user asked for another e-mail address. The address is in the e-mail to the administrators. */
  | 'EMAIL_CHANGE_REQUESTED'
  /** Emergency numbers were changed; `before` and `after` list them. */
  | 'EMERGENCY_LINES_CHANGED'
  /** The recipients of notices of new applications were changed; `field` is the form. The addresses are in the e-mail to the administrators. */
  | 'NOTICE_RECIPIENTS_CHANGED'
  /** The original of a blurred picture was brought back. */
  | 'ORIGINAL_UNSEALED'
  /** A signed-in user changed their password. */
  | 'PASSWORD_CHANGED'
  /** A password was set with a one-time link. */
  | 'PASSWORD_RESET'
  /** A link for a new password was sent by e-mail. */
  | 'PASSWORD_RESET_REQUESTED'
  /** A signed-in user attempted an operation that their roles do not permit; `after` is the GraphQL field, or the method and path. An instance records it once an hour per user, network and operation. */
  | 'PERMISSION_REFUSED'
  /** All stored data of a person was erased. */
  | 'PERSONAL_DATA_ERASED'
  /** All stored data of a person was exported. */
  | 'PERSONAL_DATA_EXPORTED'
  /** Pictures were removed from a withdrawn or refused consent; `number` says how many. */
  | 'PICTURE_RELEASED'
  /** A user replaced their recovery codes. */
  | 'RECOVERY_CODES_RENEWED'
  /** A field of the bank details was changed. */
  | 'REQUISITES_CHANGED'
  /** Applications are erased sooner; `field` is the form, `before` and `after` are months. */
  | 'RETENTION_SHORTENED'
  /** The permissions of a user were changed. */
  | 'ROLES_CHANGED'
  /** A second sign-in step was set up. */
  | 'SECOND_STEP_ADDED'
  /** A sign-in with a correct password or one-time link, but a wrong code. */
  | 'SECOND_STEP_REFUSED'
  /** A second sign-in step was removed. */
  | 'SECOND_STEP_REMOVED'
  /** It was changed which user types must have a second step; `before` and `after` list them, separated by commas. */
  | 'SECOND_STEP_REQUIRED'
  /** A user signed in. */
  | 'SIGNED_IN'
  /** All sessions of a user were ended. */
  | 'SIGNED_OUT_EVERYWHERE'
  /** Wrong credentials, or a deactivated account. */
  | 'SIGN_IN_REFUSED'
  /** A limit of passwords, codes or links was reached; `after` is the GraphQL field, or the method and path. An instance records it once an hour per user, network and operation. */
  | 'TOO_MANY_ATTEMPTS'
  /** The trash was emptied; `number` says how many items, pictures and documents were erased. */
  | 'TRASH_EMPTIED'
  /** An account was deactivated. */
  | 'USER_DEACTIVATED'
  /** An account was deleted. */
  | 'USER_DELETED'
  /** An admin created a one-time link for a user. */
  | 'USER_INVITED'
  /** An account was reactivated. */
  | 'USER_REACTIVATED'
  /** A webhook was changed; `before` and `after` are the hosts of its URL. */
  | 'WEBHOOK_CHANGED'
  /** A webhook was created; `after` is the host of its URL. */
  | 'WEBHOOK_CREATED'
  /** A webhook was deleted; `before` is the host of its URL. */
  | 'WEBHOOK_DELETED'
  /** A webhook got a new secret; `after` is the host of its URL. */
  | 'WEBHOOK_SECRET_ROTATED';

export type SecurityLogPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  kind?: SecurityEventKind | null | undefined;
  userId?: string | null | undefined;
}>;


export type SecurityLogPageQuery = { securityEvents: { endCursor: string | null, hasNextPage: boolean, items: Array<{ id: string, at: string, kind: SecurityEventKind, userId: string | null, userName: string, subjectId: string | null, subjectName: string, tokenId: string | null, tokenName: string, applicationId: string | null, consentId: string | null, number: number | null, field: string, before: string, after: string, network: string, device: string }> } };

export type SecurityRowFragment = { id: string, at: string, kind: SecurityEventKind, userId: string | null, userName: string, subjectId: string | null, subjectName: string, tokenId: string | null, tokenName: string, applicationId: string | null, consentId: string | null, number: number | null, field: string, before: string, after: string, network: string, device: string };

export const SecurityRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecurityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecurityEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"tokenId"}},{"kind":"Field","name":{"kind":"Name","value":"tokenName"}},{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"consentId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"device"}}]}}]} as unknown as DocumentNode<SecurityRowFragment, unknown>;
export const SecurityLogPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecurityLogPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SecurityEventKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"securityEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecurityRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecurityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecurityEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"tokenId"}},{"kind":"Field","name":{"kind":"Name","value":"tokenName"}},{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"consentId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"device"}}]}}]} as unknown as DocumentNode<SecurityLogPageQuery, SecurityLogPageQueryVariables>;

export function useSecurityLogPageQuery(options: QueryOptions<SecurityLogPageQueryVariables>) {
  return useQuery(SecurityLogPageDocument, options);
}

export function useSecurityLogPageSuspenseQuery(options: QueryOptions<SecurityLogPageQueryVariables>) {
  return useSuspenseQuery(SecurityLogPageDocument, options);
}