/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The short form for any kind of help. */
export type GeneralInput = {
  /** Agreement to the consent text; must be true and never preselected. */
  consent: boolean;
  /** Name and surname. */
  fullName: string;
  /** Description of the situation, 10 to 2000 characters. */
  message: string;
  /** Phone number in any common notation. */
  phone: string;
  /** Region where the applicant lives. */
  region: Region;
  /** City, town or village, 2 to 100 characters. */
  settlement: string;
};

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

/** Region of Ukraine, or abroad. */
export type Region =
  /** Outside Ukraine. */
  | 'ABROAD'
  /** Cherkasy oblast. */
  | 'CHERKASY'
  /** Chernihiv oblast. */
  | 'CHERNIHIV'
  /** Chernivtsi oblast. */
  | 'CHERNIVTSI'
  /** The Autonomous Republic of Crimea. */
  | 'CRIMEA'
  /** Dnipropetrovsk oblast. */
  | 'DNIPROPETROVSK'
  /** Donetsk oblast. */
  | 'DONETSK'
  /** Ivano-Frankivsk oblast. */
  | 'IVANO_FRANKIVSK'
  /** Kharkiv oblast. */
  | 'KHARKIV'
  /** Kherson oblast. */
  | 'KHERSON'
  /** Khmelnytskyi oblast. */
  | 'KHMELNYTSKYI'
  /** Kirovohrad oblast. */
  | 'KIROVOHRAD'
  /** The city of Kyiv. */
  | 'KYIV'
  /** Kyiv oblast, without the city. */
  | 'KYIV_OBLAST'
  /** Luhansk oblast. */
  | 'LUHANSK'
  /** Lviv oblast. */
  | 'LVIV'
  /** Mykolaiv oblast. */
  | 'MYKOLAIV'
  /** Odesa oblast. */
  | 'ODESA'
  /** Poltava oblast. */
  | 'POLTAVA'
  /** Rivne oblast. */
  | 'RIVNE'
  /** The city of Sevastopol. */
  | 'SEVASTOPOL'
  /** Sumy oblast. */
  | 'SUMY'
  /** Ternopil oblast. */
  | 'TERNOPIL'
  /** Vinnytsia oblast. */
  | 'VINNYTSIA'
  /** Volyn oblast. */
  | 'VOLYN'
  /** Zakarpattia oblast. */
  | 'ZAKARPATTIA'
  /** Zaporizhzhia oblast. */
  | 'ZAPORIZHZHIA'
  /** Zhytomyr oblast. */
  | 'ZHYTOMYR';

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

export type ApplyForHelpMutationVariables = Exact<{
  sending: SendingInput;
  input: GeneralInput;
}>;


export type ApplyForHelpMutation = { sent: { number: number, keptMonths: number, replyDays: number } };


export const ApplyForHelpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyForHelp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GeneralInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"sent"},"name":{"kind":"Name","value":"applyForHelp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sending"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"keptMonths"}},{"kind":"Field","name":{"kind":"Name","value":"replyDays"}}]}}]}}]} as unknown as DocumentNode<ApplyForHelpMutation, ApplyForHelpMutationVariables>;

export const ApplyForHelpText = "mutation ApplyForHelp($sending:SendingInput!$input:GeneralInput!){sent:applyForHelp(sending:$sending input:$input){number keptMonths replyDays}}";