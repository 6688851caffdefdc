import type { Language } from "../language/language.ts";

/** What a ZIP of content consists of: this file, a file for each kind, and the files they name. */
export interface ContentManifest {
  format: "doloni-content";
  formatVersion: 1;
  /** ISO 8601. */
  exportedAt: string;
  /** The number of items by the name of their kind. */
  kinds: Record<string, number>;
  images: ArchivedImage[];
  documents: ArchivedDocument[];
}

export const formatVersion = 1;
export const manifestName = "content.json";
export const kindFile = (name: string): string => `kinds/${name}.json`;
export const imageFile = (publicId: string): string => `images/${publicId.replaceAll("/", "-")}`;
export const documentFile = (id: string): string => `documents/${id}.pdf`;

/** An image with its texts; its file is in the archive unless it is on another host. */
export interface ArchivedImage {
  id: string;
  publicId: string;
  url: string;
  hasFile: boolean;
  altUa: string;
  altEng: string;
  isDecorative: boolean;
  fileName: string;
  focusX: number;
  focusY: number;
}

export interface ArchivedDocument {
  id: string;
  /** Absent in archives of earlier versions. */
  fileName?: string;
  hasFile: boolean;
}

/** An item in the order of its list. */
export interface ArchivedItem {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; null for a draft, or if there is no translation. */
  publishedAt: Record<Language, string | null>;
  /** The complete input of the kind's save mutation. */
  input: object;
}
