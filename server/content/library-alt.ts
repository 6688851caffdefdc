import { In } from "typeorm";
import { Image } from "../image/image.entity.ts";
import { publicIdIn } from "../image/image-urls.ts";
import type { Language } from "../language/language.ts";
import { asAttribute, fromAttribute } from "../platform/html-attribute.ts";
import type { Context } from "./context.ts";

type AltContext = Pick<Context, "db" | "loaders">;

/** An image of sanitised HTML without an alternative text of its own. */
const undescribed = /<img src="([^"]*)"(?! alt=)/g;

/**
 * Gives the images of sanitised HTML that have no `alt` the alternative text of the library, so
 * that a correction there shows everywhere. They are marked by `data-alt="library"`, which
 * `cleanRichText` removes again together with the text. All texts of a request take one statement,
 * and none without such images.
 */
export async function withLibraryAlt(
  { db, loaders }: AltContext,
  html: string,
  language: Language,
): Promise<string> {
  const sources = new Set(Array.from(html.matchAll(undescribed), ([, source = ""]) => source));
  if (sources.size === 0) return html;
  const loader = loaders.loader("imagesOfTexts", async (publicIds) => {
    const images = await db.findBy(Image, { publicId: In([...publicIds]) });
    return publicIds.map((publicId) => images.find((image) => image.publicId === publicId) ?? null);
  });
  const texts = new Map(
    await Promise.all(
      Array.from(sources, async (source) => {
        const image = await loader.load(publicIdIn(fromAttribute(source)));
        return [source, asAttribute(image?.alt(language) ?? "")] as const;
      }),
    ),
  );
  return html.replace(
    undescribed,
    (found, source: string) => `${found} alt="${texts.get(source) ?? ""}" data-alt="library"`,
  );
}
