import { blockPhrases } from "../../phrases/admin/blocks.ts";
import type { Language } from "../../phrases/language.tsx";
import type { FieldPath, FieldValue } from "../bilingual-form.ts";
import type { NestedFields } from "../editor/state/nested-fields.ts";
import { type Block, fieldTypeOf, kindOf } from "./blocks/block-content.ts";
import { blockName, blockText } from "./blocks/block-summary.ts";
import { isTextPath } from "./blocks/block-texts.ts";
import { blocksIn, countPageTexts, normalizePage, type PageForm } from "./page-form.ts";

/** What editing, comparing and saving a page needs to know of its blocks. */
export const pageNestedFields: NestedFields<PageForm> = {
  lists: ["blocks"],
  normalize: normalizePage,
  countTexts: countPageTexts,
  pathOf: blockFieldPath,
  labelOf: blockLabel,
  textOf: blockComparison,
};

/** A field that both languages share is shown once: `blocks.3.links.entries.0.address`. */
function blockFieldPath(path: FieldPath): FieldPath {
  const [translations, , blocks, ...rest] = path.split(".");
  if (translations !== "translations" || blocks !== "blocks" || rest.length < 2) return path;
  return isTextPath(rest) ? path : [blocks, ...rest].join(".");
}

/** `key` is the index of a block, or its id. */
function blockAt(form: PageForm, key: string): { block: Block; place: number } | null {
  const { ua, eng } = blocksIn(form);
  const list = ua.length > 0 ? ua : eng;
  const index = /^\d+$/.test(key) ? Number(key) : list.findIndex(({ id }) => id === key);
  const block = list[index];
  return block ? { block, place: index + 1 } : null;
}

/** "Блок 3: Посилання, рядок 1". */
function blockLabel(path: FieldPath, form: PageForm, reader: Language): string | null {
  const [, key, rest] = /(?:^|\.)blocks\.([^.]+)(?:\.(.*))?$/.exec(path) ?? [];
  const found = key && blockAt(form, key);
  if (!found || !kindOf(found.block)) return null;
  const phrases = blockPhrases[reader];
  const label = phrases.group(found.place, blockName(found.block, reader));
  const steps = rest?.split(".") ?? [];
  const list = steps.findIndex((name) => ["rows", "table"].includes(fieldTypeOf(name) ?? ""));
  const row = list < 0 ? undefined : steps[list + 1];
  return row ? phrases.inRow(label, Number(row) + 1) : label;
}

function blockComparison(path: FieldPath, value: FieldValue, reader: Language): string | null {
  const [, key] = /^translations\.\w+\.blocks(?:\.(.+))?$/.exec(path) ?? [];
  if (key) return value ? blockText(value as Block, reader) : blockPhrases[reader].absent;
  if (!path.endsWith(".blocks") || !Array.isArray(value) || value.length === 0) return null;
  return value.map((block: Block) => blockText(block, reader)).join("\n\n");
}
