import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageAssets } from "./page-document.ts";

const entry = "client/entry-client.tsx";

/**
 * Characters of style that a document carries itself. The editors' pages have more, and editors
 * come every day: their browsers keep the files.
 */
const maxInlineStyleLength = 80_000;

/** One script of Vite's manifest, or a file that it needs. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/** Knows from the build's manifest which files a page loads. */
export class BuiltAssets {
  private readonly manifest: Record<string, Chunk>;
  private readonly styleTexts = new Map<string, string>();
  private readonly cache = new Map<string, PageAssets>();

  /** `folder` is the browser's build; throws when there is none. */
  constructor(private readonly folder: string) {
    this.manifest = JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8"));
  }

  /** The files of a document in a language that shows the pages written in `sources`. */
  assetsFor(sources: readonly string[], language: string): PageAssets {
    const key = [language, ...sources].join(" ");
    const files = this.cache.get(key) ?? this.collect(sources, language);
    this.cache.set(key, files);
    return files;
  }

  private collect(sources: readonly string[], language: string): PageAssets {
    const roots = [entry, ...sources].map((source) => this.chunk(source));
    const chunks = [...new Set(roots.flatMap((root) => this.withImports(root)))];
    const [first] = roots;
    const styles = toPaths(chunks.flatMap(({ css }) => css ?? []));
    const styleText = styles.map((path) => this.readStyle(path)).join("\n");
    return {
      fonts: toPaths(chunks.flatMap(({ assets }) => assets ?? [])).filter(isFontFor(language)),
      styles,
      styleText: styleText.length > maxInlineStyleLength ? "" : styleText,
      scripts: toPaths(chunks.filter((chunk) => chunk !== first).map(({ file }) => file)),
      entry: `/${first?.file}`,
    };
  }

  private readStyle(path: string): string {
    const cached = this.styleTexts.get(path);
    if (cached !== undefined) return cached;
    const text = readFileSync(join(this.folder, path), "utf8");
    this.styleTexts.set(path, text);
    return text;
  }

  /** A chunk after everything that it imports: the order in which styles must come. */
  private withImports(chunk: Chunk, path: ReadonlySet<Chunk> = new Set()): Chunk[] {
    if (path.has(chunk)) return [];
    const inner = new Set([...path, chunk]);
    const imported = (chunk.imports ?? []).map((name) => this.chunk(name));
    return [...imported.flatMap((each) => this.withImports(each, inner)), chunk];
  }

  private chunk(name: string): Chunk {
    const chunk = this.manifest[name];
    if (!chunk) throw new Error(`The build knows nothing of ${name}`);
    return chunk;
  }
}

const toPaths = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);

/** A Ukrainian page needs Latin too: digits, TOGETHER; an English one no Cyrillic at first. */
const isFontFor = (language: string) => (path: string) =>
  path.endsWith(".woff2") && (language === "uk" || !path.includes("cyrillic"));
