import { Invalid } from "../../platform/errors.ts";

export type CursorKey = string | number;

/** Encodes the sort keys of a page's last row. Opaque to clients. */
export function writeCursor(keys: CursorKey[]): string {
  return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

/**
 * Decodes a cursor of `length` keys. Throws Invalid (`after`, rule `cursor`) if it is malformed.
 */
export function readCursor(cursor: string, length: number): CursorKey[] {
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (Array.isArray(keys) && keys.length === length && keys.every(isKey)) return keys;
  } catch {
    // Malformed: falls through to the error below.
  }
  throw Invalid([{ path: "after", rule: "cursor" }]);
}

const isKey = (key: unknown): key is CursorKey =>
  typeof key === "string" || (typeof key === "number" && Number.isFinite(key));
