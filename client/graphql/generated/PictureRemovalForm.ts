/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

/** The relation of the applicant to the person in the picture. */
export type PictureRemovalAsker =
  /** Another person. */
  | 'OTHER'
  /** A parent or guardian of the child who is shown. */
  | 'PARENT'
  /** The person who is shown. */
  | 'SHOWN';

/** Request to remove a picture from the site. */
export type PictureRemovalInput = {
  /** The relation of the applicant to the person in the picture. */
  asker: PictureRemovalAsker;
  /** Agreement to the consent text; must be true and never preselected. */
  consent: boolean;
  /** E-mail address, also used for the receipt. */
  email?: string | null | undefined;
  /** Name and surname of the applicant. */
  fullName: string;
  /** Message, at most 2000 characters. */
  message?: string | null | undefined;
  /** Phone number in any common notation; required without an e-mail address. */
  phone?: string | null | undefined;
  /** Which picture: addresses of pages or pictures, or a description, 3 to 2000 characters. */
  picture: string;
};

/** Data submitted with every form in addition to its answers. */
export type SendingInput = {
  /** Version of the consent text that was shown; an outdated one is a CONFLICT. */
  consentVersion: string;
  /** Idempotency key, a UUID created when the form is opened: a repeated submission returns the same number. */
  key: string;
  /** Language in which the form was filled in. */
  language: Language;
  /** Time when the form was opened; a submission within three seconds is suspected to be spam. */
  openedAt?: string | null | undefined;
  /** Honeypot, hidden from people; must be blank. */
  website?: string;
};

export type RequestPictureRemovalMutationVariables = Exact<{
  sending: SendingInput;
  input: PictureRemovalInput;
}>;


export type RequestPictureRemovalMutation = { sent: { number: number, keptMonths: number, replyDays: number, promisedHours: number | null } };


export const RequestPictureRemovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPictureRemoval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PictureRemovalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"sent"},"name":{"kind":"Name","value":"requestPictureRemoval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sending"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"keptMonths"}},{"kind":"Field","name":{"kind":"Name","value":"replyDays"}},{"kind":"Field","name":{"kind":"Name","value":"promisedHours"}}]}}]}}]} as unknown as DocumentNode<RequestPictureRemovalMutation, RequestPictureRemovalMutationVariables>;

export const RequestPictureRemovalText = "mutation RequestPictureRemoval($sending:SendingInput!$input:PictureRemovalInput!){sent:requestPictureRemoval(sending:$sending input:$input){number keptMonths replyDays promisedHours}}";