import type { Language } from "../../phrases/language.tsx";
import type { BilingualForm } from "../bilingual-form.ts";

/** What publishing needs of the editor that shows it. */
export interface PublishableItem {
  /** As it is stored; null for a new item. */
  item: {
    translations: readonly { language: Language; publishedAt?: string | null }[];
  } | null;
  form: BilingualForm;
  /** The item's public page; null when its kind has none. */
  page: string | null;
  writes: {
    state: string;
    /** Null publishes each language that has texts; `at` is a moment in the future, or null for now. */
    publish(language: Language | null, at?: string | null): Promise<unknown>;
    /** Null withdraws both languages. */
    unpublish(language: Language | null): Promise<unknown>;
  };
}
