/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, type QueryOptions, useMutation, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Colour of the text on buttons. */
export type ButtonText =
  /** Dark blue. */
  | 'DARK'
  /** White. */
  | 'LIGHT';

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

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

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

export type EditedSettingsFragment = { id: string, version: number, mark: FoundationMark, brandColour: PaletteColour, brandColourValue: string | null, buttonColour: PaletteColour, buttonColourValue: string | null, buttonText: ButtonText, phone: string, email: string, foundingYear: number | null, cardPaymentUrl: string | null, cardAmountUrl: string | null, monthlyPaymentUrl: string | null, paypalUrl: string | null, jarUrl: string | null, edrpou: string, iban: string, euroIban: string | null, foreignIban: string | null, swift: string | null, changeRetentionMonths: number, picturesNeedConsent: boolean, showsTogetherPoints: boolean, logo: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> } | null, darkLogo: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> } | null, roundLogo: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> } | null, givingExamples: Array<{ amount: number, currency: Currency, eng: string, ua: string }>, translations: Array<{ id: string, language: Language, foundationName: string, tagline: string, fullName: string, legalName: string, legalForm: string, mission: string, motto: string, address: string, recipient: string, bankName: string, bankAddress: string, paymentPurpose: string }>, workingHours: Array<{ weekday: number, opens: string, closes: string }>, moneyCategories: Array<{ isUsed: boolean, id: string, direction: LineDirection, nameUa: string, nameEng: string, isHidden: boolean }>, teamGroups: Array<{ id: string, nameUa: string, nameEng: string }>, socialLinks: Array<{ url: string }>, counters: Array<{ id: string, numberUa: number, numberEng: number, sign: CounterSign, unitUa: string, unitEng: string, labelUa: string, labelEng: string, mark: CounterMark, source: { kind: CounterSourceKind, countedOn: string | null, categoryId: string | null, documentId: string | null, noteUa: string, noteEng: string } | null }> };

export type SettingsEditorQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsEditorQuery = { item: { id: string, version: number, mark: FoundationMark, brandColour: PaletteColour, brandColourValue: string | null, buttonColour: PaletteColour, buttonColourValue: string | null, buttonText: ButtonText, phone: string, email: string, foundingYear: number | null, cardPaymentUrl: string | null, cardAmountUrl: string | null, monthlyPaymentUrl: string | null, paypalUrl: string | null, jarUrl: string | null, edrpou: string, iban: string, euroIban: string | null, foreignIban: string | null, swift: string | null, changeRetentionMonths: number, picturesNeedConsent: boolean, showsTogetherPoints: boolean, logo: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> } | null, darkLogo: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> } | null, roundLogo: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> } | null, givingExamples: Array<{ amount: number, currency: Currency, eng: string, ua: string }>, translations: Array<{ id: string, language: Language, foundationName: string, tagline: string, fullName: string, legalName: string, legalForm: string, mission: string, motto: string, address: string, recipient: string, bankName: string, bankAddress: string, paymentPurpose: string }>, workingHours: Array<{ weekday: number, opens: string, closes: string }>, moneyCategories: Array<{ isUsed: boolean, id: string, direction: LineDirection, nameUa: string, nameEng: string, isHidden: boolean }>, teamGroups: Array<{ id: string, nameUa: string, nameEng: string }>, socialLinks: Array<{ url: string }>, counters: Array<{ id: string, numberUa: number, numberEng: number, sign: CounterSign, unitUa: string, unitEng: string, labelUa: string, labelEng: string, mark: CounterMark, source: { kind: CounterSourceKind, countedOn: string | null, categoryId: string | null, documentId: string | null, noteUa: string, noteEng: string } | null }> } };

export type SaveSettingsMutationVariables = Exact<{
  version: number;
  input: SettingsInput;
}>;


export type SaveSettingsMutation = { item: { id: string, version: number, mark: FoundationMark, brandColour: PaletteColour, brandColourValue: string | null, buttonColour: PaletteColour, buttonColourValue: string | null, buttonText: ButtonText, phone: string, email: string, foundingYear: number | null, cardPaymentUrl: string | null, cardAmountUrl: string | null, monthlyPaymentUrl: string | null, paypalUrl: string | null, jarUrl: string | null, edrpou: string, iban: string, euroIban: string | null, foreignIban: string | null, swift: string | null, changeRetentionMonths: number, picturesNeedConsent: boolean, showsTogetherPoints: boolean, logo: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> } | null, darkLogo: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> } | null, roundLogo: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> } | null, givingExamples: Array<{ amount: number, currency: Currency, eng: string, ua: string }>, translations: Array<{ id: string, language: Language, foundationName: string, tagline: string, fullName: string, legalName: string, legalForm: string, mission: string, motto: string, address: string, recipient: string, bankName: string, bankAddress: string, paymentPurpose: string }>, workingHours: Array<{ weekday: number, opens: string, closes: string }>, moneyCategories: Array<{ isUsed: boolean, id: string, direction: LineDirection, nameUa: string, nameEng: string, isHidden: boolean }>, teamGroups: Array<{ id: string, nameUa: string, nameEng: string }>, socialLinks: Array<{ url: string }>, counters: Array<{ id: string, numberUa: number, numberEng: number, sign: CounterSign, unitUa: string, unitEng: string, labelUa: string, labelEng: string, mark: CounterMark, source: { kind: CounterSourceKind, countedOn: string | null, categoryId: string | null, documentId: string | null, noteUa: string, noteEng: string } | null }> } };

export type AdminImageFragment = { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> };

export type PictureConsentFragment = { id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number };

export type OwnSettingsFragment = { workingHours: Array<{ weekday: number, opens: string, closes: string }>, moneyCategories: Array<{ isUsed: boolean, id: string, direction: LineDirection, nameUa: string, nameEng: string, isHidden: boolean }>, teamGroups: Array<{ id: string, nameUa: string, nameEng: string }>, socialLinks: Array<{ url: string }>, counters: Array<{ id: string, numberUa: number, numberEng: number, sign: CounterSign, unitUa: string, unitEng: string, labelUa: string, labelEng: string, mark: CounterMark, source: { kind: CounterSourceKind, countedOn: string | null, categoryId: string | null, documentId: string | null, noteUa: string, noteEng: string } | null }> };

export type EditedMoneyCategoryFragment = { id: string, direction: LineDirection, nameUa: string, nameEng: string, isHidden: boolean };

export type EditedTeamGroupFragment = { id: string, nameUa: string, nameEng: string };

export const PictureConsentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}}]}}]} as unknown as DocumentNode<PictureConsentFragment, unknown>;
export const AdminImageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"creditUa"}},{"kind":"Field","name":{"kind":"Name","value":"creditEng"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"shows"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureConsent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}}]}}]} as unknown as DocumentNode<AdminImageFragment, unknown>;
export const EditedMoneyCategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedMoneyCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]} as unknown as DocumentNode<EditedMoneyCategoryFragment, unknown>;
export const EditedTeamGroupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTeamGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}}]}}]} as unknown as DocumentNode<EditedTeamGroupFragment, unknown>;
export const OwnSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedMoneyCategory"}},{"kind":"Field","name":{"kind":"Name","value":"isUsed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teamGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTeamGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"numberUa"}},{"kind":"Field","name":{"kind":"Name","value":"numberEng"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"unitUa"}},{"kind":"Field","name":{"kind":"Name","value":"unitEng"}},{"kind":"Field","name":{"kind":"Name","value":"labelUa"}},{"kind":"Field","name":{"kind":"Name","value":"labelEng"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"countedOn"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"noteUa"}},{"kind":"Field","name":{"kind":"Name","value":"noteEng"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedMoneyCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTeamGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}}]}}]} as unknown as DocumentNode<OwnSettingsFragment, unknown>;
export const EditedSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"darkLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roundLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"brandColour"}},{"kind":"Field","name":{"kind":"Name","value":"brandColourValue"}},{"kind":"Field","name":{"kind":"Name","value":"buttonColour"}},{"kind":"Field","name":{"kind":"Name","value":"buttonColourValue"}},{"kind":"Field","name":{"kind":"Name","value":"buttonText"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"foundingYear"}},{"kind":"Field","name":{"kind":"Name","value":"cardPaymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"givingExamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"eng"}},{"kind":"Field","name":{"kind":"Name","value":"ua"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cardAmountUrl"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPaymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"paypalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"jarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"edrpou"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"euroIban"}},{"kind":"Field","name":{"kind":"Name","value":"foreignIban"}},{"kind":"Field","name":{"kind":"Name","value":"swift"}},{"kind":"Field","name":{"kind":"Name","value":"changeRetentionMonths"}},{"kind":"Field","name":{"kind":"Name","value":"picturesNeedConsent"}},{"kind":"Field","name":{"kind":"Name","value":"showsTogetherPoints"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSettings"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"foundationName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"}},{"kind":"Field","name":{"kind":"Name","value":"mission"}},{"kind":"Field","name":{"kind":"Name","value":"motto"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankAddress"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPurpose"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedMoneyCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTeamGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"creditUa"}},{"kind":"Field","name":{"kind":"Name","value":"creditEng"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"shows"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureConsent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedMoneyCategory"}},{"kind":"Field","name":{"kind":"Name","value":"isUsed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teamGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTeamGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"numberUa"}},{"kind":"Field","name":{"kind":"Name","value":"numberEng"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"unitUa"}},{"kind":"Field","name":{"kind":"Name","value":"unitEng"}},{"kind":"Field","name":{"kind":"Name","value":"labelUa"}},{"kind":"Field","name":{"kind":"Name","value":"labelEng"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"countedOn"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"noteUa"}},{"kind":"Field","name":{"kind":"Name","value":"noteEng"}}]}}]}}]}}]} as unknown as DocumentNode<EditedSettingsFragment, unknown>;
export const SettingsEditorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsEditor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"creditUa"}},{"kind":"Field","name":{"kind":"Name","value":"creditEng"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"shows"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureConsent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedMoneyCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTeamGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedMoneyCategory"}},{"kind":"Field","name":{"kind":"Name","value":"isUsed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teamGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTeamGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"numberUa"}},{"kind":"Field","name":{"kind":"Name","value":"numberEng"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"unitUa"}},{"kind":"Field","name":{"kind":"Name","value":"unitEng"}},{"kind":"Field","name":{"kind":"Name","value":"labelUa"}},{"kind":"Field","name":{"kind":"Name","value":"labelEng"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"countedOn"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"noteUa"}},{"kind":"Field","name":{"kind":"Name","value":"noteEng"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"darkLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roundLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"brandColour"}},{"kind":"Field","name":{"kind":"Name","value":"brandColourValue"}},{"kind":"Field","name":{"kind":"Name","value":"buttonColour"}},{"kind":"Field","name":{"kind":"Name","value":"buttonColourValue"}},{"kind":"Field","name":{"kind":"Name","value":"buttonText"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"foundingYear"}},{"kind":"Field","name":{"kind":"Name","value":"cardPaymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"givingExamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"eng"}},{"kind":"Field","name":{"kind":"Name","value":"ua"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cardAmountUrl"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPaymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"paypalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"jarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"edrpou"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"euroIban"}},{"kind":"Field","name":{"kind":"Name","value":"foreignIban"}},{"kind":"Field","name":{"kind":"Name","value":"swift"}},{"kind":"Field","name":{"kind":"Name","value":"changeRetentionMonths"}},{"kind":"Field","name":{"kind":"Name","value":"picturesNeedConsent"}},{"kind":"Field","name":{"kind":"Name","value":"showsTogetherPoints"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSettings"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"foundationName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"}},{"kind":"Field","name":{"kind":"Name","value":"mission"}},{"kind":"Field","name":{"kind":"Name","value":"motto"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankAddress"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPurpose"}}]}}]}}]} as unknown as DocumentNode<SettingsEditorQuery, SettingsEditorQueryVariables>;
export const SaveSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"saveSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"creditUa"}},{"kind":"Field","name":{"kind":"Name","value":"creditEng"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"shows"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureConsent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedMoneyCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTeamGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedMoneyCategory"}},{"kind":"Field","name":{"kind":"Name","value":"isUsed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teamGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTeamGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"numberUa"}},{"kind":"Field","name":{"kind":"Name","value":"numberEng"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"unitUa"}},{"kind":"Field","name":{"kind":"Name","value":"unitEng"}},{"kind":"Field","name":{"kind":"Name","value":"labelUa"}},{"kind":"Field","name":{"kind":"Name","value":"labelEng"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"countedOn"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"noteUa"}},{"kind":"Field","name":{"kind":"Name","value":"noteEng"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"darkLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roundLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"brandColour"}},{"kind":"Field","name":{"kind":"Name","value":"brandColourValue"}},{"kind":"Field","name":{"kind":"Name","value":"buttonColour"}},{"kind":"Field","name":{"kind":"Name","value":"buttonColourValue"}},{"kind":"Field","name":{"kind":"Name","value":"buttonText"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"foundingYear"}},{"kind":"Field","name":{"kind":"Name","value":"cardPaymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"givingExamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"eng"}},{"kind":"Field","name":{"kind":"Name","value":"ua"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cardAmountUrl"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPaymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"paypalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"jarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"edrpou"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"euroIban"}},{"kind":"Field","name":{"kind":"Name","value":"foreignIban"}},{"kind":"Field","name":{"kind":"Name","value":"swift"}},{"kind":"Field","name":{"kind":"Name","value":"changeRetentionMonths"}},{"kind":"Field","name":{"kind":"Name","value":"picturesNeedConsent"}},{"kind":"Field","name":{"kind":"Name","value":"showsTogetherPoints"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSettings"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"foundationName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"}},{"kind":"Field","name":{"kind":"Name","value":"mission"}},{"kind":"Field","name":{"kind":"Name","value":"motto"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankAddress"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPurpose"}}]}}]}}]} as unknown as DocumentNode<SaveSettingsMutation, SaveSettingsMutationVariables>;

export function useSettingsEditorQuery(options: QueryOptions<SettingsEditorQueryVariables> = {}) {
  return useQuery(SettingsEditorDocument, options);
}

export function useSettingsEditorSuspenseQuery(options: QueryOptions<SettingsEditorQueryVariables> = {}) {
  return useSuspenseQuery(SettingsEditorDocument, options);
}

/** The queries that `SaveSettings` makes stale. */
export const SaveSettingsStaleQueries = ["AboutPage","AdminFoundation","ApplicationForm","AuthPage","BlogPostPage","ChangesPage","ContactsPage","DemoContent","DonatePage","ForgotPasswordPage","GalleriesPage","GivingExamples","HistoryPanel","HomePage","ImageUses","LaunchPoints","LinkPage","MemberPage","MoneyCategories","NeedHelpPage","OfferFrame","OfflinePage","OpenDataPage","OutdatedCounters","PictureRemovalPage","PointsSwitch","PrivacyPage","RecentChanges","RequisitesNotice","Safety","SelectedImageUses","Sidebar","SiteLayout","TeamGroups","TeamPage"];

export function useSaveSettingsMutation(options: MutationOptions<SaveSettingsMutation, SaveSettingsMutationVariables> = {}) {
  return useMutation(SaveSettingsDocument, { refetchQueries: SaveSettingsStaleQueries, ...options });
}