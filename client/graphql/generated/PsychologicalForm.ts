/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Preferred time of calls, in Kyiv time. */
export type CallTime =
  /** 13:00–16:00. */
  | 'AFTERNOON'
  /** 16:00–18:00. */
  | 'EVENING'
  /** 10:00–13:00. */
  | 'MORNING';

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

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

/** Format of meetings with a psychologist. */
export type MeetingFormat =
  /** In person. */
  | 'IN_PERSON'
  /** Online. */
  | 'ONLINE'
  /** By phone. */
  | 'PHONE';

/** Request for psychological help. */
export type PsychologicalInput = {
  /** Age of the person who needs help, 3 to 110; not for FAMILY. */
  age?: number | null | undefined;
  /** Agreement to the consent text; must be true and never preselected. */
  consent: boolean;
  /** Preferred contact method; not PHONE unless `safeContact` is true. */
  contactMethod: ContactMethod;
  /** E-mail address; required if it is the contact method. */
  email?: string | null | undefined;
  /** Who needs help. */
  forWhom: TalkFor;
  /** Format of the meeting. */
  format: MeetingFormat;
  /** Agreement to the health text; must be true. */
  healthConsent: boolean;
  /** Preferred language. */
  language: Language;
  /** Message, at most 1000 characters. */
  message?: string | null | undefined;
  /** A name or nickname, 2 to 60 characters. */
  name: string;
  /** Confirmation that a parent or legal representative applies; required if `age` is below 18. */
  parentConfirmed?: boolean | null | undefined;
  /** Phone number in any common notation. */
  phone: string;
  /** Together point or city, 2 to 100 characters; required for IN_PERSON. */
  place?: string | null | undefined;
  /** Region where the applicant lives. */
  region: Region;
  /** Whether it is safe to call. If false, the applicant is neither called nor sent a receipt. */
  safeContact: boolean;
  /** The best time to call. */
  time?: CallTime | null | undefined;
  /** Topics that the applicant mentions. */
  topics?: Array<Topic>;
};

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

/** Who needs psychological help. */
export type TalkFor =
  /** A child. */
  | 'CHILD'
  /** A family. */
  | 'FAMILY'
  /** The applicant. */
  | 'ME';

/** Topic of psychological help. */
export type Topic =
  /** Anxiety or fears. */
  | 'ANXIETY'
  /** A child's behaviour. */
  | 'CHILD_BEHAVIOUR'
  /** Loss. */
  | 'LOSS'
  /** Moving and adapting. */
  | 'MOVING'
  /** Family relationships. */
  | 'RELATIONSHIPS'
  /** Sleep. */
  | 'SLEEP'
  /** Traumatic experience. */
  | 'TRAUMA'
  /** Prefers not to say. */
  | 'UNSAID';

export type ApplyForPsychologicalHelpMutationVariables = Exact<{
  sending: SendingInput;
  input: PsychologicalInput;
}>;


export type ApplyForPsychologicalHelpMutation = { sent: { number: number, keptMonths: number, replyDays: number } };


export const ApplyForPsychologicalHelpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyForPsychologicalHelp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PsychologicalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"sent"},"name":{"kind":"Name","value":"applyForPsychologicalHelp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sending"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"keptMonths"}},{"kind":"Field","name":{"kind":"Name","value":"replyDays"}}]}}]}}]} as unknown as DocumentNode<ApplyForPsychologicalHelpMutation, ApplyForPsychologicalHelpMutationVariables>;

export const ApplyForPsychologicalHelpText = "mutation ApplyForPsychologicalHelp($sending:SendingInput!$input:PsychologicalInput!){sent:applyForPsychologicalHelp(sending:$sending input:$input){number keptMonths replyDays}}";