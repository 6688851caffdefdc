/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Age group of a volunteer. */
export type AgeGroup =
  /** 18 years or older. */
  | 'ADULT'
  /** 14 to 17 years; requires a parent or guardian. */
  | 'FROM_14_TO_17';

/** Contact method. */
export type ContactMethod =
  /** By e-mail. */
  | 'EMAIL'
  /** By a phone call. */
  | 'PHONE'
  /** By Signal. */
  | 'SIGNAL'
  /** By Telegram. */
  | 'TELEGRAM'
  /** By Viber. */
  | 'VIBER'
  /** By WhatsApp. */
  | 'WHATSAPP';

/** Hours per week. */
export type Hours =
  /** 3 to 8 hours. */
  | 'FROM_3_TO_8'
  /** Over 8 hours. */
  | 'OVER_8'
  /** Up to 3 hours. */
  | 'UP_TO_3';

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

/** Where a volunteer would work. The form offers `IN_PERSON` and `ONLINE`; earlier answers name points. */
export type Place =
  /** The point in Chernivtsi. */
  | 'CHERNIVTSI'
  /** The point in Chortkiv. */
  | 'CHORTKIV'
  /** In person. */
  | 'IN_PERSON'
  /** The point in Ivano-Frankivsk. */
  | 'IVANO_FRANKIVSK'
  /** The point in Kalush. */
  | 'KALUSH'
  /** Online, from anywhere. */
  | 'ONLINE'
  /** The point in Shumsk. */
  | 'SHUMSK'
  /** The point in Storozhynets. */
  | 'STOROZHYNETS'
  /** The point in Ternopil. */
  | 'TERNOPIL'
  /** The point in Tiachiv. */
  | 'TIACHIV'
  /** The point in Uzhhorod, Rakoczi street. */
  | 'UZHHOROD_RAKOCZI'
  /** The point in Uzhhorod, Shvabska street. */
  | 'UZHHOROD_SHVABSKA';

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

/** Area of volunteer work. */
export type VolunteerArea =
  /** Working with children. */
  | 'CHILDREN'
  /** Photo and design. */
  | 'DESIGN'
  /** Driving. */
  | 'DRIVING'
  /** Organising events. */
  | 'EVENTS'
  /** IT. */
  | 'IT'
  /** Something else. */
  | 'OTHER'
  /** Translation. */
  | 'TRANSLATION'
  /** Warehouse and logistics. */
  | 'WAREHOUSE'
  /** Social media and writing. */
  | 'WRITING';

/** Application to volunteer. */
export type VolunteerInput = {
  /** Age group. */
  age: AgeGroup;
  /** Areas of work, at least one. */
  areas: Array<VolunteerArea>;
  /** Agreement to the consent text; must be true and never preselected. */
  consent: boolean;
  /** Preferred contact method. */
  contactMethod: ContactMethod;
  /** E-mail address, also used for the receipt. */
  email: string;
  /** Previous experience, at most 1000 characters. */
  experience?: string | null | undefined;
  /** Name and surname. */
  fullName: string;
  /** Name of a parent or guardian; required for FROM_14_TO_17. */
  guardianName?: string | null | undefined;
  /** Phone number of a parent or guardian; required for FROM_14_TO_17. */
  guardianPhone?: string | null | undefined;
  /** Whether the volunteer has a car. */
  hasCar?: boolean | null | undefined;
  /** Hours per week. */
  hours: Hours;
  /** Preferred language. */
  language: Language;
  /** Motivation, at most 1000 characters. */
  motivation?: string | null | undefined;
  /** Phone number in any common notation. */
  phone: string;
  /** Preferred place. */
  place: Place;
  /** Region where the applicant lives. */
  region: Region;
  /** Agreement to the child safeguarding rules; must be true. */
  safeguarding: boolean;
  /** City, town or village, 2 to 100 characters. */
  settlement: string;
};

export type ApplyAsVolunteerMutationVariables = Exact<{
  sending: SendingInput;
  input: VolunteerInput;
}>;


export type ApplyAsVolunteerMutation = { sent: { number: number, keptMonths: number, replyDays: number } };


export const ApplyAsVolunteerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyAsVolunteer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VolunteerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"sent"},"name":{"kind":"Name","value":"applyAsVolunteer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sending"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"keptMonths"}},{"kind":"Field","name":{"kind":"Name","value":"replyDays"}}]}}]}}]} as unknown as DocumentNode<ApplyAsVolunteerMutation, ApplyAsVolunteerMutationVariables>;

export const ApplyAsVolunteerText = "mutation ApplyAsVolunteer($sending:SendingInput!$input:VolunteerInput!){sent:applyAsVolunteer(sending:$sending input:$input){number keptMonths replyDays}}";