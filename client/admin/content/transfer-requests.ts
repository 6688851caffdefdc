import type { FieldError } from "../../graphql/errors.ts";
import { downloadAsUser, requestAsUser } from "../../graphql/user-checks.ts";

export type KindCounts = Record<string, number>;

export type RefusedItem = {
  /** "BlogPost"; "Image" for a picture. */
  kind: string;
  id: string;
  title: string;
  error: { code: string; reason?: string; fields?: FieldError[] };
};

export type ImportResult = { created: KindCounts; updated: KindCounts; refused: RefusedItem[] };

/** What the server knows of the last upload and its import. */
export type ContentImport = {
  phase: "uploaded" | "running" | "done" | "interrupted";
  exportedAt: string;
  kinds: KindCounts;
  unknownKinds: string[];
  images: number;
  documents: number;
  trial: ImportResult | null;
  done: number;
  result: ImportResult | null;
};

/** In bytes; the server takes no larger ones. */
const partBytes = 4 * 1024 ** 2;

/** "BLOG_POST" → "BlogPost". */
const nameOf = (kind: string) =>
  kind.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** "BlogPost" → "BLOG_POST". */
export const kindOf = (name: string) => name.replace(/([a-z])([A-Z])/g, "$1_$2").toUpperCase();

/** No kinds stand for all. Throws as `requestAsUser`, as all functions here do. */
export function downloadExport(kinds: readonly string[]) {
  const query = new URLSearchParams(kinds.map((kind) => ["kind", nameOf(kind)]));
  return downloadAsUser(`/api/content.zip?${query}`);
}

export const readImport = () => importOf(requestAsUser("/api/content-import"));

export const startImport = () =>
  importOf(requestAsUser("/api/content-import/start", { method: "POST" }));

export const discardImport = () => requestAsUser("/api/content-import", { method: "DELETE" });

/** Uploads in parts, so that a slow line is no hindrance; resolves to what the file contains. */
export async function uploadArchive(file: File, onProgress: (share: number) => void) {
  for (let offset = 0; ; offset += partBytes) {
    const body = file.slice(offset, offset + partBytes);
    const query = new URLSearchParams({ offset: String(offset), size: String(file.size) });
    const headers = { "content-type": "application/octet-stream" };
    const answer = requestAsUser(`/api/content-import?${query}`, { method: "POST", body, headers });
    const state = await importOf(answer);
    if (state) return state;
    onProgress((offset + partBytes) / file.size);
  }
}

const importOf = async (sent: Promise<Response>): Promise<ContentImport | null> =>
  (await (await sent).json()).import;
