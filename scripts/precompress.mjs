// Compresses immutable files once at build time, as small as is reasonable.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const text = /\.(js|css|svg|json)$/;
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Writes `<file>.br` and `<file>.gz` for every text file in the folder. */
export async function precompress(folder) {
  const names = (await readdir(folder)).filter((name) => text.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const bytes = await readFile(file);
      // Quality 11 takes ten times as long as 9 and saves one hundredth of the size.
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
      await writeFile(`${file}.br`, await asBrotli(bytes, { params }));
      await writeFile(`${file}.gz`, await asGzip(bytes, { level: 9 }));
    }),
  );
}
