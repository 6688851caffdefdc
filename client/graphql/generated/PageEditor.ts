/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useRetainedQuery } from "../retained-query.ts";
import { type SuspenseOptions, useRetainedSuspenseQuery } from "../retained-suspense-query.ts";
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A row of a block. */
export type BlockEntryInput = {
  /** Where the row leads; blank for a row without a link. A path of this site that begins with a slash, or an address that begins with https:, mailto: or tel:; at most 2,000 characters. */
  address?: string;
  /** Id of an uploaded image; omit it for no image. */
  imageId?: string | null | undefined;
  /** Plain text, at most 2,000 characters. */
  text?: string;
  /** The title, at most 300 characters. */
  title?: string;
};

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

/** An invitation with one button. */
export type CallToActionBlockInput = {
  /** Where the button leads. A path of this site that begins with a slash, or an address that begins with https:, mailto: or tel:; at most 2,000 characters. */
  address?: string;
  /** The heading, at most 300 characters; blank for no heading. */
  heading?: string;
  /** Text of the button, at most 100 characters. */
  label?: string;
  /** Plain text, at most 2,000 characters; blank for no text. */
  text?: string;
  /** Background colour of the block. */
  tone?: BlockTone;
};

/** State of a consent. */
export type ConsentState =
  /** The family was asked and has not answered. */
  | 'ASKED'
  /** Given, for `uses`, until the end of the day `validUntil`. */
  | 'GIVEN'
  /** Refused: visitors get none of the pictures. */
  | 'REFUSED'
  /** Given and withdrawn: visitors get none of the pictures. */
  | 'WITHDRAWN';

/** What a consent allows the pictures to be used for. */
export type ConsentUse =
  /** In printed matter. */
  | 'PRINT'
  /** On this site; without it visitors do not get pictures of children. */
  | 'SITE'
  /** On the foundation's pages in social networks. */
  | 'SOCIAL_NETWORKS';

/** Documents to download: the address of an entry is the file. */
export type DocumentsBlockInput = {
  /** The entries, at most 50. */
  entries?: Array<BlockEntryInput>;
  /** The heading, at most 300 characters; blank for no heading. */
  heading?: string;
};

/** Large figures: the title of an entry is the figure, its text the explanation. */
export type FiguresBlockInput = {
  /** The entries, at most 50. */
  entries?: Array<BlockEntryInput>;
  /** The heading, at most 300 characters; blank for no heading. */
  heading?: string;
};

/** A page with an address and parts of its own, which it keeps. `Page.isPermanent` says whether it can be unpublished and deleted. */
export type FixedPage =
  /** Who the foundation is, and its history. */
  | 'ABOUT'
  /** The blog. */
  | 'BLOG'
  /** How to reach the foundation. */
  | 'CONTACTS'
  /** How to give; the ways themselves come from the settings. */
  | 'DONATE'
  /** The galleries. */
  | 'GALLERIES'
  /** How to help. */
  | 'HELP'
  /** The home page. */
  | 'HOME'
  /** The project of humanitarian help. */
  | 'HUMANITARIAN_HELP'
  /** The news. */
  | 'NEWS'
  /** The partners, and how to become one. */
  | 'PARTNERS'
  /** The privacy policy. */
  | 'PRIVACY'
  /** The overview of the projects. */
  | 'PROJECTS'
  /** The project of psychological work. */
  | 'PSYCHOLOGICAL_WORK'
  /** The reports. */
  | 'REPORTS'
  /** The team. */
  | 'TEAM'
  /** The project of the children's points. */
  | 'TOGETHER'
  /** The map of the together points. */
  | 'TOGETHER_POINTS'
  /** A project, at `/projects/toyLibrary`. */
  | 'TOY_LIBRARY';

/** An invitation to fill in a form. */
export type FormBlockInput = {
  /** The form. */
  form?: BlockForm;
  /** The heading, at most 300 characters; blank for no heading. */
  heading?: string;
  /** Plain text, at most 2,000 characters; blank for no text. */
  text?: string;
};

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

/** The first screen of the home page. A picture takes the place of the drawing; its focal points stay in view when its edges are cut. */
export type HeroBlockInput = {
  /** The buttons, at most 2: the title of an entry is the text of a button, its address a path of this site or an https address. A button without a text in a language is not shown there. */
  entries?: Array<BlockEntryInput>;
  /** The slogan, at most 120 characters; blank for the foundation's name. */
  heading?: string;
  /** Id of an uploaded image; omit it for no image. */
  imageId?: string | null | undefined;
  /** Focal point on narrow screens, from the left, 0 to 1; omit it for the picture's own focal point. */
  narrowX?: number | null | undefined;
  /** Focal point on narrow screens, from the top, 0 to 1; omit it for the picture's own focal point. */
  narrowY?: number | null | undefined;
  /** The drawing; not shown while there is a picture. */
  scene?: HeroScene;
  /** Plain text below it, at most 500 characters; blank for the foundation's mission. */
  text?: string;
  /** Focal point on wide screens, from the left, 0 to 1; omit it for the picture's own focal point. */
  wideX?: number | null | undefined;
  /** Focal point on wide screens, from the top, 0 to 1; omit it for the picture's own focal point. */
  wideY?: number | null | undefined;
};

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

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

/** Links to other pages. */
export type LinksBlockInput = {
  /** The entries, at most 50. */
  entries?: Array<BlockEntryInput>;
  /** The heading, at most 300 characters; blank for no heading. */
  heading?: string;
};

/** A part of a page: exactly one of the contents is given. */
export type PageBlockInput = {
  /** An invitation with one button. */
  callToAction?: CallToActionBlockInput | null | undefined;
  /** Documents to download: the address of an entry is the file. */
  documents?: DocumentsBlockInput | null | undefined;
  /** Large figures: the title of an entry is the figure, its text the explanation. */
  figures?: FiguresBlockInput | null | undefined;
  /** An invitation to fill in a form. */
  form?: FormBlockInput | null | undefined;
  /** The first screen of the home page. A picture takes the place of the drawing; its focal points stay in view when its edges are cut. */
  hero?: HeroBlockInput | null | undefined;
  /** A UUID, the same in both languages of a page. */
  id: string;
  /** Whether visitors do not see it. */
  isHidden?: boolean;
  /** Links to other pages. */
  links?: LinksBlockInput | null | undefined;
  /** People: the title of an entry is the name, its text the role. */
  people?: PeopleBlockInput | null | undefined;
  /** A picture beside text. */
  pictureText?: PictureTextBlockInput | null | undefined;
  /** Pictures, all at once or as a slideshow. */
  pictures?: PicturesBlockInput | null | undefined;
  /** Questions and answers: the title of an entry is the question, its text the answer. */
  questions?: QuestionsBlockInput | null | undefined;
  /** A quotation. */
  quote?: QuoteBlockInput | null | undefined;
  /** Text with headings, lists, quotations, links, tables, pictures and videos. */
  richText?: RichTextBlockInput | null | undefined;
  /** A part of a fixed page that the site draws itself. It can be moved but not removed, and hidden on the home page alone. */
  sitePart?: SitePartBlockInput | null | undefined;
  /** Numbered steps, and short facts beside them. */
  steps?: StepsBlockInput | null | undefined;
  /** A table; its first row is the header. */
  table?: TableBlockInput | null | undefined;
  /** Events in chronological order: the title of an entry is the time, its text the event. */
  timeline?: TimelineBlockInput | null | undefined;
  /** One topic on its own sheet: a lead, its aspects in two columns, a picture or a note beside them. */
  topic?: TopicBlockInput | null | undefined;
  /** A video that is loaded from its host only after the reader starts it. */
  video?: VideoBlockInput | null | undefined;
  /** A way to help: the editors' texts, and the site's own button, links and contacts for this way. */
  way?: WayBlockInput | null | undefined;
};

/** A complete page; fields left out are reset to their defaults. */
export type PageInput = {
  /** Its path without the first slash, unique among pages: lower-case letters, digits, - and /; at most 100 characters. It may not begin with a segment that the site itself uses, such as `blog` or `gallery`: rule `reserved`. A fixed page keeps its address: rule `fixed`. */
  address: string;
  /** Id of an uploaded image; omit it for no image. */
  imageId?: string | null | undefined;
  /** Id of an uploaded image for shared links; omit it for a card with the title and the picture. */
  metaImageId?: string | null | undefined;
  /** The texts in each language; at least one language is required. */
  translations: PageTranslations;
};

/** The texts of a page in one language. */
export type PageTranslationInput = {
  /** The blocks in order, at most 100. */
  blocks?: Array<PageBlockInput>;
  /** Plain text below the title, at most 1,000 characters. */
  lead?: string;
  /** The description in search engines, at most 1,000 characters; blank to use the lead. */
  metaDescription?: string;
  /** The title in search engines, at most 300 characters; blank to use the title itself. */
  metaTitle?: string;
  /** The title, at most 300 characters. */
  title?: string;
};

/** The texts in each language. The translation of a language left out is deleted. */
export type PageTranslations = {
  /** The English texts. */
  eng?: PageTranslationInput | null | undefined;
  /** The Ukrainian texts. */
  ua?: PageTranslationInput | null | undefined;
};

/** People: the title of an entry is the name, its text the role. */
export type PeopleBlockInput = {
  /** The entries, at most 50. */
  entries?: Array<BlockEntryInput>;
  /** The heading, at most 300 characters; blank for no heading. */
  heading?: string;
};

/** Whether pictures are shown all at once or one after another. */
export type PictureLayout =
  /** All at once; each opens larger. */
  | 'GRID'
  /** One after another. */
  | 'SLIDESHOW';

/** Who can be recognised in an image. */
export type PicturePeople =
  /** Adults only. */
  | 'ADULTS'
  /** At least one child. */
  | 'CHILDREN'
  /** No person can be recognised, for example because there are no faces. */
  | 'NOBODY'
  /** It is not known yet who can be recognised. */
  | 'UNKNOWN';

/** A picture beside text. */
export type PictureTextBlockInput = {
  /** The heading, at most 300 characters; blank for no heading. */
  heading?: string;
  /** Sanitised HTML, at most 100,000 characters. */
  html?: string;
  /** Id of an uploaded image; omit it for no image. */
  imageId?: string | null | undefined;
  /** Whether the picture precedes the text. */
  isPictureFirst?: boolean;
  /** Background colour of the block. */
  tone?: BlockTone;
};

/** Pictures, all at once or as a slideshow. */
export type PicturesBlockInput = {
  /** The heading, at most 300 characters; blank for no heading. */
  heading?: string;
  /** Ids of uploaded images, in order; at most 100. */
  imageIds?: Array<string>;
  /** How they are shown. */
  layout?: PictureLayout;
};

/** Questions and answers: the title of an entry is the question, its text the answer. */
export type QuestionsBlockInput = {
  /** The entries, at most 50. */
  entries?: Array<BlockEntryInput>;
  /** The heading, at most 300 characters; blank for no heading. */
  heading?: string;
};

/** A quotation. */
export type QuoteBlockInput = {
  /** Who said it, at most 300 characters. */
  author?: string;
  /** Id of an uploaded image; omit it for no image. */
  imageId?: string | null | undefined;
  /** Plain text, at most 2,000 characters; blank for no text. */
  text?: string;
};

/** Text with headings, lists, quotations, links, tables, pictures and videos. */
export type RichTextBlockInput = {
  /** Sanitised HTML, at most 100,000 characters. */
  html?: string;
};

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
  /** The rights of those whose data is kept. */
  | 'RIGHTS'
  /** Links to the headings of the page. */
  | 'TABLE_OF_CONTENTS'
  /** The cities of the children's points. */
  | 'TOGETHER_POINTS'
  /** How to withdraw consent, and to have a picture removed. */
  | 'WITHDRAWAL';

/** A part of a fixed page that the site draws itself. It can be moved but not removed, and hidden on the home page alone. */
export type SitePartBlockInput = {
  /** The heading, at most 300 characters; blank for no heading. */
  heading?: string;
  /** The part. */
  part: SitePart;
  /** Plain text, at most 2,000 characters; blank for no text. */
  text?: string;
};

/** Numbered steps, and short facts beside them. */
export type StepsBlockInput = {
  /** The entries, at most 50. */
  entries?: Array<BlockEntryInput>;
  /** Short facts, at most 50. */
  facts?: Array<BlockEntryInput>;
  /** The heading, at most 300 characters; blank for no heading. */
  heading?: string;
};

/** A table; its first row is the header. */
export type TableBlockInput = {
  /** The heading, at most 300 characters; blank for no heading. */
  heading?: string;
  /** Cells of each row; at most 200 rows of 12 cells. */
  rows?: Array<Array<string>>;
};

/** Events in chronological order: the title of an entry is the time, its text the event. */
export type TimelineBlockInput = {
  /** A sentence in bold type below the text, at most 2,000 characters. */
  closing?: string;
  /** The entries, at most 50. */
  entries?: Array<BlockEntryInput>;
  /** The heading, at most 300 characters; blank for no heading. */
  heading?: string;
  /** Id of an uploaded image; omit it for no image. */
  imageId?: string | null | undefined;
  /** Whether the picture precedes the text. */
  isPictureFirst?: boolean;
  /** The years, in large letters above the heading; at most 100 characters. */
  period?: string;
  /** Plain text, at most 2,000 characters; blank for no text. */
  text?: string;
  /** Background colour of the block. */
  tone?: BlockTone;
};

/** One topic on its own sheet: a lead, its aspects in two columns, a picture or a note beside them. */
export type TopicBlockInput = {
  /** Where the link leads. A path of this site that begins with a slash, or an address that begins with https:, mailto: or tel:; at most 2,000 characters. */
  address?: string;
  /** The aspects of the topic, at most 50. */
  entries?: Array<BlockEntryInput>;
  /** The heading, at most 300 characters; blank for no heading. */
  heading?: string;
  /** Id of an uploaded image; omit it for no image. */
  imageId?: string | null | undefined;
  /** Whether the site adds its sentences on what psychologists keep confidential. */
  isConfidential?: boolean;
  /** Text of the link, at most 100 characters. */
  label?: string;
  /** A note beside the text, at most 2,000 characters. */
  note?: string;
  /** Heading of the note, at most 300 characters. */
  noteHeading?: string;
  /** A few words above the heading, at most 100 characters. */
  tag?: string;
  /** Plain text, at most 2,000 characters; blank for no text. */
  text?: string;
  /** Background colour of the block. */
  tone?: BlockTone;
};

/** A video that is loaded from its host only after the reader starts it. */
export type VideoBlockInput = {
  /** Address of the video on YouTube. */
  address?: string;
  /** The heading, at most 300 characters; blank for no heading. */
  heading?: string;
  /** Id of an uploaded image; omit it for no image. */
  imageId?: string | null | undefined;
  /** Plain text, at most 2,000 characters; blank for no text. */
  text?: string;
};

/** A way to help: the editors' texts, and the site's own button, links and contacts for this way. */
export type WayBlockInput = {
  /** Of MONEY prices (the title is the price, the text what it pays for), of THINGS what is accepted, of TIME the steps; at most 50. */
  entries?: Array<BlockEntryInput>;
  /** The heading, at most 300 characters; blank for no heading. */
  heading?: string;
  /** Id of an uploaded image; omit it for no image. */
  imageId?: string | null | undefined;
  /** Heading of the entries, at most 300 characters. */
  listHeading?: string;
  /** A note below the entries, at most 2,000 characters. */
  note?: string;
  /** For THINGS the things that are not accepted, at most 50. */
  others?: Array<BlockEntryInput>;
  /** Heading of the things that are not accepted, at most 300 characters. */
  othersHeading?: string;
  /** Plain text, at most 2,000 characters; blank for no text. */
  text?: string;
  /** Background colour of the block. */
  tone?: BlockTone;
  /** The way to help, which determines the form and links that the site adds. */
  way?: HelpWay;
};

export type EditedPageFragment = { address: string, fixedPage: FixedPage | null, isPermanent: boolean, requiredBlocks: Array<string>, canHideParts: boolean, id: string, version: number, updatedAt: string, deletedAt: string | null, image: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> } | null, metaImage: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> } | null, images: Array<{ id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> }>, translations: Array<{ title: string, lead: string, metaTitle: string, metaDescription: string, id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number, blocks: Array<{ id: string, isHidden: boolean, documents: Array<{ id: string, url: string, size: number }>, content:
        | { __typename: 'CallToActionBlock', heading: string, text: string, label: string, address: string, tone: BlockTone }
        | { __typename: 'DocumentsBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
        | { __typename: 'FiguresBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
        | { __typename: 'FormBlock', heading: string, text: string, form: BlockForm }
        | { __typename: 'HeroBlock', heading: string, text: string, scene: HeroScene, imageId: string | null, wideX: number | null, wideY: number | null, narrowX: number | null, narrowY: number | null, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
        | { __typename: 'LinksBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
        | { __typename: 'PeopleBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
        | { __typename: 'PictureTextBlock', heading: string, html: string, imageId: string | null, isPictureFirst: boolean, tone: BlockTone }
        | { __typename: 'PicturesBlock', heading: string, imageIds: Array<string>, layout: PictureLayout }
        | { __typename: 'QuestionsBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
        | { __typename: 'QuoteBlock', text: string, author: string, imageId: string | null }
        | { __typename: 'RichTextBlock', html: string }
        | { __typename: 'SitePartBlock', part: SitePart, heading: string, text: string }
        | { __typename: 'StepsBlock', heading: string, facts: Array<{ title: string, text: string, address: string, imageId: string | null }>, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
        | { __typename: 'TableBlock', heading: string, rows: Array<Array<string>> }
        | { __typename: 'TimelineBlock', period: string, heading: string, text: string, closing: string, imageId: string | null, isPictureFirst: boolean, tone: BlockTone, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
        | { __typename: 'TopicBlock', tag: string, heading: string, text: string, imageId: string | null, noteHeading: string, note: string, label: string, address: string, isConfidential: boolean, tone: BlockTone, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
        | { __typename: 'VideoBlock', heading: string, address: string, text: string, imageId: string | null }
        | { __typename: 'WayBlock', way: HelpWay, heading: string, text: string, imageId: string | null, listHeading: string, note: string, othersHeading: string, tone: BlockTone, entries: Array<{ title: string, text: string, address: string, imageId: string | null }>, others: Array<{ title: string, text: string, address: string, imageId: string | null }> }
       }> }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

export type EditedBlockFragment = { id: string, isHidden: boolean, documents: Array<{ id: string, url: string, size: number }>, content:
    | { __typename: 'CallToActionBlock', heading: string, text: string, label: string, address: string, tone: BlockTone }
    | { __typename: 'DocumentsBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
    | { __typename: 'FiguresBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
    | { __typename: 'FormBlock', heading: string, text: string, form: BlockForm }
    | { __typename: 'HeroBlock', heading: string, text: string, scene: HeroScene, imageId: string | null, wideX: number | null, wideY: number | null, narrowX: number | null, narrowY: number | null, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
    | { __typename: 'LinksBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
    | { __typename: 'PeopleBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
    | { __typename: 'PictureTextBlock', heading: string, html: string, imageId: string | null, isPictureFirst: boolean, tone: BlockTone }
    | { __typename: 'PicturesBlock', heading: string, imageIds: Array<string>, layout: PictureLayout }
    | { __typename: 'QuestionsBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
    | { __typename: 'QuoteBlock', text: string, author: string, imageId: string | null }
    | { __typename: 'RichTextBlock', html: string }
    | { __typename: 'SitePartBlock', part: SitePart, heading: string, text: string }
    | { __typename: 'StepsBlock', heading: string, facts: Array<{ title: string, text: string, address: string, imageId: string | null }>, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
    | { __typename: 'TableBlock', heading: string, rows: Array<Array<string>> }
    | { __typename: 'TimelineBlock', period: string, heading: string, text: string, closing: string, imageId: string | null, isPictureFirst: boolean, tone: BlockTone, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
    | { __typename: 'TopicBlock', tag: string, heading: string, text: string, imageId: string | null, noteHeading: string, note: string, label: string, address: string, isConfidential: boolean, tone: BlockTone, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
    | { __typename: 'VideoBlock', heading: string, address: string, text: string, imageId: string | null }
    | { __typename: 'WayBlock', way: HelpWay, heading: string, text: string, imageId: string | null, listHeading: string, note: string, othersHeading: string, tone: BlockTone, entries: Array<{ title: string, text: string, address: string, imageId: string | null }>, others: Array<{ title: string, text: string, address: string, imageId: string | null }> }
   };

export type PageEditorQueryVariables = Exact<{
  id: string;
}>;


export type PageEditorQuery = { item: { address: string, fixedPage: FixedPage | null, isPermanent: boolean, requiredBlocks: Array<string>, canHideParts: boolean, id: string, version: number, updatedAt: string, deletedAt: string | null, image: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> } | null, metaImage: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> } | null, images: Array<{ id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> }>, translations: Array<{ title: string, lead: string, metaTitle: string, metaDescription: string, id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number, blocks: Array<{ id: string, isHidden: boolean, documents: Array<{ id: string, url: string, size: number }>, content:
          | { __typename: 'CallToActionBlock', heading: string, text: string, label: string, address: string, tone: BlockTone }
          | { __typename: 'DocumentsBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
          | { __typename: 'FiguresBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
          | { __typename: 'FormBlock', heading: string, text: string, form: BlockForm }
          | { __typename: 'HeroBlock', heading: string, text: string, scene: HeroScene, imageId: string | null, wideX: number | null, wideY: number | null, narrowX: number | null, narrowY: number | null, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
          | { __typename: 'LinksBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
          | { __typename: 'PeopleBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
          | { __typename: 'PictureTextBlock', heading: string, html: string, imageId: string | null, isPictureFirst: boolean, tone: BlockTone }
          | { __typename: 'PicturesBlock', heading: string, imageIds: Array<string>, layout: PictureLayout }
          | { __typename: 'QuestionsBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
          | { __typename: 'QuoteBlock', text: string, author: string, imageId: string | null }
          | { __typename: 'RichTextBlock', html: string }
          | { __typename: 'SitePartBlock', part: SitePart, heading: string, text: string }
          | { __typename: 'StepsBlock', heading: string, facts: Array<{ title: string, text: string, address: string, imageId: string | null }>, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
          | { __typename: 'TableBlock', heading: string, rows: Array<Array<string>> }
          | { __typename: 'TimelineBlock', period: string, heading: string, text: string, closing: string, imageId: string | null, isPictureFirst: boolean, tone: BlockTone, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
          | { __typename: 'TopicBlock', tag: string, heading: string, text: string, imageId: string | null, noteHeading: string, note: string, label: string, address: string, isConfidential: boolean, tone: BlockTone, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
          | { __typename: 'VideoBlock', heading: string, address: string, text: string, imageId: string | null }
          | { __typename: 'WayBlock', way: HelpWay, heading: string, text: string, imageId: string | null, listHeading: string, note: string, othersHeading: string, tone: BlockTone, entries: Array<{ title: string, text: string, address: string, imageId: string | null }>, others: Array<{ title: string, text: string, address: string, imageId: string | null }> }
         }> }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null } | null };

export type SavePageMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  draftVersion?: number | null | undefined;
  input: PageInput;
}>;


export type SavePageMutation = { item: { address: string, fixedPage: FixedPage | null, isPermanent: boolean, requiredBlocks: Array<string>, canHideParts: boolean, id: string, version: number, updatedAt: string, deletedAt: string | null, image: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> } | null, metaImage: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> } | null, images: Array<{ id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> }>, translations: Array<{ title: string, lead: string, metaTitle: string, metaDescription: string, id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number, blocks: Array<{ id: string, isHidden: boolean, documents: Array<{ id: string, url: string, size: number }>, content:
          | { __typename: 'CallToActionBlock', heading: string, text: string, label: string, address: string, tone: BlockTone }
          | { __typename: 'DocumentsBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
          | { __typename: 'FiguresBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
          | { __typename: 'FormBlock', heading: string, text: string, form: BlockForm }
          | { __typename: 'HeroBlock', heading: string, text: string, scene: HeroScene, imageId: string | null, wideX: number | null, wideY: number | null, narrowX: number | null, narrowY: number | null, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
          | { __typename: 'LinksBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
          | { __typename: 'PeopleBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
          | { __typename: 'PictureTextBlock', heading: string, html: string, imageId: string | null, isPictureFirst: boolean, tone: BlockTone }
          | { __typename: 'PicturesBlock', heading: string, imageIds: Array<string>, layout: PictureLayout }
          | { __typename: 'QuestionsBlock', heading: string, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
          | { __typename: 'QuoteBlock', text: string, author: string, imageId: string | null }
          | { __typename: 'RichTextBlock', html: string }
          | { __typename: 'SitePartBlock', part: SitePart, heading: string, text: string }
          | { __typename: 'StepsBlock', heading: string, facts: Array<{ title: string, text: string, address: string, imageId: string | null }>, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
          | { __typename: 'TableBlock', heading: string, rows: Array<Array<string>> }
          | { __typename: 'TimelineBlock', period: string, heading: string, text: string, closing: string, imageId: string | null, isPictureFirst: boolean, tone: BlockTone, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
          | { __typename: 'TopicBlock', tag: string, heading: string, text: string, imageId: string | null, noteHeading: string, note: string, label: string, address: string, isConfidential: boolean, tone: BlockTone, entries: Array<{ title: string, text: string, address: string, imageId: string | null }> }
          | { __typename: 'VideoBlock', heading: string, address: string, text: string, imageId: string | null }
          | { __typename: 'WayBlock', way: HelpWay, heading: string, text: string, imageId: string | null, listHeading: string, note: string, othersHeading: string, tone: BlockTone, entries: Array<{ title: string, text: string, address: string, imageId: string | null }>, others: Array<{ title: string, text: string, address: string, imageId: string | null }> }
         }> }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null } };

type EditedItem_BlogPost_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

type EditedItem_Gallery_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

type EditedItem_GalleryCategory_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

type EditedItem_Member_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

type EditedItem_Page_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

type EditedItem_Partner_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

type EditedItem_Project_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

type EditedItem_Report_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

type EditedItem_TogetherPoint_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

export type EditedItemFragment =
  | EditedItem_BlogPost_Fragment
  | EditedItem_Gallery_Fragment
  | EditedItem_GalleryCategory_Fragment
  | EditedItem_Member_Fragment
  | EditedItem_Page_Fragment
  | EditedItem_Partner_Fragment
  | EditedItem_Project_Fragment
  | EditedItem_Report_Fragment
  | EditedItem_TogetherPoint_Fragment
;

type EditedTranslation_BlogPostTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_GalleryCategoryTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_GalleryTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_MemberTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_PageTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_PartnerTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_ProjectTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_ReportTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_TogetherPointTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

export type EditedTranslationFragment =
  | EditedTranslation_BlogPostTranslation_Fragment
  | EditedTranslation_GalleryCategoryTranslation_Fragment
  | EditedTranslation_GalleryTranslation_Fragment
  | EditedTranslation_MemberTranslation_Fragment
  | EditedTranslation_PageTranslation_Fragment
  | EditedTranslation_PartnerTranslation_Fragment
  | EditedTranslation_ProjectTranslation_Fragment
  | EditedTranslation_ReportTranslation_Fragment
  | EditedTranslation_TogetherPointTranslation_Fragment
;

export type EditedDraftFragment = { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> };

export type AdminImageFragment = { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> };

export type PictureConsentFragment = { id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number };

export type AdminDocumentFragment = { id: string, url: string, size: number };

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

export const EditedTranslationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]} as unknown as DocumentNode<EditedTranslationFragment, unknown>;
export const EditedDraftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"basedOnVersion"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"base"}}]}}]} as unknown as DocumentNode<EditedDraftFragment, unknown>;
export const EditedItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedDraft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"basedOnVersion"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"base"}}]}}]} as unknown as DocumentNode<EditedItemFragment, unknown>;
export const PictureConsentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}}]}}]} as unknown as DocumentNode<PictureConsentFragment, unknown>;
export const AdminImageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"creditUa"}},{"kind":"Field","name":{"kind":"Name","value":"creditEng"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"shows"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureConsent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}}]}}]} as unknown as DocumentNode<AdminImageFragment, unknown>;
export const AdminDocumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]} as unknown as DocumentNode<AdminDocumentFragment, unknown>;
export const EditedEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}}]} as unknown as DocumentNode<EditedEntryFragment, unknown>;
export const EditedContentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageBlockContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RichTextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallToActionBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"form"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureTextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isPictureFirst"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PicturesBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"imageIds"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VideoBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isPictureFirst"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinksBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TopicBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noteHeading"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isConfidential"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WayBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"listHeading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"othersHeading"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SitePartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeroBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scene"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"wideX"}},{"kind":"Field","name":{"kind":"Name","value":"wideY"}},{"kind":"Field","name":{"kind":"Name","value":"narrowX"}},{"kind":"Field","name":{"kind":"Name","value":"narrowY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}}]} as unknown as DocumentNode<EditedContentFragment, unknown>;
export const EditedBlockFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedBlock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminDocument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedContent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageBlockContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RichTextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallToActionBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"form"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureTextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isPictureFirst"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PicturesBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"imageIds"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VideoBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isPictureFirst"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinksBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TopicBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noteHeading"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isConfidential"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WayBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"listHeading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"othersHeading"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SitePartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeroBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scene"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"wideX"}},{"kind":"Field","name":{"kind":"Name","value":"wideY"}},{"kind":"Field","name":{"kind":"Name","value":"narrowX"}},{"kind":"Field","name":{"kind":"Name","value":"narrowY"}}]}}]}}]} as unknown as DocumentNode<EditedBlockFragment, unknown>;
export const EditedPageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedItem"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"fixedPage"}},{"kind":"Field","name":{"kind":"Name","value":"isPermanent"}},{"kind":"Field","name":{"kind":"Name","value":"requiredBlocks"}},{"kind":"Field","name":{"kind":"Name","value":"canHideParts"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metaImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fillsAlt"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedBlock"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"basedOnVersion"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"base"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageBlockContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RichTextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallToActionBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"form"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureTextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isPictureFirst"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PicturesBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"imageIds"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VideoBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isPictureFirst"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinksBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TopicBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noteHeading"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isConfidential"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WayBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"listHeading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"othersHeading"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SitePartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeroBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scene"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"wideX"}},{"kind":"Field","name":{"kind":"Name","value":"wideY"}},{"kind":"Field","name":{"kind":"Name","value":"narrowX"}},{"kind":"Field","name":{"kind":"Name","value":"narrowY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedDraft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"creditUa"}},{"kind":"Field","name":{"kind":"Name","value":"creditEng"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"shows"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureConsent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedBlock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminDocument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedContent"}}]}}]}}]} as unknown as DocumentNode<EditedPageFragment, unknown>;
export const PageEditorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageEditor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}},{"kind":"Argument","name":{"kind":"Name","value":"drafts"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"basedOnVersion"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"base"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedDraft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"creditUa"}},{"kind":"Field","name":{"kind":"Name","value":"creditEng"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"shows"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureConsent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageBlockContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RichTextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallToActionBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"form"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureTextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isPictureFirst"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PicturesBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"imageIds"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VideoBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isPictureFirst"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinksBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TopicBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noteHeading"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isConfidential"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WayBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"listHeading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"othersHeading"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SitePartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeroBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scene"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"wideX"}},{"kind":"Field","name":{"kind":"Name","value":"wideY"}},{"kind":"Field","name":{"kind":"Name","value":"narrowX"}},{"kind":"Field","name":{"kind":"Name","value":"narrowY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedBlock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminDocument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedContent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedItem"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"fixedPage"}},{"kind":"Field","name":{"kind":"Name","value":"isPermanent"}},{"kind":"Field","name":{"kind":"Name","value":"requiredBlocks"}},{"kind":"Field","name":{"kind":"Name","value":"canHideParts"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metaImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fillsAlt"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedBlock"}}]}}]}}]}}]} as unknown as DocumentNode<PageEditorQuery, PageEditorQueryVariables>;
export const SavePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draftVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"savePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"draftVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draftVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"basedOnVersion"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"base"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedDraft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"creditUa"}},{"kind":"Field","name":{"kind":"Name","value":"creditEng"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"shows"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureConsent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageBlockContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RichTextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallToActionBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"form"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureTextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isPictureFirst"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PicturesBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"imageIds"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VideoBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isPictureFirst"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinksBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TopicBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noteHeading"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isConfidential"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WayBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"listHeading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"othersHeading"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SitePartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeroBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scene"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"wideX"}},{"kind":"Field","name":{"kind":"Name","value":"wideY"}},{"kind":"Field","name":{"kind":"Name","value":"narrowX"}},{"kind":"Field","name":{"kind":"Name","value":"narrowY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedBlock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminDocument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedContent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedItem"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"fixedPage"}},{"kind":"Field","name":{"kind":"Name","value":"isPermanent"}},{"kind":"Field","name":{"kind":"Name","value":"requiredBlocks"}},{"kind":"Field","name":{"kind":"Name","value":"canHideParts"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metaImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fillsAlt"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedBlock"}}]}}]}}]}}]} as unknown as DocumentNode<SavePageMutation, SavePageMutationVariables>;

export function usePageEditorQuery(options: QueryOptions<PageEditorQueryVariables>) {
  return useRetainedQuery(PageEditorDocument, options);
}

export function usePageEditorSuspenseQuery(options: SuspenseOptions<PageEditorQueryVariables>) {
  return useRetainedSuspenseQuery(PageEditorDocument, options);
}

export function useSavePageMutation(
  options: useMutation.Options<SavePageMutation, SavePageMutationVariables> = {},
) {
  return useMutation(SavePageDocument, options);
}