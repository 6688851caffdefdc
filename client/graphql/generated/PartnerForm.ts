/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How to reach somebody. */
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

/** The site's two languages. */
export type Language =
  /** English */
  | 'ENG'
  /** Ukrainian, the default */
  | 'UA';

/** What offers to help. */
export type OrganisationType =
  /** A business. */
  | 'BUSINESS'
  /** A charity or NGO. */
  | 'CHARITY'
  /** An educational institution. */
  | 'EDUCATION'
  /** A person. */
  | 'INDIVIDUAL'
  /** An international organisation. */
  | 'INTERNATIONAL'
  /** A medium. */
  | 'MEDIA'
  /** A public institution. */
  | 'PUBLIC';

/** Offers an organisation's help. */
export type PartnershipInput = {
  /** Agrees to the consent text; never set beforehand. */
  consent: boolean;
  /** How to reach them. */
  contactMethod: ContactMethod;
  /** Country, 2 to 100 characters. */
  country: string;
  /** Register code, 8 digits. */
  edrpou?: string | null | undefined;
  /** E-mail, for the receipt too. */
  email: string;
  /** Name and surname. */
  fullName: string;
  /** The language they would rather speak. */
  language: Language;
  /** The idea, 10 to 2000 characters. */
  message: string;
  /** The organisation, 2 to 200 characters. */
  organisation: string;
  /** Phone number, however it is typed. */
  phone: string;
  /** At most 100 characters. */
  position?: string | null | undefined;
  /** Oblast, or abroad. */
  region: Region;
  /** City, town or village, 2 to 100 characters. */
  settlement: string;
  /** How they would help, at least one. */
  support: Array<Support>;
  /** What kind of organisation. */
  type: OrganisationType;
  /** https address of a site or page. */
  website?: string | null | undefined;
};

/** Where somebody lives. */
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

/** What is sent with every form beside its answers. */
export type SendingInput = {
  /** The version of the consent text that was shown. */
  consentVersion: string;
  /** A UUID made when the form is begun: sent again, it gives the same number. */
  key: string;
  /** The language in which the form was filled in. */
  language: Language;
  /** When the form was opened: nobody fills it in within three seconds. */
  openedAt?: string | null | undefined;
  /** Stays blank: people do not see this field. */
  website?: string;
};

/** How an organisation would help. */
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

export function useApplyAsPartnerMutation(
  options: useMutation.Options<ApplyAsPartnerMutation, ApplyAsPartnerMutationVariables> = {},
) {
  return useMutation(ApplyAsPartnerDocument, options);
}