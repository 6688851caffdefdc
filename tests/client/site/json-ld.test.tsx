import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonLd, type JsonLdPage } from "../../../client/ui/page/JsonLd.tsx";
import { PageHeadContext } from "../../../client/ui/page/PageHead.tsx";

const publicUrl = "https://doloni.example";

/** The JSON-LD element of a page whose URL has this query, with a computed `name`. */
function markupOf(name: (page: JsonLdPage) => string, search = "?lang=en"): string {
  const pageHead = {
    publicUrl,
    language: "en",
    siteName: "Doloni",
    foundationName: "Doloni",
    locale: "en_GB",
    alternates: [],
    canonical: `${publicUrl}/blog${search}`,
  };
  return renderToStaticMarkup(
    <PageHeadContext value={pageHead}>
      <JsonLd
        of={(page) => ({ "@context": "https://schema.org", "@type": "Thing", name: name(page) })}
      />
    </PageHeadContext>,
  );
}

const nameIn = (markup: string): unknown =>
  JSON.parse(markup.replace(/^<script[^>]*>|<\/script>$/g, "")).name;

test("a text with a closing script tag cannot end the JSON-LD element", () => {
  const text = "</script><script>alert(1)</script><!--";
  const markup = markupOf(() => text);
  expect(markup.match(/</g)).toHaveLength(2);
  expect(nameIn(markup)).toBe(text);
});

test("the URL of a page keeps the language, also when the URL has a query already", () => {
  const urlOf = (path: string, search?: string) =>
    nameIn(markupOf(({ pageAt }) => pageAt(path), search));
  expect(urlOf("/gallery")).toBe(`${publicUrl}/gallery?lang=en`);
  expect(urlOf("/gallery?category=1")).toBe(`${publicUrl}/gallery?category=1&lang=en`);
  expect(urlOf("/gallery", "")).toBe(`${publicUrl}/gallery`);
});

test("pictures of this site get absolute URLs, and other URLs are unchanged", () => {
  const absoluteUrlOf = (address: string) => nameIn(markupOf(({ absolute }) => absolute(address)));
  expect(absoluteUrlOf("/images/1/original.webp")).toBe(`${publicUrl}/images/1/original.webp`);
  expect(absoluteUrlOf("https://pictures.example/1.jpg")).toBe("https://pictures.example/1.jpg");
});
