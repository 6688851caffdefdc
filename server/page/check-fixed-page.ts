import { languages } from "../language/language.ts";
import { type FieldError, Invalid } from "../platform/errors.ts";
import type { PageBlockInput } from "./blocks.ts";
import { type FixedPage, fixedAddresses, fixedPages } from "./fixed-pages.ts";
import type { PageInput } from "./page.input.ts";
import type { SitePart } from "./site-part-block.ts";

/**
 * Throws Invalid if a page takes the address of a fixed one (rule `reserved`), or if a fixed page
 * would have another address (`fixed`), lack a language (`required`) or one of its parts
 * (`requiredPart`), or if a part is not of this page or is there twice (`misplacedPart`).
 */
export function checkFixedPage(page: FixedPage | null, { address, translations }: PageInput): void {
  const errors: FieldError[] = [];
  if (page && address !== fixedPages[page].address) {
    errors.push({ path: "address", rule: "fixed" });
  }
  if (!page && fixedAddresses.includes(address)) {
    errors.push({ path: "address", rule: "reserved" });
  }
  for (const language of languages) {
    const texts = translations[language];
    const path = `translations.${language}`;
    if (page && !texts?.title.trim()) errors.push({ path: `${path}.title`, rule: "required" });
    const parts = page ? fixedPages[page].parts : [];
    if (texts) errors.push(...partErrors(parts, texts.blocks, `${path}.blocks`));
  }
  if (errors.length > 0) throw Invalid(errors);
}

function partErrors(
  required: readonly SitePart[],
  blocks: readonly PageBlockInput[],
  path: string,
): FieldError[] {
  const present = blocks.map(({ sitePart }) => sitePart?.part);
  const shown = blocks.filter(({ isHidden }) => !isHidden).map(({ sitePart }) => sitePart?.part);
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
