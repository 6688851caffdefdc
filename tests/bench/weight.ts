import { gzipSync } from "node:zlib";

/** kB of 1000 bytes; scripts and styles as gzip sends them. */
export interface Weight {
  status: number;
  html: number;
  script: number;
  styles: number;
}

/** What a page makes a browser fetch before it is whole: its document, scripts and styles. */
export async function weightOf(origin: string, path: string): Promise<Weight> {
  const answer = await fetch(origin + path, { headers: { accept: "text/html" } });
  const html = await answer.text();
  const scripts = addresses(html, /"(\/assets\/[^"]+\.js)"/g);
  const styles = addresses(html, /"(\/assets\/[^"]+\.css)"/g);
  return {
    status: answer.status,
    html: html.length / 1000,
    script: await compressed(origin, scripts),
    styles: await compressed(origin, styles),
  };
}

const addresses = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, address]) => address ?? "")),
];

async function compressed(origin: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const bytes = await (await fetch(origin + file)).arrayBuffer();
      return gzipSync(Buffer.from(bytes), { level: 9 }).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
