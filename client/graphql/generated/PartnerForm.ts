/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Type of organisation that offers help. */
export type OrganisationType =
  /** A business. */
  | 'BUSINESS'
  /** A charity or NGO. */
  | 'CHARITY'
  /** An educational institution. */
  | 'EDUCATION'
  /** An individual. */
  | 'INDIVIDUAL'
  /** An international organisation. */
  | 'INTERNATIONAL'
  /** A media organisation. */
  | 'MEDIA'
  /** A public institution. */
  | 'PUBLIC';

/** Offer of help from an organisation. */
export type PartnershipInput = {
  /** Agreement to the consent text; must be true and never preselected. */
  consent: boolean;
  /** Preferred contact method. */
  contactMethod: ContactMethod;
  /** Country, 2 to 100 characters. */
  country: string;
  /** EDRPOU, the code in the Ukrainian business register, 8 digits. */
  edrpou?: string | null | undefined;
  /** E-mail address, also used for the receipt. */
  email: string;
  /** Name and surname. */
  fullName: string;
  /** Preferred language. */
  language: Language;
  /** Description of the idea, 10 to 2000 characters. */
  message: string;
  /** Name of the organisation, 2 to 200 characters. */
  organisation: string;
  /** Phone number in any common notation. */
  phone: string;
  /** Position in the organisation, at most 100 characters. */
  position?: string | null | undefined;
  /** Region where the applicant lives. */
  region: Region;
  /** City, town or village, 2 to 100 characters. */
  settlement: string;
  /** Types of support, at least one. */
  support: Array<Support>;
  /** Type of organisation. */
  type: OrganisationType;
  /** The https URL of a website or page, at most 300 characters. */
  website?: string | null | undefined;
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

/** Type of support from an organisation. */
export type Support =
  /** Funding. */
  | 'FUNDING'
  /** Goods and humanitarian aid. */
  | 'GOODS'
  /** Media support. */
  | 'MEDIA'
  /** Premises. */
  | 'PREMISES'
  /** A joint project. */
  | 'PROJECT'
  /** Pro bono services. */
  | 'PRO_BONO';

export type ApplyAsPartnerMutationVariables = Exact<{
  sending: SendingInput;
  input: PartnershipInput;
}>;


export type ApplyAsPartnerMutation = { sent: { number: number, keptMonths: number, replyDays: number } };


export const ApplyAsPartnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyAsPartner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PartnershipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"sent"},"name":{"kind":"Name","value":"applyAsPartner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sending"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"keptMonths"}},{"kind":"Field","name":{"kind":"Name","value":"replyDays"}}]}}]}}]} as unknown as DocumentNode<ApplyAsPartnerMutation, ApplyAsPartnerMutationVariables>;

export const ApplyAsPartnerText = "mutation ApplyAsPartner($sending:SendingInput!$input:PartnershipInput!){sent:applyAsPartner(sending:$sending input:$input){number keptMonths replyDays}}";