import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";
import { imageById } from "../../image/image-rows.ts";
import { isWithheldAt } from "../../image/withheld-images.ts";
import type { Language } from "../../language/language.ts";
import { foundationName } from "../../settings/foundation-name.ts";
import { brandOf, type Mark } from "../../settings/palette.ts";
import type { Settings } from "../../settings/settings.entity.ts";

/** What icons and cards are drawn of, as the settings say. */
export interface IconLook {
  /** Hexadecimal. */
  brand: string;
  /** Public id of the logo's file, the round one if there is one; null for the letter. */
  logo: string | null;
  /** The first letter of the foundation's name. */
  letter: string;
  /** What the site's header shows without a logo; the icons show the letter in any case. */
  mark: Mark;
}

type LookSettings = Pick<
  Settings,
  "mark" | "brandColour" | "brandColourValue" | "roundLogoId" | "logoId" | "translations"
>;

/** Icons have no language of their own: their letter is that of the Ukrainian name. */
export async function iconLookOf(
  db: EntityManager,
  now: Date,
  settings: LookSettings,
  language: Language = "ua",
): Promise<IconLook> {
  const { mark, roundLogoId, logoId } = settings;
  const logo = (await shownFile(db, now, roundLogoId)) ?? (await shownFile(db, now, logoId));
  const [letter = ""] = /[\p{L}\p{N}]/u.exec(foundationName(settings, language)) ?? [];
  return { brand: brandOf(settings), logo, letter: letter.toUpperCase(), mark };
}

async function shownFile(db: EntityManager, now: Date, id: string | null): Promise<string | null> {
  const image = id ? await imageById(db, id) : null;
  const isShown = image && !isWithheldAt(image, now);
  // Files of other hosts are not fetched.
  return isShown && image.store !== "elsewhere" ? image.publicId : null;
}

/** Another text for another look, for addresses of icons. */
export const lookVersion = ({ brand, logo, letter, mark }: IconLook): string =>
  createHash("sha256")
    .update(`${brand} ${logo ?? `${letter} ${mark}`}`)
    .digest("hex")
    .slice(0, 8);
