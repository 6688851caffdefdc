import type { FileFacts } from "./file-store.ts";

export interface Listing {
  files: FileFacts[];
  /** Continuation token of the next page; null after the last one. */
  next: string | null;
}

/** One page of ListObjectsV2 with keys below `storePrefix`; null unless it is whole. */
export function readListing(xml: string, storePrefix: string): Listing | null {
  if (!xml.includes("</ListBucketResult>")) return null;
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = ""]) => ({
    key: decodeURIComponent(elementOf(entry, "Key").replaceAll("+", " ")).slice(storePrefix.length),
    bytes: Number(elementOf(entry, "Size")),
    modifiedAt: new Date(elementOf(entry, "LastModified")),
    sha256: null,
  }));
  if (elementOf(xml, "IsTruncated") !== "true") return { files, next: null };
  const next = elementOf(xml, "NextContinuationToken");
  return next ? { files, next } : null;
}

/** The text of an element without attributes, as lists have them; blank if it is missing. */
const elementOf = (xml: string, element: string): string =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]?.replaceAll("&amp;", "&") ?? "";
