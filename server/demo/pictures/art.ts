import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../platform/places.ts";
import { paintShadows } from "./soft-shadows.ts";

/** One file of the demo art, taken apart. */
export interface Art {
  file: string;
  width: number;
  height: number;
  /** The background's colour; null when it has none. */
  paper: string | null;
  /** Patterns and clip paths that the body refers to. */
  defs: string;
  /** Everything on the paper, with its shadows painted. */
  body: string;
}

const folder = join(root, "server", "demo", "art");
const known = new Map<string, Promise<Art>>();

/** Reads a file once. Throws when it is not of the art's form. */
export function readArt(file: string): Promise<Art> {
  const reading = known.get(file) ?? readFile(join(folder, file), "utf8").then(takeApart(file));
  known.set(file, reading);
  return reading;
}

const form =
  /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"[^>]*><defs>(.*?)<\/defs>(?:<rect width="\d+" height="\d+" fill="(#\w+)"\/>)?(.*)<\/svg>\s*$/s;

const takeApart =
  (file: string) =>
  (svg: string): Art => {
    const [, width, height, defs = "", paper, body = ""] = form.exec(svg) ?? [];
    if (!width || !height) throw new Error(`${file} is not of the demo art's form`);
    return {
      file,
      width: Number(width),
      height: Number(height),
      paper: paper ?? null,
      defs: defs.replace(/<filter.*?<\/filter>/gs, ""),
      body: paintShadows(body),
    };
  };
