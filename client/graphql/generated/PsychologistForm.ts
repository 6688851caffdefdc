/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How long a psychologist has worked with children. */
export type ChildExperience =
  /** 1 to 3 years. */
  | 'FROM_1_TO_3_YEARS'
  /** Not yet. */
  | 'NONE'
  /** Over 3 years. */
  | 'OVER_3_YEARS'
  /** Under 1 year. */
  | 'UNDER_1_YEAR';

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

/** Offers to work as a psychologist. */
export type PsychologistInput = {
  /** Years of work with children. */
  childYears: ChildExperience;
  /** Agrees to the consent text; never set beforehand. */
  consent: boolean;
  /** How to reach them. */
  contactMethod: ContactMethod;
  /** Institution, speciality, year; 5 to 300 characters. */
  education: string;
  /** E-mail, for the receipt too. */
  email: string;
  /** How they would work. */
  format: WorkFormat;
  /** Name and surname. */
  fullName: string;
  /** Hours a week, 1 to 40. */
  hours: number;
  /** The language they would rather speak. */
  language: Language;
  /** https address of a profile or CV. */
  link?: string | null | undefined;
  /** Fields and methods, at least one. */
  methods: Array<PsychologyMethod>;
  /** Phone number, however it is typed. */
  phone: string;
  /** Town or point, to work in person. */
  place?: string | null | undefined;
  /** Whether they can provide a no-criminal-record certificate. */
  record: boolean;
  /** Oblast, or abroad. */
  region: Region;
  /** City, town or village, 2 to 100 characters. */
  settlement: string;
  /** Whether they receive supervision. */
  supervision: boolean;
  /** Working languages, at least one. */
  workLanguages: Array<WorkLanguage>;
  /** Years of practice, 0 to 60. */
  years: number;
};

/** A field or method. */
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

/** How a psychologist works. */
export type WorkFormat =
  /** In person and online. */
  | 'BOTH'
  /** In person. */
  | 'IN_PERSON'
  /** Online. */
  | 'ONLINE';

/** A language to work in. */
export type WorkLanguage =
  /** English. */
  | 'ENGLISH'
  /** Hungarian. */
  | 'HUNGARIAN'
  /** Another. */
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

export function useApplyAsPsychologistMutation(
  options: useMutation.Options<ApplyAsPsychologistMutation, ApplyAsPsychologistMutationVariables> = {},
) {
  return useMutation(ApplyAsPsychologistDocument, options);
}