/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of content. */
export type ContentKind =
  /** An article. */
  | 'BLOG_POST'
  /** The pictures of one event. */
  | 'GALLERY'
  /** A category of galleries. */
  | 'GALLERY_CATEGORY'
  /** A member of the foundation's team. */
  | 'MEMBER'
  /** A page that editors build of blocks. */
  | 'PAGE'
  /** An organisation that supports the foundation. */
  | 'PARTNER'
  /** An activity or a goal of the foundation. */
  | 'PROJECT'
  /** A report on the foundation's work in one month. */
  | 'REPORT'
  /** A children's point. */
  | 'TOGETHER_POINT';

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

/** What an editor may have overlooked before publishing. */
export type PublicationPointKind =
  /** A straight apostrophe in a Ukrainian word. */
  | 'APOSTROPHE'
  /** The text is blank, but written in the other language. */
  | 'BLANK_FIELD'
  /** Pictures that visitors do not get any more in 30 days, when a consent ends. */
  | 'CONSENT_ENDS_SOON'
  /** A link is broken. */
  | 'DEAD_LINK'
  /** A heading skips a level. */
  | 'HEADING_JUMP'
  /** The heading is blank. It blocks publishing. */
  | 'MISSING_HEADING'
  /** A child is named with an age, and the item does not say that names are changed. */
  | 'NAMED_CHILD'
  /** A mobile number that is neither in the settings nor among the contacts. */
  | 'PERSONAL_PHONE'
  /** Pictures without information on who can be recognised. */
  | 'PICTURE_OF_UNKNOWN_PEOPLE'
  /** Pictures that visitors do not get, because a consent is lacking. */
  | 'PICTURE_WITHOUT_CONSENT'
  /** Pictures have no description in the language. */
  | 'PICTURE_WITHOUT_TEXT'
  /** Straight quotation marks in a Ukrainian text. */
  | 'QUOTATION_MARKS';

export type PublicationCheckQueryVariables = Exact<{
  kind: ContentKind;
  language?: Language | null | undefined;
  input: Record<string, unknown>;
  publicId?: string | null | undefined;
  isPublic: boolean;
}>;


export type PublicationCheckQuery = { publicationCheck: Array<{ kind: PublicationPointKind, isBlocking: boolean, language: Language | null, path: string, excerpt: string, count: number, imageIds: Array<string> }>, onSite?: Array<{ kind: PublicationPointKind, isBlocking: boolean, language: Language | null, path: string, excerpt: string, count: number, imageIds: Array<string> }> };

export type PublicationPointFragment = { kind: PublicationPointKind, isBlocking: boolean, language: Language | null, path: string, excerpt: string, count: number, imageIds: Array<string> };

export const PublicationPointFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicationPoint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicationPoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageIds"}}]}}]} as unknown as DocumentNode<PublicationPointFragment, unknown>;
export const PublicationCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicationCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSONObject"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publicId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isPublic"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicationCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicationPoint"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"onSite"},"name":{"kind":"Name","value":"publicationCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publicId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isPublic"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicationPoint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicationPoint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicationPoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageIds"}}]}}]} as unknown as DocumentNode<PublicationCheckQuery, PublicationCheckQueryVariables>;

export function usePublicationCheckQuery(options: QueryOptions<PublicationCheckQueryVariables>) {
  return useQuery(PublicationCheckDocument, options);
}

export function usePublicationCheckSuspenseQuery(options: QueryOptions<PublicationCheckQueryVariables>) {
  return useSuspenseQuery(PublicationCheckDocument, options);
}