/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** When to call, in Kyiv. */
export type CallTime =
  /** 13:00–16:00. */
  | 'AFTERNOON'
  /** 16:00–18:00. */
  | 'EVENING'
  /** 10:00–13:00. */
  | 'MORNING';

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

/** How to meet a psychologist. */
export type MeetingFormat =
  /** In person. */
  | 'IN_PERSON'
  /** Online. */
  | 'ONLINE'
  /** By phone. */
  | 'PHONE';

/** Asks for psychological help. */
export type PsychologicalInput = {
  /** Of whoever needs it, 3 to 110; no family's. */
  age?: number | null | undefined;
  /** Agrees to the consent text; never set beforehand. */
  consent: boolean;
  /** How to reach them. */
  contactMethod: ContactMethod;
  /** E-mail; needed to be reached by it. */
  email?: string | null | undefined;
  /** Who needs it. */
  forWhom: TalkFor;
  /** How to meet. */
  format: MeetingFormat;
  /** Agrees to the health text. */
  healthConsent: boolean;
  /** The language they would rather speak. */
  language: Language;
  /** At most 1000 characters. */
  message?: string | null | undefined;
  /** A name or nickname, 2 to 60 characters. */
  name: string;
  /** A parent or legal representative sends it; needed below 18. */
  parentConfirmed?: boolean | null | undefined;
  /** Phone number, however it is typed. */
  phone: string;
  /** Point or city, to meet in person. */
  place?: string | null | undefined;
  /** Oblast, or abroad. */
  region: Region;
  /** Whether it is safe to call and to leave a message. */
  safeContact: boolean;
  /** The best time to call. */
  time?: CallTime | null | undefined;
  /** What is troubling them, as far as they tell. */
  topics?: Array<Topic>;
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

/** Who needs psychological help. */
export type TalkFor =
  /** A child. */
  | 'CHILD'
  /** A family. */
  | 'FAMILY'
  /** The sender. */
  | 'ME';

/** What is troubling somebody. */
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

export function useApplyForPsychologicalHelpMutation(
  options: useMutation.Options<ApplyForPsychologicalHelpMutation, ApplyForPsychologicalHelpMutationVariables> = {},
) {
  return useMutation(ApplyForPsychologicalHelpDocument, options);
}