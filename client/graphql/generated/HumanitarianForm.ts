/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Numbers of children by age. */
export type ChildAgesInput = {
  /** Number of children aged 0 to 2, at most 20. */
  to2?: number;
  /** Number of children aged 3 to 6, at most 20. */
  to6?: number;
  /** Number of children aged 7 to 11, at most 20. */
  to11?: number;
  /** Number of children aged 12 to 17, at most 20. */
  to17?: number;
};

/** Circumstance of a family. */
export type Circumstance =
  /** Family of someone killed or missing. */
  | 'BEREAVED_FAMILY'
  /** A child with a disability. */
  | 'DISABLED_CHILD'
  /** Internally displaced. */
  | 'DISPLACED'
  /** The home is damaged or destroyed. */
  | 'HOME_DAMAGED'
  /** Family with three or more children. */
  | 'LARGE_FAMILY'
  /** Family of a service member. */
  | 'SERVICE_FAMILY'
  /** Single-parent family. */
  | 'SINGLE_PARENT'
  /** Prefers not to say. */
  | 'UNSAID';

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

/** How help can be received. */
export type Delivery =
  /** Needs to be delivered. */
  | 'HOME'
  /** At a branch of Nova Poshta. */
  | 'NOVA_POSHTA'
  /** Collected from a point. */
  | 'POINT';

/** Who needs humanitarian help. */
export type ForWhom =
  /** The applicant's family. */
  | 'FAMILY'
  /** An institution. */
  | 'INSTITUTION'
  /** Another person. */
  | 'PERSON';

/** Request for humanitarian help. */
export type HumanitarianInput = {
  /** Number of adults, 1 to 20; required unless `forWhom` is INSTITUTION. */
  adults?: number | null | undefined;
  /** Ages of the children, adding up to `children`; required if there are any. */
  childAges?: ChildAgesInput | null | undefined;
  /** Number of children, 0 to 20; required unless `forWhom` is INSTITUTION. */
  children?: number | null | undefined;
  /** Agreement to the consent text; must be true and never preselected. */
  consent: boolean;
  /** Preferred contact method. */
  contactMethod: ContactMethod;
  /** How the help can be received. */
  delivery: Delivery;
  /** E-mail address; required if it is the contact method. */
  email?: string | null | undefined;
  /** Who needs help. */
  forWhom: ForWhom;
  /** Name and surname. */
  fullName: string;
  /** Agreement to the health text; required if `needs` or `status` reveals health data. */
  healthConsent?: boolean | null | undefined;
  /** Preferred language. */
  language: Language;
  /** Description of the situation, 10 to 2000 characters. */
  message: string;
  /** Needs, at least one. */
  needs: Array<Need>;
  /** Phone number in any common notation. */
  phone: string;
  /** Region where the applicant lives. */
  region: Region;
  /** City, town or village, 2 to 100 characters. */
  settlement: string;
  /** Circumstances that the applicant mentions. */
  status?: Array<Circumstance>;
  /** How soon help is needed. */
  urgency: Urgency;
};

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

/** Type of help that is needed. */
export type Need =
  /** Baby food and nappies. */
  | 'BABY_CARE'
  /** Blankets and bedding. */
  | 'BEDDING'
  /** Clothes and shoes. */
  | 'CLOTHES'
  /** Food. */
  | 'FOOD'
  /** Hygiene items. */
  | 'HYGIENE'
  /** Medicine. */
  | 'MEDICINE'
  /** Something else. */
  | 'OTHER'
  /** Prosthetics. */
  | 'PROSTHETICS'
  /** School supplies. */
  | 'SCHOOL_SUPPLIES'
  /** Toys. */
  | 'TOYS';

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

/** How soon help is needed. */
export type Urgency =
  /** In the coming days. */
  | 'DAYS'
  /** Within a month. */
  | 'MONTH'
  /** Within a week. */
  | 'WEEK';

export type ApplyForHumanitarianHelpMutationVariables = Exact<{
  sending: SendingInput;
  input: HumanitarianInput;
}>;


export type ApplyForHumanitarianHelpMutation = { sent: { number: number, keptMonths: number, replyDays: number } };


export const ApplyForHumanitarianHelpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyForHumanitarianHelp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HumanitarianInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"sent"},"name":{"kind":"Name","value":"applyForHumanitarianHelp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sending"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"keptMonths"}},{"kind":"Field","name":{"kind":"Name","value":"replyDays"}}]}}]}}]} as unknown as DocumentNode<ApplyForHumanitarianHelpMutation, ApplyForHumanitarianHelpMutationVariables>;

export const ApplyForHumanitarianHelpText = "mutation ApplyForHumanitarianHelp($sending:SendingInput!$input:HumanitarianInput!){sent:applyForHumanitarianHelp(sending:$sending input:$input){number keptMonths replyDays}}";