/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Form that visitors can submit. */
export type ApplicationForm =
  /** The short form for any kind of help. */
  | 'GENERAL'
  /** Request for humanitarian help. */
  | 'HUMANITARIAN'
  /** Offer of help from an organisation. */
  | 'PARTNER'
  /** Request to remove a picture from the site. */
  | 'PICTURE_REMOVAL'
  /** Request for psychological help. */
  | 'PSYCHOLOGICAL'
  /** Application to work as a psychologist. */
  | 'PSYCHOLOGIST'
  /** Application to volunteer. */
  | 'VOLUNTEER';

/** Colour of the text on buttons. */
export type ButtonText =
  /** Dark blue. */
  | 'DARK'
  /** White. */
  | 'LIGHT';

/** What is shown in place of a logo. */
export type FoundationMark =
  /** The drawing of a hand that holds a house. */
  | 'DRAWING'
  /** The first letter of the name. */
  | 'INITIAL';

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

/** A colour of the site's palette. */
export type PaletteColour =
  /** Green. */
  | 'LEAF'
  /** Dark blue. */
  | 'NIGHT'
  /** Red. */
  | 'POPPY'
  /** Blue. */
  | 'SKY'
  /** Yellow. */
  | 'SUN';

/** A page that the site has by itself. */
export type SitePage =
  /** About the foundation. */
  | 'ABOUT'
  /** The blog. */
  | 'BLOG_POSTS'
  /** The contacts. */
  | 'CONTACTS'
  /** All ways to give. */
  | 'DONATE'
  /** The galleries. */
  | 'GALLERIES'
  /** How to help. */
  | 'HELP'
  /** The home page. */
  | 'HOME'
  /** For those who need help. */
  | 'NEED_HELP'
  /** The news. */
  | 'NEWS'
  /** The partners. */
  | 'PARTNERS'
  /** The privacy policy. */
  | 'PRIVACY'
  /** The projects. */
  | 'PROJECTS'
  /** The reports. */
  | 'REPORTS'
  /** The search. */
  | 'SEARCH'
  /** The team. */
  | 'TEAM'
  /** The map of the together points. */
  | 'TOGETHER_POINTS'
  /** The videos. */
  | 'VIDEOS';

export type SiteLayoutQueryVariables = Exact<{
  language: Language;
}>;


export type SiteLayoutQuery = { settings: { id: string, phone: string, email: string, foundingYear: number | null, cardPaymentUrl: string | null, isDemo: boolean, mark: FoundationMark, brandColour: PaletteColour, brandColourValue: string | null, buttonColour: PaletteColour, buttonColourValue: string | null, buttonText: ButtonText, socialLinks: Array<{ url: string, network: string }>, logo: { id: string, url: string, variants: string | null, width: number | null, height: number | null } | null, darkLogo: { id: string, url: string, variants: string | null, width: number | null, height: number | null } | null, roundLogo: { id: string, url: string, variants: string | null, width: number | null, height: number | null } | null, translation: { id: string, language: Language, foundationName: string, tagline: string, fullName: string, legalName: string, mission: string, motto: string, address: string, schedule: string, workingDays: Array<{ days: string, hours: string }> } }, navigation: { filled: Array<SitePage>, hidden: Array<string>, header: Array<{ address: string, label: string, language: Language }>, footer: Array<{ address: string, label: string, language: Language }>, links: Array<{ address: string, label: string, language: Language }>, button: Array<{ address: string, label: string, language: Language }> }, applicationForms: Array<{ form: ApplicationForm, isOpen: boolean }> };


export const SiteLayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteLayout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"foundingYear"}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"network"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cardPaymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"brandColour"}},{"kind":"Field","name":{"kind":"Name","value":"brandColourValue"}},{"kind":"Field","name":{"kind":"Name","value":"buttonColour"}},{"kind":"Field","name":{"kind":"Name","value":"buttonColourValue"}},{"kind":"Field","name":{"kind":"Name","value":"buttonText"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"darkLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roundLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"foundationName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"mission"}},{"kind":"Field","name":{"kind":"Name","value":"motto"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"workingDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"navigation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"button"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicationForms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}}]}}]}}]} as unknown as DocumentNode<SiteLayoutQuery, SiteLayoutQueryVariables>;

export function useSiteLayoutQuery(options: QueryOptions<SiteLayoutQueryVariables>) {
  return useQuery(SiteLayoutDocument, options);
}

export function useSiteLayoutSuspenseQuery(options: QueryOptions<SiteLayoutQueryVariables>) {
  return useSuspenseQuery(SiteLayoutDocument, options);
}