import { languages } from "../language/language.ts";
import { type FieldError, Invalid } from "../platform/errors.ts";
import type { PageBlockInput } from "./blocks.ts";
import { type FixedPage, type FixedPageRules, fixedAddresses, fixedPages } from "./fixed-pages.ts";
import type { PageInput } from "./page.input.ts";
import { fulfils, type RequiredBlock } from "./required-blocks.ts";

/**
 * Throws Invalid if a page takes the address of a fixed one (rule `reserved`), or if a fixed page
 * would have another address (`fixed`), lack a language (`required`) or one of its parts
 * (`requiredPart`) or blocks (`requiredBlock`), or if a part is not of this page or is there twice, or a
 * first screen is not the first block of the home page (`misplacedPart`).
 */
export function checkFixedPage(page: FixedPage | null, { address, translations }: PageInput): void {
  const errors: FieldError[] = [];
  if (page && address !== fixedPages[page].address) {
    errors.push({ path: "address", rule: "fixed" });
  }
  if (!page && fixedAddresses.includes(address)) {
    errors.push({ path: "address", rule: address === "" ? "matches" : "reserved" });
  }
  for (const language of languages) {
    const texts = translations[language];
    const path = `translations.${language}`;
    if (page && !texts?.title.trim()) errors.push({ path: `${path}.title`, rule: "required" });
    const rules = page ? fixedPages[page] : noRules;
    if (texts) errors.push(...partErrors(rules, texts.blocks, `${path}.blocks`));
    if (texts) errors.push(...blockErrors(rules.blocks ?? [], texts.blocks, `${path}.blocks`));
  }
  if (errors.length > 0) throw Invalid(errors);
}

type Rules = Pick<FixedPageRules, "parts" | "canHideParts" | "blocks">;
const noRules: Rules = { parts: [] };

function blockErrors(
  required: readonly RequiredBlock[],
  blocks: readonly PageBlockInput[],
  path: string,
): FieldError[] {
  const shown = blocks.filter(({ isHidden }) => !isHidden);
  const missing = required
    .filter((name) => !shown.some((block) => fulfils(block, name)))
    .map((name): FieldError => ({ path, rule: "requiredBlock", found: name }));
  const misplaced = blocks.flatMap(({ hero }, index): FieldError[] =>
    hero && (index > 0 || !required.includes("hero"))
      ? [{ path: `${path}.${index}.hero`, rule: "misplacedPart", found: "hero" }]
      : [],
  );
  return [...missing, ...misplaced];
}

function partErrors(
  { parts: required, canHideParts }: Rules,
  blocks: readonly PageBlockInput[],
  path: string,
): FieldError[] {
  const present = blocks.map(({ sitePart }) => sitePart?.part);
  const shown = blocks
    .filter(({ isHidden }) => canHideParts || !isHidden)
    .map(({ sitePart }) => sitePart?.part);
  const missing = required
    .filter((part) => !shown.includes(part))
    .map((part): FieldError => ({ path, rule: "requiredPart", found: part }));
  const misplaced = present.flatMap((part, index): FieldError[] =>
    part && (!required.includes(part) || present.indexOf(part) < index)
      ? [{ path: `${path}.${index}.sitePart.part`, rule: "misplacedPart", found: part }]
      : [],
  );
  return [...missing, ...misplaced];
}
