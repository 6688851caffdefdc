/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How old a volunteer is. */
export type AgeGroup =
  /** 18 or older. */
  | 'ADULT'
  /** 14 to 17: a parent or guardian has to know. */
  | 'FROM_14_TO_17';

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

/** How many hours a week. */
export type Hours =
  /** 3 to 8. */
  | 'FROM_3_TO_8'
  /** Over 8. */
  | 'OVER_8'
  /** Up to 3. */
  | 'UP_TO_3';

/** The site's two languages. */
export type Language =
  /** English */
  | 'ENG'
  /** Ukrainian, the default */
  | 'UA';

/** A children's point TOGETHER, or none at all. */
export type Place =
  /** The point in Chernivtsi. */
  | 'CHERNIVTSI'
  /** The point in Chortkiv. */
  | 'CHORTKIV'
  /** The point in Ivano-Frankivsk. */
  | 'IVANO_FRANKIVSK'
  /** The point in Kalush. */
  | 'KALUSH'
  /** From anywhere. */
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

/** What a volunteer can do. */
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

/** Offers time. */
export type VolunteerInput = {
  /** How old they are. */
  age: AgeGroup;
  /** What they would do, at least one. */
  areas: Array<VolunteerArea>;
  /** Agrees to the consent text; never set beforehand. */
  consent: boolean;
  /** How to reach them. */
  contactMethod: ContactMethod;
  /** E-mail, for the receipt too. */
  email: string;
  /** At most 1000 characters. */
  experience?: string | null | undefined;
  /** Name and surname. */
  fullName: string;
  /** A parent's or guardian's; below 18. */
  guardianName?: string | null | undefined;
  /** A parent's or guardian's; below 18. */
  guardianPhone?: string | null | undefined;
  /** Whether they have a car of their own. */
  hasCar?: boolean | null | undefined;
  /** How many hours a week. */
  hours: Hours;
  /** The language they would rather speak. */
  language: Language;
  /** At most 1000 characters. */
  motivation?: string | null | undefined;
  /** Phone number, however it is typed. */
  phone: string;
  /** Where it suits them. */
  place: Place;
  /** Oblast, or abroad. */
  region: Region;
  /** Agrees to the child safeguarding rules. */
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

export function useApplyAsVolunteerMutation(
  options: useMutation.Options<ApplyAsVolunteerMutation, ApplyAsVolunteerMutationVariables> = {},
) {
  return useMutation(ApplyAsVolunteerDocument, options);
}