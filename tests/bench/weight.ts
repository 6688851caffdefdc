import { gzipSync } from "node:zlib";

/** Sizes in kB of 1000 bytes; scripts and styles after gzip. */
export interface Weight {
  status: number;
  html: number;
  script: number;
  styles: number;
}

/** The document, scripts and styles that a browser loads for a page. */
export async function weightOf(origin: string, path: string): Promise<Weight> {
  const answer = await fetch(origin + path, { headers: { accept: "text/html" } });
  const html = await answer.text();
  const scripts = pathsIn(html, /"(\/assets\/[^"]+\.js)"/g);
  const styles = pathsIn(html, /"(\/assets\/[^"]+\.css)"/g);
  return {
    status: answer.status,
    html: html.length / 1000,
    script: await gzippedSize(origin, scripts),
    styles: await gzippedSize(origin, styles),
  };
}

const pathsIn = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, path]) => path ?? "")),
];

async function gzippedSize(origin: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const bytes = await (await fetch(origin + file)).arrayBuffer();
      return gzipSync(Buffer.from(bytes), { level: 9 }).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
