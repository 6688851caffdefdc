/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Colour of the text on buttons. */
export type ButtonText =
  /** Dark blue. */
  | 'DARK'
  /** White. */
  | 'LIGHT';

/** A number on the home page of what was done in a year. */
export type CounterInput = {
  /** Id within the list, which the row keeps: at most 40 letters, digits or hyphens. */
  id: string;
  /** What was counted, in English and as it follows the number; at most 100 characters. */
  labelEng?: string;
  /** What was counted, in Ukrainian and as it follows the number; at most 100 characters. */
  labelUa?: string;
  /** What is drawn beside the number. */
  mark?: CounterMark;
  /** The number on the English page; 0 leaves the counter out there. */
  numberEng?: number;
  /** The number on the Ukrainian page; 0 leaves the counter out there. */
  numberUa?: number;
  /** How exact the number is. */
  sign?: CounterSign;
  /** Where the number comes from; null while nobody has said it. */
  source?: CounterSourceInput | null | undefined;
  /** The unit in English, shown smaller after the number; at most 20 characters. */
  unitEng?: string;
  /** The unit in Ukrainian, shown smaller after the number; at most 20 characters. */
  unitUa?: string;
};

/** What is drawn beside a number, as often as it is large. */
export type CounterMark =
  /** A medical cross. */
  | 'CROSS'
  /** A person. */
  | 'FIGURE'
  /** A house. */
  | 'HOUSE'
  /** A hand. */
  | 'PALM'
  /** A parcel. */
  | 'PARCEL';

/** How exact the number of a counter is. */
export type CounterSign =
  /** About the number: ≈ 35. */
  | 'ABOUT'
  /** The number without a sign. */
  | 'EXACT'
  /** More than the number: 40+. */
  | 'OVER';

/** Where the number of a counter comes from. */
export type CounterSourceInput = {
  /**
   * Ignored beside `categoryId`.
   * @deprecated Use `categoryId`.
   */
  category?: LineCategory | null | undefined;
  /** Id of the `MoneyCategory` of the report lines from which the number was calculated; required for REPORTS. */
  categoryId?: string | null | undefined;
  /** Day of the count (yyyy-mm-dd), today or in the past; required unless CONTENT. */
  countedOn?: string | null | undefined;
  /** Id of the counter; null within a counter, and ignored when saving. */
  counter?: string | null | undefined;
  /** Id of the uploaded source document of the number; null for no document. */
  documentId?: string | null | undefined;
  /** Kind of source. */
  kind: CounterSourceKind;
  /** A remark in English, at most 200 characters, or blank. */
  noteEng?: string;
  /** A remark in Ukrainian, at most 200 characters, or blank. */
  noteUa?: string;
};

/** Where a counter's number comes from. */
export type CounterSourceKind =
  /** The published partners, counted when they are read. */
  | 'CONTENT'
  /** It was counted, and published reports show the sum spent or received for it. */
  | 'REPORTS'
  /** It was counted, and an administrator entered the number. */
  | 'TYPED';

/** Currency of a donation. */
export type Currency =
  /** Euro. */
  | 'EUR'
  /** Ukrainian hryvnia. */
  | 'UAH'
  /** US dollar. */
  | 'USD';

/** What is shown in place of a logo. */
export type FoundationMark =
  /** The drawing of a hand that holds a house. */
  | 'DRAWING'
  /** The first letter of the name. */
  | 'INITIAL';

/** An amount suggested to donors, with an example of its use. */
export type GivingExampleInput = {
  /** Whole units of the currency, 1 to 999,999. */
  amount: number;
  /** Currency of the amount. */
  currency: Currency;
  /** An example of its use, in English; at most 120 characters. */
  eng?: string;
  /** An example of its use, in Ukrainian; at most 120 characters. */
  ua?: string;
};

/** Category of a line of a report, as long as there were no others: see `MoneyCategory`. Others are read as OTHER_INCOME or OTHER_SPENDING. */
export type LineCategory =
  /** Spending: administration. */
  | 'ADMINISTRATION'
  /** Spending: fees of banks and payment services. */
  | 'BANK_FEES'
  /** Income: donations of people in Ukraine. */
  | 'DONATIONS'
  /** Income: donations from abroad. */
  | 'DONATIONS_ABROAD'
  /** Income: grants. */
  | 'GRANTS'
  /** Spending: humanitarian aid. */
  | 'HUMANITARIAN_AID'
  /** Spending: medical help and prosthetics. */
  | 'MEDICAL_HELP'
  /** Income: everything else. */
  | 'OTHER_INCOME'
  /** Spending: everything else. */
  | 'OTHER_SPENDING'
  /** Income: contributions of partner organisations. */
  | 'PARTNERS'
  /** Spending: psychological help. */
  | 'PSYCHOLOGICAL_HELP'
  /** Spending: salaries with their taxes. */
  | 'SALARIES'
  /** Spending: the points TOGETHER. */
  | 'TOGETHER_POINTS'
  /** Spending: the toy library. */
  | 'TOY_LIBRARY';

/** Whether a line of a report is income or spending. */
export type LineDirection =
  /** Income. */
  | 'IN'
  /** Spending. */
  | 'OUT';

/** A category of income or spending, which the lines of reports name. */
export type MoneyCategoryInput = {
  /** Whether it is of income or of spending. */
  direction: LineDirection;
  /** Its code, which is stable and also used in open data. When saving, anything but a code in capitals is replaced by one made of the English name. */
  id: string;
  /** Whether it is no longer offered for new lines. */
  isHidden?: boolean;
  /** Name in English, at most 80 characters; blank if it has a Ukrainian one alone. */
  nameEng?: string;
  /** Name in Ukrainian, at most 80 characters; blank if it has an English one alone. */
  nameUa?: string;
};

/** The hours on one day of the week, Kyiv time. */
export type OpeningHoursInput = {
  /** Closing time, HH:MM, later on the same day. */
  closes: string;
  /** Opening time, HH:MM. */
  opens: string;
  /** Day of the week, from 1 (Monday) to 7 (Sunday). */
  weekday: number;
};

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

/** Format of a payment QR code. */
export type PaymentCodeFormat =
  /** Format of the European Payments Council, for transfers to an account in euros. */
  | 'EPC'
  /** Previous format of the National Bank of Ukraine, for older banking apps. */
  | 'NBU_002'
  /** Current format of the National Bank of Ukraine, for Ukrainian banking apps. */
  | 'NBU_003';

/** The complete settings; fields left out are reset to their defaults. */
export type SettingsInput = {
  /** Colour of the footer, the icons and the cards; light texts must be readable on it. */
  brandColour?: PaletteColour;
  /** The foundation's own colour in place of `brandColour`, as #rrggbb; omit it to use that one. */
  brandColourValue?: string | null | undefined;
  /** Colour of the main buttons; `buttonText` must be readable on it. */
  buttonColour?: PaletteColour;
  /** The foundation's own colour in place of `buttonColour`, as #rrggbb; omit it to use that one. */
  buttonColourValue?: string | null | undefined;
  /** Colour of the text on the main buttons. */
  buttonText?: ButtonText;
  /** URL template of such a page with a fixed amount; contains the placeholder {amount}. Or blank. */
  cardAmountUrl?: string | null | undefined;
  /** HTTPS URL of a LiqPay, WayForPay or monobank page for card payments, or blank. */
  cardPaymentUrl?: string | null | undefined;
  /** Retention period of the history of changes, in months, 1 to 120. */
  changeRetentionMonths?: number;
  /**
   * Closing time, HH:MM, from Monday to Friday; ignored beside `workingHours`.
   * @deprecated Use `workingHours`.
   */
  closesAt?: string | null | undefined;
  /** Where the counters' numbers come from; ignored when saving. */
  counterSources?: Array<CounterSourceInput>;
  /** Up to 50 counters in display order; omit them to keep the stored ones. */
  counters?: Array<CounterInput> | null | undefined;
  /** Id of the logo for dark backgrounds; omit it to use the logo for light backgrounds. */
  darkLogoId?: string | null | undefined;
  /** EDRPOU code of the foundation, 8 digits, or blank. */
  edrpou?: string;
  /** Contact e-mail address, or blank. */
  email?: string;
  /** IBAN of the account in euros, spaces allowed, or blank. */
  euroIban?: string | null | undefined;
  /**
   * HTTPS URL of the Facebook page; ignored beside `socialLinks`.
   * @deprecated Use `socialLinks`.
   */
  facebookUrl?: string | null | undefined;
  /** IBAN of the account for SWIFT transfers in other currencies, or blank. */
  foreignIban?: string | null | undefined;
  /** Year in which the foundation was founded, 1800 to 2200; omit it for none. */
  foundingYear?: number | null | undefined;
  /** Up to twelve different amounts suggested to donors, with examples of their use. */
  givingExamples?: Array<GivingExampleInput>;
  /** Ukrainian IBAN of the account in hryvnias, spaces allowed, or blank. */
  iban?: string;
  /**
   * HTTPS URL of the Instagram page; ignored beside `socialLinks`.
   * @deprecated Use `socialLinks`.
   */
  instagramUrl?: string | null | undefined;
  /** HTTPS URL of a monobank jar, or blank. */
  jarUrl?: string | null | undefined;
  /** Id of the uploaded logo; omit it for `mark`. */
  logoId?: string | null | undefined;
  /** What is shown while there is no logo; omit it to keep the stored value. */
  mark?: FoundationMark | null | undefined;
  /** Up to 60 categories of income and spending, in display order; omit them to keep the stored ones. */
  moneyCategories?: Array<MoneyCategoryInput> | null | undefined;
  /** HTTPS URL of a LiqPay, WayForPay or monobank page for monthly card payments, which may contain the placeholder {amount}. Or blank. */
  monthlyPaymentUrl?: string | null | undefined;
  /**
   * Opening time, HH:MM, from Monday to Friday; ignored beside `workingHours`.
   * @deprecated Use `workingHours`.
   */
  opensAt?: string | null | undefined;
  /** HTTPS URL of the foundation's page at paypal.com or paypal.me, or blank. */
  paypalUrl?: string | null | undefined;
  /** Phone number as displayed, or blank. */
  phone?: string;
  /** Whether images that show recognisable children are public only while a consent allows it. */
  picturesNeedConsent?: boolean;
  /** Id of the logo in a circle or square, of which icons are made; omit it for no such logo. */
  roundLogoId?: string | null | undefined;
  /** Whether visitors see the together points; omit it to keep the stored value. */
  showsTogetherPoints?: boolean | null | undefined;
  /** Up to 20 pages on social networks, in display order, each once. */
  socialLinks?: Array<SocialLinkInput>;
  /** SWIFT code (BIC) of the bank, or blank. */
  swift?: string | null | undefined;
  /** Up to 20 groups of the team, in display order; omit them to keep the stored ones. */
  teamGroups?: Array<TeamGroupInput> | null | undefined;
  /**
   * HTTPS URL of the Telegram channel; ignored beside `socialLinks`.
   * @deprecated Use `socialLinks`.
   */
  telegramUrl?: string | null | undefined;
  /** The texts in both languages. */
  translations: SettingsTranslationsInput;
  /** Working hours of each working day, once for each day. */
  workingHours?: Array<OpeningHoursInput>;
  /**
   * HTTPS URL of the YouTube channel; ignored beside `socialLinks`.
   * @deprecated Use `socialLinks`.
   */
  youtubeUrl?: string | null | undefined;
};

/** The foundation's texts in one language. */
export type SettingsTranslationInput = {
  /** Postal address, at most 300 characters. */
  address?: string;
  /** Bank details: address of the bank, for SWIFT transfers; at most 300 characters. */
  bankAddress?: string;
  /** Bank details: name of the bank, at most 200 characters. */
  bankName?: string;
  /** Number of the counter `childrenThousands`, in thousands; ignored when saving. */
  childrenThousands?: number;
  /** Number of the counter `families`; ignored when saving. */
  families?: number;
  /** Short name, shown in the header; at most 100 characters. */
  foundationName?: string;
  /** Full name, at most 200 characters; blank if it is the short one. */
  fullName?: string;
  /** Number of the counter `institutions`; ignored when saving. */
  institutions?: number;
  /** Legal form, as in the state register, or blank; at most 200 characters. */
  legalForm?: string;
  /** Name in the state register, or blank; at most 300 characters. */
  legalName?: string;
  /** One or two sentences about the foundation's work, for the home page and search engines; at most 300 characters. */
  mission?: string;
  /** A sentence for the footer, or blank; at most 200 characters. */
  motto?: string;
  /** Number of the counter `partners`; ignored when saving. */
  partners?: number;
  /** Bank details: payment reference, at most 420 characters. */
  paymentPurpose?: string;
  /** Bank details: registered name of the recipient, at most 140 characters. */
  recipient?: string;
  /**
   * Ignored.
   * @deprecated Use `SettingsInput.workingHours`.
   */
  schedule?: string | null | undefined;
  /** Kind of foundation in a few words, shown with the name; at most 200 characters. */
  tagline?: string;
  /** Number of the counter `tons`; ignored when saving. */
  tons?: number;
};

/** The settings' texts in both languages; both are required. */
export type SettingsTranslationsInput = {
  /** English texts. */
  eng: SettingsTranslationInput;
  /** Ukrainian texts. */
  ua: SettingsTranslationInput;
};

/** The foundation's page on a social network. */
export type SocialLinkInput = {
  /** HTTPS URL of the page, at most 300 characters. */
  url: string;
};

/** A group of the team. */
export type TeamGroupInput = {
  /** ORGANIZERS, PSYCHOLOGISTS, OTHERS, or the id of a group that the foundation has added: at most 40 letters, digits or hyphens. */
  id: string;
  /** Name in English, at most 80 characters; blank if it has a Ukrainian one alone. */
  nameEng?: string;
  /** Name in Ukrainian, at most 80 characters; blank if it has an English one alone. */
  nameUa?: string;
};

export type PreviewPaymentCodesQueryVariables = Exact<{
  input: SettingsInput;
}>;


export type PreviewPaymentCodesQuery = { previewPaymentCodes: Array<{ format: PaymentCodeFormat, svg: string }> };


export const PreviewPaymentCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewPaymentCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewPaymentCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"svg"}}]}}]}}]} as unknown as DocumentNode<PreviewPaymentCodesQuery, PreviewPaymentCodesQueryVariables>;

export function usePreviewPaymentCodesQuery(options: QueryOptions<PreviewPaymentCodesQueryVariables>) {
  return useQuery(PreviewPaymentCodesDocument, options);
}

export function usePreviewPaymentCodesSuspenseQuery(options: QueryOptions<PreviewPaymentCodesQueryVariables>) {
  return useSuspenseQuery(PreviewPaymentCodesDocument, options);
}