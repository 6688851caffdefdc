/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Experience of work with children. */
export type ChildExperience =
  /** 1 to 3 years. */
  | 'FROM_1_TO_3_YEARS'
  /** No experience yet. */
  | 'NONE'
  /** Over 3 years. */
  | 'OVER_3_YEARS'
  /** Under 1 year. */
  | 'UNDER_1_YEAR';

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

/** Application to work as a psychologist. */
export type PsychologistInput = {
  /** Experience of work with children. */
  childYears: ChildExperience;
  /** Agreement to the consent text; must be true and never preselected. */
  consent: boolean;
  /** Preferred contact method. */
  contactMethod: ContactMethod;
  /** Education: institution, speciality and year; 5 to 300 characters. */
  education: string;
  /** E-mail address, also used for the receipt. */
  email: string;
  /** Format of work. */
  format: WorkFormat;
  /** Name and surname. */
  fullName: string;
  /** Hours per week, 1 to 40. */
  hours: number;
  /** Preferred language. */
  language: Language;
  /** The https URL of a profile or CV, at most 300 characters. */
  link?: string | null | undefined;
  /** Fields and methods, at least one. */
  methods: Array<PsychologyMethod>;
  /** Phone number in any common notation. */
  phone: string;
  /** Town or together point, 2 to 100 characters; required for work in person. */
  place?: string | null | undefined;
  /** Whether the psychologist can provide a no-criminal-record certificate. */
  record: boolean;
  /** Region where the applicant lives. */
  region: Region;
  /** City, town or village, 2 to 100 characters. */
  settlement: string;
  /** Whether the psychologist receives supervision. */
  supervision: boolean;
  /** Working languages, at least one. */
  workLanguages: Array<WorkLanguage>;
  /** Years of practice, 0 to 60. */
  years: number;
};

/** Field or method of psychology. */
export type PsychologyMethod =
  /** Adolescent psychology. */
  | 'ADOLESCENT'
  /** Art therapy. */
  | 'ART'
  /** Cognitive behavioural therapy. */
  | 'CBT'
  /** Child psychology. */
  | 'CHILD'
  /** Crisis and trauma. */
  | 'CRISIS'
  /** Fairy-tale therapy. */
  | 'FAIRY_TALE'
  /** Family psychology. */
  | 'FAMILY'
  /** Metaphorical cards. */
  | 'METAPHORICAL_CARDS'
  /** Something else. */
  | 'OTHER'
  /** Play therapy. */
  | 'PLAY';

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

/** Format of a psychologist's work. */
export type WorkFormat =
  /** In person and online. */
  | 'BOTH'
  /** In person. */
  | 'IN_PERSON'
  /** Online. */
  | 'ONLINE';

/** Working language. */
export type WorkLanguage =
  /** English. */
  | 'ENGLISH'
  /** Hungarian. */
  | 'HUNGARIAN'
  /** Another language. */
  | 'OTHER'
  /** Polish. */
  | 'POLISH'
  /** Romanian. */
  | 'ROMANIAN'
  /** Ukrainian Sign Language. */
  | 'SIGN'
  /** Ukrainian. */
  | 'UKRAINIAN';

export type ApplyAsPsychologistMutationVariables = Exact<{
  sending: SendingInput;
  input: PsychologistInput;
}>;


export type ApplyAsPsychologistMutation = { sent: { number: number, keptMonths: number, replyDays: number } };


export const ApplyAsPsychologistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyAsPsychologist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PsychologistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"sent"},"name":{"kind":"Name","value":"applyAsPsychologist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sending"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"keptMonths"}},{"kind":"Field","name":{"kind":"Name","value":"replyDays"}}]}}]}}]} as unknown as DocumentNode<ApplyAsPsychologistMutation, ApplyAsPsychologistMutationVariables>;

export const ApplyAsPsychologistText = "mutation ApplyAsPsychologist($sending:SendingInput!$input:PsychologistInput!){sent:applyAsPsychologist(sending:$sending input:$input){number keptMonths replyDays}}";