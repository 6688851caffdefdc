import type { EntityManager } from "typeorm";
import type { ContentItem, Translation } from "../../content/content-item.ts";
import type { CardNumbers, ContentKind } from "../../content/content-kind.ts";
import { contentKinds } from "../../content/content-kinds.ts";
import { itemAlone } from "../../content/item-json.ts";
import { loadItems } from "../../content/load-items.ts";
import { hasId } from "../../content/reading/content-queries.ts";
import { Image } from "../../image/image.entity.ts";
import { inLanguage, type Language } from "../../language/language.ts";
import { foundationName } from "../../settings/foundation-name.ts";
import { readSettings } from "../../settings/settings.service.ts";
import { type IconLook, iconLookOf } from "../icons/icon-look.ts";

/** All that a card shows. */
export interface CardContent {
  /** Above the title: the kind of the page, or the foundation's motto. */
  label: string;
  title: string;
  /** Large figures below the title, in place of a picture; null for none. */
  numbers: CardNumbers["numbers"] | null;
  /** Beside the logo: the foundation's name, or where that is the title, the site's host; both below numbers. */
  sender: string;
  /** The picture that the page itself shows first. */
  picture: Pick<Image, "publicId" | "focusX" | "focusY"> | null;
  /** The picture is the whole card: an editor chose it for shared links. */
  isPictureAlone: boolean;
  /** The foundation's logo and colour. */
  look: IconLook;
}

/** The card of the site, which pages without an item share. */
export async function siteCard(
  db: EntityManager,
  language: Language,
  now: Date,
  publicUrl: string,
): Promise<CardContent> {
  const { name, tagline, look } = await foundationIn(db, language, now);
  const { host } = new URL(publicUrl);
  return {
    label: tagline,
    title: name,
    numbers: null,
    sender: host,
    picture: null,
    isPictureAlone: false,
    look,
  };
}

interface CardOfItem {
  /** Of the sitemap. */
  section: string;
  id: string;
  publicUrl: string;
}

/** The card of an item; null unless its page is public. */
export async function itemCard(
  db: EntityManager,
  language: Language,
  now: Date,
  { section, id, publicUrl }: CardOfItem,
): Promise<CardContent | null> {
  const kind = contentKinds().find(({ sitemapSection }) => sitemapSection === section);
  if (!kind?.card) return null;
  const { relations = [], pictures } = kind;
  const [item] = await loadItems(
    db,
    kind.entity,
    (bind) => `item.deleted_at is null and ${hasId(id)(bind)}`,
    { language, now, drafts: false },
    {
      ...itemAlone,
      images: new Map(relations.map((name) => [name, "all"])),
      pictures: pictures ? { placement: pictures, columns: "all", first: 1 } : null,
    },
  );
  const translation = item && inLanguage<Translation>(item.translations, language);
  if (!translation) return null;
  const { name, look } = await foundationIn(db, language, now);
  const inNumbers = await kind.card.numbersOf?.(item, { db, now, language });
  if (inNumbers) {
    const sender = `${name} · ${new URL(publicUrl).host}`;
    return { ...inNumbers, sender, picture: null, isPictureAlone: false, look };
  }
  const alone = storedHere(kind.card.pictureAlone?.(item));
  return {
    label: kind.card.label[language],
    title: kind.card.titleOf?.(item, language) ?? titleOf(kind, translation),
    numbers: null,
    sender: name,
    picture: alone ?? pictureOf(kind, item),
    isPictureAlone: Boolean(alone),
    look,
  };
}

const titleOf = ({ title }: ContentKind, translation: Translation): string =>
  title.map((column) => Reflect.get(translation, column)).join(" ");

function pictureOf({ relations = [] }: ContentKind, item: ContentItem): CardContent["picture"] {
  const related: unknown[] = relations.map((name) => Reflect.get(item, name));
  const image = [...related, ...(item.loadedPictures?.images ?? [])].find(
    (candidate) => candidate instanceof Image,
  );
  return storedHere(image);
}

/** Files of other hosts are not fetched. */
function storedHere(image: Image | null | undefined): CardContent["picture"] {
  if (!image || image.store === "elsewhere") return null;
  const { publicId, focusX, focusY } = image;
  return { publicId, focusX, focusY };
}

async function foundationIn(db: EntityManager, language: Language, now: Date) {
  const settings = await readSettings(db);
  const { tagline = "" } = inLanguage(settings.translations, language) ?? {};
  const look = await iconLookOf(db, now, settings, language);
  return { name: foundationName(settings, language), tagline, look };
}
