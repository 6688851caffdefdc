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

/** A part of a fixed page that the site draws itself. */
export type SitePart =
  /** Phone, hours, e-mail, address and networks of the settings. */
  | 'CONTACT_LIST'
  /** Phone and e-mail of the settings. */
  | 'CONTACT_WAYS'
  /** Who is responsible for personal data, from the settings. */
  | 'CONTROLLER'
  /** The counters of the settings. */
  | 'COUNTERS'
  /** A button that leads to the requisites. */
  | 'DONATE'
  /** The ways to give of the settings, and the bank details. */
  | 'DONATION'
  /** The data that each form asks for, its purpose and its retention period. */
  | 'FORMS_ASKED'
  /** The projects of the section `FUND`. */
  | 'FUNDED_PROJECTS'
  /** Two goals. */
  | 'GOALS'
  /** A hashtag, which is the heading, with a drawing. */
  | 'HASHTAG'
  /** What the newest report says was received, spent and left. */
  | 'LAST_MONTH'
  /** The latest news. */
  | 'NEWS'
  /** What the site stores on the reader's device. */
  | 'ON_DEVICE'
  /** Six partners. */
  | 'PARTNERS'
  /** All partners. */
  | 'PARTNER_LIST'
  /** A link to how to have a picture or data removed. */
  | 'PHOTO_REMOVAL'
  /** Four projects. */
  | 'PROJECTS'
  /** The projects of the section `GOAL`. */
  | 'PROJECT_GOALS'
  /** The requisites, and a code for bank apps. */
  | 'REQUISITES'
  /** What happens when a retention period ends. */
  | 'RETENTION'
  /** The rights of people whose data is stored. */
  | 'RIGHTS'
  /** Links to the headings of the page. */
  | 'TABLE_OF_CONTENTS'
  /** The cities of the children's points. */
  | 'TOGETHER_POINTS'
  /** How to withdraw consent, and to have a picture removed. */
  | 'WITHDRAWAL';

export type ReportsPageQueryVariables = Exact<{
  language: Language;
  drafts: boolean;
}>;


export type ReportsPageQuery = { reportYears: Array<number>, page: { id: string, version: number, address: string, translation: { id: string, language: Language, publishedAt: string | null, title: string, lead: string, metaTitle: string, metaDescription: string, blocks: Array<{ id: string, isHidden: boolean, content:
          | { __typename: 'CallToActionBlock' }
          | { __typename: 'DocumentsBlock' }
          | { __typename: 'FiguresBlock' }
          | { __typename: 'FormBlock' }
          | { __typename: 'HeroBlock' }
          | { __typename: 'LinksBlock' }
          | { __typename: 'PeopleBlock' }
          | { __typename: 'PictureTextBlock' }
          | { __typename: 'PicturesBlock' }
          | { __typename: 'QuestionsBlock' }
          | { __typename: 'QuoteBlock' }
          | { __typename: 'RichTextBlock' }
          | { __typename: 'SitePartBlock', part: SitePart, heading: string, text: string }
          | { __typename: 'StepsBlock' }
          | { __typename: 'TableBlock' }
          | { __typename: 'TimelineBlock' }
          | { __typename: 'TopicBlock' }
          | { __typename: 'VideoBlock' }
          | { __typename: 'WayBlock' }
         }> } } | null, latest: { items: Array<{ id: string, address: string | null, year: number, month: number, imageCount: number, documents: Array<{ id: string, name: string, size: number, url: string }>, translation: { id: string, language: Language, publishedAt: string | null, description: string } }> } };

export type ListPageFragment = { id: string, version: number, address: string, translation: { id: string, language: Language, publishedAt: string | null, title: string, lead: string, metaTitle: string, metaDescription: string, blocks: Array<{ id: string, isHidden: boolean, content:
        | { __typename: 'CallToActionBlock' }
        | { __typename: 'DocumentsBlock' }
        | { __typename: 'FiguresBlock' }
        | { __typename: 'FormBlock' }
        | { __typename: 'HeroBlock' }
        | { __typename: 'LinksBlock' }
        | { __typename: 'PeopleBlock' }
        | { __typename: 'PictureTextBlock' }
        | { __typename: 'PicturesBlock' }
        | { __typename: 'QuestionsBlock' }
        | { __typename: 'QuoteBlock' }
        | { __typename: 'RichTextBlock' }
        | { __typename: 'SitePartBlock', part: SitePart, heading: string, text: string }
        | { __typename: 'StepsBlock' }
        | { __typename: 'TableBlock' }
        | { __typename: 'TimelineBlock' }
        | { __typename: 'TopicBlock' }
        | { __typename: 'VideoBlock' }
        | { __typename: 'WayBlock' }
       }> } };

export type ReportCardFragment = { id: string, address: string | null, year: number, month: number, imageCount: number, documents: Array<{ id: string, name: string, size: number, url: string }>, translation: { id: string, language: Language, publishedAt: string | null, description: string } };

export const ListPageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SitePartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ListPageFragment, unknown>;
export const ReportCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<ReportCardFragment, unknown>;
export const ReportsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"drafts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"StringValue","value":"reports","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"drafts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"drafts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reportYears"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"drafts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"drafts"}}}]},{"kind":"Field","alias":{"kind":"Name","value":"latest"},"name":{"kind":"Name","value":"reports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"drafts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"drafts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SitePartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<ReportsPageQuery, ReportsPageQueryVariables>;

export function useReportsPageQuery(options: QueryOptions<ReportsPageQueryVariables>) {
  return useQuery(ReportsPageDocument, options);
}

export function useReportsPageSuspenseQuery(options: QueryOptions<ReportsPageQueryVariables>) {
  return useSuspenseQuery(ReportsPageDocument, options);
}