import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";
import { imageById } from "../../image/image-rows.ts";
import { isWithheldAt } from "../../image/withheld-images.ts";
import { brandColours } from "../../settings/palette.ts";
import type { Settings } from "../../settings/settings.entity.ts";

/** What icons and cards are drawn of, as the settings say. */
export interface IconLook {
  /** Hexadecimal. */
  brand: string;
  /** Public id of the round logo's file; null for the drawn palm. */
  logo: string | null;
}

export async function iconLookOf(
  db: EntityManager,
  now: Date,
  { brandColour, roundLogoId }: Pick<Settings, "brandColour" | "roundLogoId">,
): Promise<IconLook> {
  const image = roundLogoId ? await imageById(db, roundLogoId) : null;
  const isShown = image && !isWithheldAt(image, now);
  // Files of other hosts are not fetched.
  const logo = isShown && image.store !== "elsewhere" ? image.publicId : null;
  return { brand: brandColours[brandColour], logo };
}

/** Another text for another look, for addresses of icons. */
export const lookVersion = ({ brand, logo }: IconLook): string =>
  createHash("sha256").update(`${brand} ${logo}`).digest("hex").slice(0, 8);
