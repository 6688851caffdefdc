import { Invalid } from "../platform/errors.ts";
import type { RequestContext } from "../platform/request-context.ts";
import type { ContentItem, Translation } from "./content-item.ts";
import type { ContentKind } from "./content-kind.ts";

/**
 * Throws Invalid when a translation that is public, or will be at a scheduled time, has no heading:
 * its page and its entries in lists could not be recognised. Previews show items as they are.
 */
export function requireHeadings(
  { isPreview }: Pick<RequestContext, "isPreview">,
  { title }: Pick<ContentKind, "title">,
  { translations }: Pick<ContentItem, "translations">,
): void {
  const [firstColumn] = title;
  if (!firstColumn || isPreview) return;
  const isBlank = (row: Translation) =>
    title.every((column) => !String(Reflect.get(row, column) ?? "").trim());
  const errors = translations
    .filter((row) => row.publishedAt !== null && isBlank(row))
    .map(({ language }) => ({
      path: `translations.${language}.${firstColumn}`,
      rule: "requiredHeading",
    }));
  if (errors.length > 0) throw Invalid(errors);
}
