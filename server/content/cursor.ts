import { Invalid } from "../platform/errors.ts";

export type CursorKey = string | number;

/** Where a page ended: the sort keys of its last row. Opaque to clients. */
export function writeCursor(keys: CursorKey[]): string {
  return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

/** Throws Invalid for anything that `writeCursor` with `length` keys did not make. */
export function readCursor(cursor: string, length: number): CursorKey[] {
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (Array.isArray(keys) && keys.length === length && keys.every(isKey)) return keys;
  } catch {
    // Not ours: falls through to the refusal.
  }
  throw Invalid([{ path: "after", rule: "cursor" }]);
}

const isKey = (key: unknown): key is CursorKey =>
  typeof key === "string" || (typeof key === "number" && Number.isFinite(key));
