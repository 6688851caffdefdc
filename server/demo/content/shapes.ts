import type { Language } from "../../language/language.ts";
import type { FixedPage } from "../../page/fixed-pages.ts";
import type { LineCategory } from "../../report/figures/line-category.ts";
import type { CounterSource } from "../../settings/counter-source.ts";
import type { OpeningHours } from "../../settings/facts/opening-hours.ts";
import type { SocialLink } from "../../settings/facts/social-link.ts";
import type { GivingExample } from "../../settings/giving-example.ts";
import type { MapPin } from "../../together-point/point-facts.ts";
import type { StoryMoment } from "../rows/story-time.ts";
import type { DemoBlock } from "./demo-blocks.ts";
import type { PictureName } from "./pictures.ts";

/** What every demo item says about itself; a language without words is not translated. */
export interface Bilingual<Texts> {
  /** Stable word in kebab case, unique within its kind. */
  key: string;
  ua?: Texts;
  eng?: Texts;
  /** Languages that have words but are not published. */
  drafts?: readonly Language[];
}

export interface OnePicture {
  picture: PictureName;
}

/** Ordered pictures; the first is the cover. */
export interface ManyPictures {
  pictures: readonly PictureName[];
}

interface MemberTranslationInput {
  name: string;
  surname: string;
  role: string;
  /** Plain text; an empty line parts paragraphs. */
  about: string;
}

export interface DemoMember extends Bilingual<MemberTranslationInput>, OnePicture {
  isOrganizer: boolean;
  isPsychologist: boolean;
}

interface GalleryCategoryTranslationInput {
  name: string;
  description: string;
}

export interface DemoGalleryCategory
  extends Bilingual<GalleryCategoryTranslationInput>,
    OnePicture {}

interface GalleryTranslationInput {
  title: string;
  /** Plain text; an empty line parts paragraphs. News show the first one before they open. */
  description: string;
}

export interface DemoGallery extends Bilingual<GalleryTranslationInput>, ManyPictures {
  /** Key of the gallery category. */
  category: string;
  isImportant: boolean;
  /** As typed by an editor: mostly yyyy-mm-dd, sometimes free text. */
  galleryDate: StoryMoment;
}

interface ProjectTranslationInput {
  name: string;
  summary: string;
  /** HTML of p, h2, h3, ul, ol, li, blockquote, strong, em, a. */
  description: string;
}

/** The money that a project needs, as far as the reports tell of it. */
interface DemoGoal {
  /** In kopecks. */
  target: number;
  from: string;
  until: string | null;
  /** One thing a line. */
  needs: Record<Language, readonly string[]>;
}

export interface DemoProject extends Bilingual<ProjectTranslationInput>, ManyPictures {
  section: "list" | "featured" | "fund" | "goal";
  /** The written page under /projects, or null: then the address is made of the id. */
  page: "together" | "psychologicalWork" | "humanitarianHelp" | "toyLibrary" | null;
  goal?: DemoGoal;
}

interface ReportTranslationInput {
  /** Plain text; an empty line parts paragraphs. The first one is the line on the card. */
  description: string;
}

/** A PDF that the program draws: its name is the heading, then the lines. */
export interface DemoReportDocument {
  name: Record<Language, string>;
  pages: number;
  lines: Record<Language, readonly string[]>;
}

export interface DemoReport extends Bilingual<ReportTranslationInput>, ManyPictures {
  /** 1–12, or 0 for the whole year. */
  month: number;
  year: number;
  documents: readonly DemoReportDocument[];
}

export interface DemoFiguresLine {
  category: LineCategory;
  /** In kopecks. */
  amount: number;
  ua: string;
  eng: string;
  /** Key of the project; null for the work as a whole. */
  project: string | null;
  /** Place of the document that proves it among the report's documents, from 0. */
  proof: number | null;
}

export interface DemoFigures {
  /** In kopecks, as is the closing balance. */
  opening: number;
  closing: number;
  lines: readonly DemoFiguresLine[];
  /** Neither checked nor published. */
  isDraft?: true;
}

interface PartnerTranslationInput {
  name: string;
}

export interface DemoPartner extends Bilingual<PartnerTranslationInput>, OnePicture {
  website: string | null;
}

interface TogetherPointTranslationInput {
  name: string;
  /** The form after «Галерея точки у/в …», without the preposition; in English the name. */
  locative: string;
}

/** Every week from the week of the first start on, for a year. */
export interface DemoPointEvent {
  /** From 1 (Monday). */
  weekday: number;
  /** HH:MM */
  time: string;
  ua: string;
  eng: string;
}

export interface DemoTogetherPoint extends Bilingual<TogetherPointTranslationInput>, ManyPictures {
  /** The address word under /gallery/togetherPoints. */
  city: string;
  pin: MapPin | null;
  addressUa: string;
  addressEng: string;
  phone: string;
  openingHours: readonly OpeningHours[];
  hoursNoteUa: string;
  hoursNoteEng: string;
  events: readonly DemoPointEvent[];
}

interface SettingsTranslationInput {
  foundationName: string;
  tagline: string;
  fullName: string;
  legalName: string;
  legalForm: string;
  mission: string;
  motto: string;
  address: string;
  recipient: string;
  bankName: string;
  bankAddress: string;
  paymentPurpose: string;
}

export interface DemoSettings {
  phone: string;
  email: string;
  socialLinks: SocialLink[];
  cardPaymentUrl: string | null;
  givingExamples: GivingExample[];
  /** Of the starting content's counters, by their ids. */
  counterSources: Record<string, CounterSource>;
  cardAmountUrl: string | null;
  monthlyPaymentUrl: string | null;
  paypalUrl: string | null;
  jarUrl: string | null;
  edrpou: string;
  iban: string;
  euroIban: string | null;
  foreignIban: string | null;
  swift: string | null;
  ua: SettingsTranslationInput;
  eng: SettingsTranslationInput;
}

interface BlogPostTexts {
  title: string;
  /** Plain text for the card. */
  shortDescription: string;
  /** HTML of p, h2, h3, ul, ol, li, blockquote, strong, em, a. */
  content: string;
}

export interface DemoBlogPost extends Bilingual<BlogPostTexts>, OnePicture {
  /** ISO instant, if written. */
  postedAt: StoryMoment;
  /** Key of a member of the team; omitted, the post is signed by the foundation. */
  author?: string;
  namesChanged?: true;
}

export interface PageTexts {
  title: string;
  lead: string;
  metaTitle: string;
  metaDescription: string;
  blocks: readonly DemoBlock[];
}

export interface DemoPage extends ManyPictures {
  key: string;
  /** Null for a page that is not of every site. */
  fixedPage: FixedPage | null;
  address: string;
  /** The picture beside the title, one of `pictures`; null for the site's own drawing. */
  hero: PictureName | null;
  ua: PageTexts;
  eng: PageTexts;
}
