/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useRetainedQuery } from "../retained-query.ts";
import { type SuspenseOptions, useRetainedSuspenseQuery } from "../retained-suspense-query.ts";
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The site's two languages. */
export type Language =
  /** English */
  | 'ENG'
  /** Ukrainian, the default */
  | 'UA';

/** The whole settings: what is left out returns to its default. */
export type SettingsInput = {
  /** Such a page that takes an amount, with {amount} in its place; or blank. */
  cardAmountUrl?: string | null | undefined;
  /** Up to six amounts to choose from, in hryvnias. */
  cardAmounts?: Array<number>;
  /** Page of LiqPay, WayForPay or monobank that charges a card, or blank. */
  cardPaymentUrl?: string | null | undefined;
  /** End of office hours, HH:MM in Kyiv. */
  closesAt?: string;
  /** The foundation's register code, 8 digits, or blank. */
  edrpou?: string;
  /** Where people write to, or blank. */
  email?: string;
  /** Account in euros, or blank. */
  euroIban?: string | null | undefined;
  /** https address, or blank. */
  facebookUrl?: string | null | undefined;
  /** Account for transfers by SWIFT in other currencies, or blank. */
  foreignIban?: string | null | undefined;
  /** Ukrainian account in hryvnias, spaces allowed, or blank. */
  iban?: string;
  /** https address, or blank. */
  instagramUrl?: string | null | undefined;
  /** Start of office hours, HH:MM in Kyiv. */
  opensAt?: string;
  /** As people shall read it, or blank. */
  phone?: string;
  /** SWIFT code of the bank, or blank. */
  swift?: string | null | undefined;
  /** https address, or blank. */
  telegramUrl?: string | null | undefined;
  /** Both languages. */
  translations: SettingsTranslationsInput;
  /** https address, or blank. */
  youtubeUrl?: string | null | undefined;
};

/** What the site says of the foundation in one language. */
export type SettingsTranslationInput = {
  /** Postal address. */
  address?: string;
  /** Requisites: the bank's address, for SWIFT. */
  bankAddress?: string;
  /** Requisites: the bank. */
  bankName?: string;
  /** In one year: children helped by psychologists, in thousands. */
  childrenThousands?: number;
  /** In one year: families fed. */
  families?: number;
  /** The short name, as in the header. */
  foundationName?: string;
  /** In one year: institutions given medical support. */
  institutions?: number;
  /** In one year: partners who gave resources. */
  partners?: number;
  /** Requisites: what a donor writes as the purpose. */
  paymentPurpose?: string;
  /** Requisites: the recipient's registered name. */
  recipient?: string;
  /** Office days and hours, in words. */
  schedule?: string;
  /** What kind of foundation it is, in a few words. */
  tagline?: string;
  /** In one year: tons of humanitarian aid. */
  tons?: number;
};

/** Settings always speak both languages. */
export type SettingsTranslationsInput = {
  /** In English. */
  eng: SettingsTranslationInput;
  /** In Ukrainian. */
  ua: SettingsTranslationInput;
};

export type EditedSettingsFragment = { id: string, version: number, phone: string, email: string, opensAt: string, closesAt: string, facebookUrl: string | null, instagramUrl: string | null, telegramUrl: string | null, youtubeUrl: string | null, cardPaymentUrl: string | null, cardAmounts: Array<number>, cardAmountUrl: string | null, edrpou: string, iban: string, euroIban: string | null, foreignIban: string | null, swift: string | null, translations: Array<{ id: string, language: Language, foundationName: string, tagline: string, address: string, schedule: string, recipient: string, bankName: string, bankAddress: string, paymentPurpose: string, institutions: number, families: number, partners: number, tons: number, childrenThousands: number }> };

export type SettingsEditorQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsEditorQuery = { item: { id: string, version: number, phone: string, email: string, opensAt: string, closesAt: string, facebookUrl: string | null, instagramUrl: string | null, telegramUrl: string | null, youtubeUrl: string | null, cardPaymentUrl: string | null, cardAmounts: Array<number>, cardAmountUrl: string | null, edrpou: string, iban: string, euroIban: string | null, foreignIban: string | null, swift: string | null, translations: Array<{ id: string, language: Language, foundationName: string, tagline: string, address: string, schedule: string, recipient: string, bankName: string, bankAddress: string, paymentPurpose: string, institutions: number, families: number, partners: number, tons: number, childrenThousands: number }> } };

export type SaveSettingsMutationVariables = Exact<{
  version: number;
  input: SettingsInput;
}>;


export type SaveSettingsMutation = { item: { id: string, version: number, phone: string, email: string, opensAt: string, closesAt: string, facebookUrl: string | null, instagramUrl: string | null, telegramUrl: string | null, youtubeUrl: string | null, cardPaymentUrl: string | null, cardAmounts: Array<number>, cardAmountUrl: string | null, edrpou: string, iban: string, euroIban: string | null, foreignIban: string | null, swift: string | null, translations: Array<{ id: string, language: Language, foundationName: string, tagline: string, address: string, schedule: string, recipient: string, bankName: string, bankAddress: string, paymentPurpose: string, institutions: number, families: number, partners: number, tons: number, childrenThousands: number }> } };

export const EditedSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"telegramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"cardPaymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"cardAmounts"}},{"kind":"Field","name":{"kind":"Name","value":"cardAmountUrl"}},{"kind":"Field","name":{"kind":"Name","value":"edrpou"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"euroIban"}},{"kind":"Field","name":{"kind":"Name","value":"foreignIban"}},{"kind":"Field","name":{"kind":"Name","value":"swift"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"foundationName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankAddress"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPurpose"}},{"kind":"Field","name":{"kind":"Name","value":"institutions"}},{"kind":"Field","name":{"kind":"Name","value":"families"}},{"kind":"Field","name":{"kind":"Name","value":"partners"}},{"kind":"Field","name":{"kind":"Name","value":"tons"}},{"kind":"Field","name":{"kind":"Name","value":"childrenThousands"}}]}}]}}]} as unknown as DocumentNode<EditedSettingsFragment, unknown>;
export const SettingsEditorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsEditor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"telegramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"cardPaymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"cardAmounts"}},{"kind":"Field","name":{"kind":"Name","value":"cardAmountUrl"}},{"kind":"Field","name":{"kind":"Name","value":"edrpou"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"euroIban"}},{"kind":"Field","name":{"kind":"Name","value":"foreignIban"}},{"kind":"Field","name":{"kind":"Name","value":"swift"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"foundationName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankAddress"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPurpose"}},{"kind":"Field","name":{"kind":"Name","value":"institutions"}},{"kind":"Field","name":{"kind":"Name","value":"families"}},{"kind":"Field","name":{"kind":"Name","value":"partners"}},{"kind":"Field","name":{"kind":"Name","value":"tons"}},{"kind":"Field","name":{"kind":"Name","value":"childrenThousands"}}]}}]}}]} as unknown as DocumentNode<SettingsEditorQuery, SettingsEditorQueryVariables>;
export const SaveSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"saveSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"telegramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"cardPaymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"cardAmounts"}},{"kind":"Field","name":{"kind":"Name","value":"cardAmountUrl"}},{"kind":"Field","name":{"kind":"Name","value":"edrpou"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"euroIban"}},{"kind":"Field","name":{"kind":"Name","value":"foreignIban"}},{"kind":"Field","name":{"kind":"Name","value":"swift"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"foundationName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankAddress"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPurpose"}},{"kind":"Field","name":{"kind":"Name","value":"institutions"}},{"kind":"Field","name":{"kind":"Name","value":"families"}},{"kind":"Field","name":{"kind":"Name","value":"partners"}},{"kind":"Field","name":{"kind":"Name","value":"tons"}},{"kind":"Field","name":{"kind":"Name","value":"childrenThousands"}}]}}]}}]} as unknown as DocumentNode<SaveSettingsMutation, SaveSettingsMutationVariables>;

export function useSettingsEditorQuery(options: QueryOptions<SettingsEditorQueryVariables> = {}) {
  return useRetainedQuery(SettingsEditorDocument, options);
}

export function useSettingsEditorSuspenseQuery(options: SuspenseOptions<SettingsEditorQueryVariables> = {}) {
  return useRetainedSuspenseQuery(SettingsEditorDocument, options);
}

export function useSaveSettingsMutation(
  options: useMutation.Options<SaveSettingsMutation, SaveSettingsMutationVariables> = {},
) {
  return useMutation(SaveSettingsDocument, options);
}