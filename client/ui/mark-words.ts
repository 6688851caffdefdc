import { createContext } from "react";

/** What the marks of Admin Mode say, in the reader's language. */
export type MarkWords = {
  /** "Edit: Warm winter"; the title may be blank. */
  edit: (title: string) => string;
  /** How that begins. */
  editWord: string;
  draft: string;
  /** "appears 12 October", of a moment in ISO 8601. */
  appears: (moment: string) => string;
  /** What other chips say, by the names that screens give them. What a reader may not do is not said. */
  says: Readonly<Record<string, string>>;
};

/** The frame around the pages provides them while Admin Mode is on; without them there are no marks. */
export const MarkWordsContext = createContext<MarkWords | null>(null);
