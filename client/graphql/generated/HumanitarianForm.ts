/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How many children are how old. */
export type ChildAgesInput = {
  /** 0 to 2 years old. */
  to2?: number;
  /** 3 to 6 years old. */
  to6?: number;
  /** 7 to 11 years old. */
  to11?: number;
  /** 12 to 17 years old. */
  to17?: number;
};

/** What a family lives through. */
export type Circumstance =
  /** Family of someone killed or missing. */
  | 'BEREAVED_FAMILY'
  /** A child with a disability. */
  | 'DISABLED_CHILD'
  /** Internally displaced. */
  | 'DISPLACED'
  /** The home is damaged or destroyed. */
  | 'HOME_DAMAGED'
  /** Three or more children. */
  | 'LARGE_FAMILY'
  /** Family of a service member. */
  | 'SERVICE_FAMILY'
  /** One parent brings the children up. */
  | 'SINGLE_PARENT'
  /** Prefers not to say. */
  | 'UNSAID';

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
  /** The sender's family. */
  | 'FAMILY'
  /** An institution. */
  | 'INSTITUTION'
  /** Another person. */
  | 'PERSON';

/** Asks for humanitarian help. */
export type HumanitarianInput = {
  /** 1 to 20; not for an institution. */
  adults?: number | null | undefined;
  /** As many as there are children. */
  childAges?: ChildAgesInput | null | undefined;
  /** 0 to 20; not for an institution. */
  children?: number | null | undefined;
  /** Agrees to the consent text; never set beforehand. */
  consent: boolean;
  /** How to reach them. */
  contactMethod: ContactMethod;
  /** How it can be received. */
  delivery: Delivery;
  /** E-mail; needed to be reached by it. */
  email?: string | null | undefined;
  /** Who needs it. */
  forWhom: ForWhom;
  /** Name and surname. */
  fullName: string;
  /** Agrees to the health text; needed when an answer tells of health. */
  healthConsent?: boolean | null | undefined;
  /** The language they would rather speak. */
  language: Language;
  /** The situation, 10 to 2000 characters. */
  message: string;
  /** What is needed, at least one. */
  needs: Array<Need>;
  /** Phone number, however it is typed. */
  phone: string;
  /** Oblast, or abroad. */
  region: Region;
  /** City, town or village, 2 to 100 characters. */
  settlement: string;
  /** The circumstances, as far as they are told. */
  status?: Array<Circumstance>;
  /** How soon. */
  urgency: Urgency;
};

/** The site's two languages. */
export type Language =
  /** English */
  | 'ENG'
  /** Ukrainian, the default */
  | 'UA';

/** What is needed. */
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

export function useApplyForHumanitarianHelpMutation(
  options: useMutation.Options<ApplyForHumanitarianHelpMutation, ApplyForHumanitarianHelpMutationVariables> = {},
) {
  return useMutation(ApplyForHumanitarianHelpDocument, options);
}