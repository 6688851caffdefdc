import { blockPhrases } from "../../../phrases/admin/blocks.ts";
import { sitePartPhrases } from "../../../phrases/admin/site/site-parts.ts";
import type { Language } from "../../../phrases/language.tsx";
import { plainText } from "../../editor/compare/field-value-text.ts";
import { areEntries, type Block, contentOf, fieldTypeOf, kindOf } from "./block-content.ts";
import { textsOf } from "./block-texts.ts";

/** The name of a block's kind, of a way to help, or of the part that the site draws; blank for a block without content. */
export function blockName(block: Block, reader: Language): string {
  const kind = kindOf(block);
  const { kinds, ways } = blockPhrases[reader];
  if (block.sitePart) return sitePartPhrases[reader].parts[block.sitePart.part].name;
  if (block.way) return `${kinds.way.name}: ${ways[block.way.way ?? "MONEY"]}`;
  return kind ? kinds[kind].name : "";
}

const writtenTexts = (content: object): string[] =>
  textsOf(content)
    .map(plainText)
    .filter((text) => text !== "");

/** The first words of a block, or what the site shows there; blank when there are none. */
export function excerptOf(block: Block, reader: Language): string {
  if (block.sitePart) return sitePartPhrases[reader].parts[block.sitePart.part].about;
  const kind = kindOf(block);
  const text = kind ? writtenTexts(contentOf(block, kind)).join(" · ") : "";
  return text.replace(/\s+/g, " ").slice(0, 160);
}

/** All that a block contains, for comparing two versions. */
export function blockText(block: Block, reader: Language): string {
  const phrases = blockPhrases[reader];
  const kind = kindOf(block);
  if (!kind) return "";
  const content = contentOf(block, kind);
  const name = blockName(block, reader);
  const head = block.isHidden ? `${name} (${phrases.hidden})` : name;
  const pictures = picturesIn(content);
  return [
    head,
    ...writtenTexts(content),
    ...addressesIn(content),
    ...choicesIn(content, phrases),
    ...focusIn(content, phrases),
    ...(pictures > 0 ? [phrases.pictures(pictures)] : []),
  ].join("\n");
}

const rowsIn = (content: object): object[] =>
  Object.entries(content).flatMap(([name, value]) => (areEntries(name, value) ? value : []));

const addressesIn = (content: object): string[] =>
  [content, ...rowsIn(content)].flatMap((part) => valuesOf(part, "link")).filter(Boolean);

/** The values of the fields of a type. */
const valuesOf = (part: object, type: string): string[] =>
  Object.entries(part).flatMap(([name, value]) => (fieldTypeOf(name) === type ? value : []));

function picturesIn(content: object): number {
  const ids: unknown = Reflect.get(content, "imageIds");
  const single = [content, ...rowsIn(content)].filter((part) => Reflect.get(part, "imageId"));
  return single.length + (Array.isArray(ids) ? ids.length : 0);
}

/** The focal points of a first screen that are not the picture's own. */
function focusIn(content: object, { focus }: typeof blockPhrases.UA): string[] {
  const percentOf = (field: string) => {
    const part: unknown = Reflect.get(content, field);
    return typeof part === "number" ? Math.round(part * 100) : null;
  };
  return (["wide", "narrow"] as const).flatMap((shape) => {
    const [x, y] = [percentOf(`${shape}X`), percentOf(`${shape}Y`)];
    return x === null || y === null ? [] : focus[shape](x, y);
  });
}

/** The names of the choices, such as the background. */
const choicesIn = (
  content: object,
  { tones, layouts, forms, ways, scenes }: typeof blockPhrases.UA,
): string[] => {
  const names = new Map(Object.entries({ ...tones, ...layouts, ...forms, ...ways, ...scenes }));
  return valuesOf(content, "choice").flatMap((value) => names.get(value) ?? []);
};
