import type { Page } from "@playwright/test";
import { rolldown } from "rolldown";

/** The functions of `in-browser.ts`. */
interface RichTextPage {
  htmlOf(seed: number): string;
  typesIn(seed: number): string[];
  allTypes(): string[];
  showsDocument(html: string, seed: number): boolean;
  sentFor(html: string): string;
}

/** Opens a blank page with the editor's document model, to be used as `richText` in `evaluate`. */
export async function openRichTextPage(page: Page): Promise<void> {
  const bundle = await rolldown({
    input: new URL("in-browser.ts", import.meta.url).pathname,
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    logLevel: "silent",
  });
  const { output } = await bundle.generate({ format: "iife" });
  await bundle.close();
  await page.goto("about:blank");
  await page.addScriptTag({ content: output[0].code });
}

declare global {
  interface Window {
    richText: RichTextPage;
  }
}
