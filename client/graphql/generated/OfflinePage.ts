/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

/** Format of a payment QR code. */
export type PaymentCodeFormat =
  /** Format of the European Payments Council, for transfers to an account in euros. */
  | 'EPC'
  /** Previous format of the National Bank of Ukraine, for older banking apps. */
  | 'NBU_002'
  /** Current format of the National Bank of Ukraine, for Ukrainian banking apps. */
  | 'NBU_003';

export type OfflinePageQueryVariables = Exact<{
  language: Language;
}>;


export type OfflinePageQuery = { settings: { id: string, cardPaymentUrl: string | null, edrpou: string, iban: string, euroIban: string | null, foreignIban: string | null, paypalUrl: string | null, jarUrl: string | null, isDemo: boolean, paymentCodes: Array<{ format: PaymentCodeFormat, link: string | null, image: string }>, translation: { id: string, language: Language, recipient: string, bankName: string, paymentPurpose: string } } };

export type DonationFragment = { id: string, cardPaymentUrl: string | null, edrpou: string, iban: string, euroIban: string | null, foreignIban: string | null, paypalUrl: string | null, jarUrl: string | null, isDemo: boolean, paymentCodes: Array<{ format: PaymentCodeFormat, link: string | null, image: string }>, translation: { id: string, language: Language, recipient: string, bankName: string, paymentPurpose: string } };

export const DonationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Donation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardPaymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"edrpou"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"euroIban"}},{"kind":"Field","name":{"kind":"Name","value":"foreignIban"}},{"kind":"Field","name":{"kind":"Name","value":"paypalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"jarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPurpose"}}]}}]}}]} as unknown as DocumentNode<DonationFragment, unknown>;
export const OfflinePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfflinePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Donation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Donation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardPaymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"edrpou"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"euroIban"}},{"kind":"Field","name":{"kind":"Name","value":"foreignIban"}},{"kind":"Field","name":{"kind":"Name","value":"paypalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"jarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPurpose"}}]}}]}}]} as unknown as DocumentNode<OfflinePageQuery, OfflinePageQueryVariables>;

export function useOfflinePageQuery(options: QueryOptions<OfflinePageQueryVariables>) {
  return useQuery(OfflinePageDocument, options);
}

export function useOfflinePageSuspenseQuery(options: QueryOptions<OfflinePageQueryVariables>) {
  return useSuspenseQuery(OfflinePageDocument, options);
}