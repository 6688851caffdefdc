import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languageTags } from "../../language/language.ts";
import type { PageAssets } from "./page-document.ts";

const entry = "client/entry-client.tsx";

/**
 * Maximum length of inlined styles, in characters. Only the editors' pages have more; editors
 * return daily, so that their browsers have the style sheets cached.
 */
const maxInlineStyleLength = 80_000;

/** An entry of Vite's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/** Looks up in the build's manifest which files a page loads. */
export class BuiltAssets {
  private readonly manifest: Record<string, Chunk>;
  private readonly styleTexts = new Map<string, string>();
  private readonly cache = new Map<string, PageAssets>();

  /** `folder` contains the client build; throws when there is none. */
  constructor(private readonly folder: string) {
    this.manifest = JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8"));
  }

  /** The files of a document in `language` that renders the modules in `sources`. */
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

  /** A chunk after everything that it imports, which is the order that styles require. */
  private withImports(chunk: Chunk, path: ReadonlySet<Chunk> = new Set()): Chunk[] {
    if (path.has(chunk)) return [];
    const inner = new Set([...path, chunk]);
    const imported = (chunk.imports ?? []).map((name) => this.chunk(name));
    return [...imported.flatMap((each) => this.withImports(each, inner)), chunk];
  }

  private chunk(name: string): Chunk {
    const chunk = this.manifest[name];
    if (!chunk) throw new Error(`The build's manifest does not contain ${name}`);
    return chunk;
  }
}

const toPaths = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);

/**
 * Ukrainian pages also need the Latin font (digits, TOGETHER); English ones need no Cyrillic at
 * first.
 */
const isFontFor = (language: string) => (path: string) =>
  path.endsWith(".woff2") && (language === languageTags.ua || !path.includes("cyrillic"));
