import type { DataSource } from "typeorm";
import { withoutImagesIn } from "../image/withheld-images.ts";

/** The images that visitors do not get now. */
export interface WithheldNames {
  ids: ReadonlySet<string>;
  publicIds: readonly string[];
}

export async function withheldNames(db: DataSource, now: Date): Promise<WithheldNames> {
  const rows: { id: string; publicId: string }[] = await db.query(
    `select id, public_id as "publicId" from image where withheld_from <= $1`,
    [now],
  );
  return {
    ids: new Set(rows.map(({ id }) => id)),
    publicIds: rows.map(({ publicId }) => publicId),
  };
}

/** The input of an item without withheld images: they do not leave the site. */
export function withoutWithheld<Input>(input: Input, { ids, publicIds }: WithheldNames): Input {
  if (ids.size === 0) return input;
  return withoutImagesIn(withoutIds(input, ids), publicIds) as Input; // of the same shape
}

function withoutIds(value: unknown, ids: ReadonlySet<string>): unknown {
  const isId = (each: unknown) => typeof each === "string" && ids.has(each);
  if (isId(value)) return null;
  if (Array.isArray(value)) {
    return value.filter((each) => !isId(each)).map((each) => withoutIds(each, ids));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withoutIds(each, ids)]),
  );
}
