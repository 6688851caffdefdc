import { createReadStream } from "node:fs";
import { checksumOf } from "../platform/files/archive.ts";
import type { Content } from "./file-store.ts";

/** The content of a file on this machine, which must not change until it is stored. */
export const contentOfFile = async (path: string): Promise<Content> => ({
  ...(await checksumOf(createReadStream(path))),
  open: () => createReadStream(path),
  path,
});
