import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonLd, type JsonLdPage } from "../../../client/ui/page/JsonLd.tsx";
import { PageHeadContext } from "../../../client/ui/page/PageHead.tsx";

const publicUrl = "https://doloni.example";

/** What a page in that language tells search engines by `name`. */
function markupOf(name: (page: JsonLdPage) => string, search = "?lang=en"): string {
  const surroundings = {
    publicUrl,
    siteName: "Doloni",
    locale: "en_GB",
    alternates: [],
    canonical: `${publicUrl}/blog${search}`,
  };
  return renderToStaticMarkup(
    <PageHeadContext value={surroundings}>
      <JsonLd
        of={(page) => ({ "@context": "https://schema.org", "@type": "Thing", name: name(page) })}
      />
    </PageHeadContext>,
  );
}

const nameIn = (markup: string): unknown =>
  JSON.parse(markup.replace(/^<script[^>]*>|<\/script>$/g, "")).name;

test("words that could end the element are told without ending it", () => {
  const words = "</script><script>alert(1)</script><!--";
  const markup = markupOf(() => words);
  expect(markup.match(/</g)).toHaveLength(2);
  expect(nameIn(markup)).toBe(words);
});

test("a page's address keeps the language, also behind a query of its own", () => {
  const told = (path: string, search?: string) =>
    nameIn(markupOf(({ pageAt }) => pageAt(path), search));
  expect(told("/gallery")).toBe(`${publicUrl}/gallery?lang=en`);
  expect(told("/gallery?category=1")).toBe(`${publicUrl}/gallery?category=1&lang=en`);
  expect(told("/gallery", "")).toBe(`${publicUrl}/gallery`);
});

test("pictures of this site get its name, those elsewhere keep theirs", () => {
  const told = (address: string) => nameIn(markupOf(({ absolute }) => absolute(address)));
  expect(told("/images/1/original.webp")).toBe(`${publicUrl}/images/1/original.webp`);
  expect(told("https://pictures.example/1.jpg")).toBe("https://pictures.example/1.jpg");
});
