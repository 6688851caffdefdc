/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A form to which a page invites. */
export type BlockForm =
  /** Humanitarian help is asked for. */
  | 'HUMANITARIAN'
  /** An organisation wants to be a partner. */
  | 'PARTNER'
  /** Psychological help is asked for. */
  | 'PSYCHOLOGICAL'
  /** A psychologist wants to help. */
  | 'PSYCHOLOGIST'
  /** An offer to volunteer. */
  | 'VOLUNTEER';

/** Background colour of a block. */
export type BlockTone =
  /** Green. */
  | 'LEAF'
  /** Pale blue. */
  | 'PALE_SKY'
  /** The colour of the page. */
  | 'PAPER'
  /** Red. */
  | 'POPPY'
  /** Pale red. */
  | 'ROSE'
  /** Blue. */
  | 'SKY'
  /** Yellow. */
  | 'SUN';

/** A way to help the foundation. */
export type HelpWay =
  /** A donation: leads to the bank details and to the reports. */
  | 'MONEY'
  /** An organisation's help: leads to the form for partners. */
  | 'PARTNERSHIP'
  /** Skills: leads to the form for psychologists and to a contact. */
  | 'PROFESSION'
  /** Things: leads to the points and to a contact. */
  | 'THINGS'
  /** Volunteering: leads to the form for volunteers and to a contact. */
  | 'TIME';

/** A drawing of the site for the first screen of the home page. */
export type HeroScene =
  /** A landscape with a tree that is a hand, and a child on a swing. */
  | 'HAND_TREE'
  /** A kite. */
  | 'KITE'
  /** No drawing: the texts alone. */
  | 'NONE'
  /** A toy train. */
  | 'TOY_TRAIN';

/** Whether pictures are shown all at once or one after another. */
export type PictureLayout =
  /** All at once; each opens larger. */
  | 'GRID'
  /** One after another. */
  | 'SLIDESHOW';

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

type EditedContent_CallToActionBlock_Fragment = { __typename: 'CallToActionBlock', heading: string, text: string, label: string, address: string, tone: BlockTone };

type EditedContent_DocumentsBlock_Fragment = { __typename: 'DocumentsBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> };

type EditedContent_FiguresBlock_Fragment = { __typename: 'FiguresBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> };

type EditedContent_FormBlock_Fragment = { __typename: 'FormBlock', heading: string, text: string, form: BlockForm };

type EditedContent_HeroBlock_Fragment = { __typename: 'HeroBlock', heading: string, text: string, scene: HeroScene, imageId: string | null, wideX: number | null, wideY: number | null, narrowX: number | null, narrowY: number | null, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> };

type EditedContent_LinksBlock_Fragment = { __typename: 'LinksBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> };

type EditedContent_PeopleBlock_Fragment = { __typename: 'PeopleBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> };

type EditedContent_PictureTextBlock_Fragment = { __typename: 'PictureTextBlock', heading: string, html: string, imageId: string | null, isPictureFirst: boolean, tone: BlockTone };

type EditedContent_PicturesBlock_Fragment = { __typename: 'PicturesBlock', heading: string, imageIds: Array<string>, layout: PictureLayout };

type EditedContent_QuestionsBlock_Fragment = { __typename: 'QuestionsBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> };

type EditedContent_QuoteBlock_Fragment = { __typename: 'QuoteBlock', text: string, author: string, imageId: string | null };

type EditedContent_RichTextBlock_Fragment = { __typename: 'RichTextBlock', html: string };

type EditedContent_SitePartBlock_Fragment = { __typename: 'SitePartBlock', part: SitePart, heading: string, text: string };

type EditedContent_StepsBlock_Fragment = { __typename: 'StepsBlock', heading: string, facts: Array<{ title: string, text: string, address: string, imageId: string | null }>, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> };

type EditedContent_TableBlock_Fragment = { __typename: 'TableBlock', heading: string, rows: Array<Array<string>> };

type EditedContent_TimelineBlock_Fragment = { __typename: 'TimelineBlock', period: string, heading: string, text: string, closing: string, imageId: string | null, isPictureFirst: boolean, tone: BlockTone, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> };

type EditedContent_TopicBlock_Fragment = { __typename: 'TopicBlock', tag: string, heading: string, text: string, imageId: string | null, noteHeading: string, note: string, label: string, address: string, isConfidential: boolean, tone: BlockTone, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> };

type EditedContent_VideoBlock_Fragment = { __typename: 'VideoBlock', heading: string, address: string, text: string, imageId: string | null };

type EditedContent_WayBlock_Fragment = { __typename: 'WayBlock', way: HelpWay, heading: string, text: string, imageId: string | null, listHeading: string, note: string, othersHeading: string, tone: BlockTone, entries: Array<{ title: string, text: string, address: string, imageId: string | null }>, others: Array<{ title: string, text: string, address: string, imageId: string | null }> };

export type EditedContentFragment =
  | EditedContent_CallToActionBlock_Fragment
  | EditedContent_DocumentsBlock_Fragment
  | EditedContent_FiguresBlock_Fragment
  | EditedContent_FormBlock_Fragment
  | EditedContent_HeroBlock_Fragment
  | EditedContent_LinksBlock_Fragment
  | EditedContent_PeopleBlock_Fragment
  | EditedContent_PictureTextBlock_Fragment
  | EditedContent_PicturesBlock_Fragment
  | EditedContent_QuestionsBlock_Fragment
  | EditedContent_QuoteBlock_Fragment
  | EditedContent_RichTextBlock_Fragment
  | EditedContent_SitePartBlock_Fragment
  | EditedContent_StepsBlock_Fragment
  | EditedContent_TableBlock_Fragment
  | EditedContent_TimelineBlock_Fragment
  | EditedContent_TopicBlock_Fragment
  | EditedContent_VideoBlock_Fragment
  | EditedContent_WayBlock_Fragment
;

export type EditedEntryFragment = { title: string, text: string, address: string, imageId: string | null };

type ShownBlock_CallToActionBlock_Fragment = { __typename: 'CallToActionBlock', heading: string, text: string, label: string, address: string, tone: BlockTone };

type ShownBlock_DocumentsBlock_Fragment = { __typename: 'DocumentsBlock', heading: string, entries: Array<{ title: string, text: string, address: string }> };

type ShownBlock_FiguresBlock_Fragment = { __typename: 'FiguresBlock', heading: string, entries: Array<{ title: string, text: string }> };

type ShownBlock_FormBlock_Fragment = { __typename: 'FormBlock', heading: string, text: string, form: BlockForm };

type ShownBlock_HeroBlock_Fragment = { __typename: 'HeroBlock' };

type ShownBlock_LinksBlock_Fragment = { __typename: 'LinksBlock', heading: string, entries: Array<{ title: string, text: string, address: string }> };

type ShownBlock_PeopleBlock_Fragment = { __typename: 'PeopleBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> };

type ShownBlock_PictureTextBlock_Fragment = { __typename: 'PictureTextBlock', heading: string, html: string, imageId: string | null, isPictureFirst: boolean, tone: BlockTone };

type ShownBlock_PicturesBlock_Fragment = { __typename: 'PicturesBlock', heading: string, imageIds: Array<string>, layout: PictureLayout };

type ShownBlock_QuestionsBlock_Fragment = { __typename: 'QuestionsBlock', heading: string, entries: Array<{ title: string, text: string }> };

type ShownBlock_QuoteBlock_Fragment = { __typename: 'QuoteBlock', text: string, author: string, imageId: string | null };

type ShownBlock_RichTextBlock_Fragment = { __typename: 'RichTextBlock', html: string };

type ShownBlock_SitePartBlock_Fragment = { __typename: 'SitePartBlock', part: SitePart, heading: string, text: string };

type ShownBlock_StepsBlock_Fragment = { __typename: 'StepsBlock', heading: string, facts: Array<{ title: string, text: string }>, entries: Array<{ title: string, text: string }> };

type ShownBlock_TableBlock_Fragment = { __typename: 'TableBlock', heading: string, rows: Array<Array<string>> };

type ShownBlock_TimelineBlock_Fragment = { __typename: 'TimelineBlock', period: string, heading: string, text: string, closing: string, imageId: string | null, isPictureFirst: boolean, tone: BlockTone, entries: Array<{ title: string, text: string }> };

type ShownBlock_TopicBlock_Fragment = { __typename: 'TopicBlock', tag: string, heading: string, text: string, imageId: string | null, noteHeading: string, note: string, label: string, address: string, isConfidential: boolean, tone: BlockTone, entries: Array<{ title: string, text: string }> };

type ShownBlock_VideoBlock_Fragment = { __typename: 'VideoBlock', heading: string, address: string, text: string, imageId: string | null };

type ShownBlock_WayBlock_Fragment = { __typename: 'WayBlock', way: HelpWay, heading: string, text: string, imageId: string | null, listHeading: string, note: string, othersHeading: string, tone: BlockTone, entries: Array<{ title: string, text: string }>, others: Array<{ title: string, text: string }> };

export type ShownBlockFragment =
  | ShownBlock_CallToActionBlock_Fragment
  | ShownBlock_DocumentsBlock_Fragment
  | ShownBlock_FiguresBlock_Fragment
  | ShownBlock_FormBlock_Fragment
  | ShownBlock_HeroBlock_Fragment
  | ShownBlock_LinksBlock_Fragment
  | ShownBlock_PeopleBlock_Fragment
  | ShownBlock_PictureTextBlock_Fragment
  | ShownBlock_PicturesBlock_Fragment
  | ShownBlock_QuestionsBlock_Fragment
  | ShownBlock_QuoteBlock_Fragment
  | ShownBlock_RichTextBlock_Fragment
  | ShownBlock_SitePartBlock_Fragment
  | ShownBlock_StepsBlock_Fragment
  | ShownBlock_TableBlock_Fragment
  | ShownBlock_TimelineBlock_Fragment
  | ShownBlock_TopicBlock_Fragment
  | ShownBlock_VideoBlock_Fragment
  | ShownBlock_WayBlock_Fragment
;

export const EditedEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}}]} as unknown as DocumentNode<EditedEntryFragment, unknown>;
export const EditedContentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageBlockContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RichTextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallToActionBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"form"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureTextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isPictureFirst"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PicturesBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"imageIds"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VideoBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isPictureFirst"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinksBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TopicBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noteHeading"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isConfidential"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WayBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"listHeading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"othersHeading"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SitePartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeroBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scene"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"wideX"}},{"kind":"Field","name":{"kind":"Name","value":"wideY"}},{"kind":"Field","name":{"kind":"Name","value":"narrowX"}},{"kind":"Field","name":{"kind":"Name","value":"narrowY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}}]} as unknown as DocumentNode<EditedContentFragment, unknown>;
export const ShownBlockFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownBlock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageBlockContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RichTextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallToActionBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"form"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureTextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isPictureFirst"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PicturesBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"imageIds"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VideoBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isPictureFirst"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinksBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TopicBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noteHeading"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isConfidential"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WayBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"listHeading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"othersHeading"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SitePartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ShownBlockFragment, unknown>;