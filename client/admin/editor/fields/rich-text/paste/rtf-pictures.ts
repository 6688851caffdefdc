import type { ShownSize } from "./match-pictures.ts";

/** A picture of an RTF document; without a file where browsers cannot show its format. */
type RtfPicture = ShownSize & { file: File | null };

/**
 * Groups without pictures of the text: letterheads, notes, the same picture again for old programs,
 * bullets, the paper.
 */
const skipped = new Set(
  "header headerl headerr headerf footer footerl footerr footerf footnote annotation"
    .concat(" nonshppict shprslt listpicture background")
    .split(" "),
);

/** The numbers that control words of a group give. */
type Words = Partial<Record<string, number>>;
type Group = { isSkipped: boolean; words: Words; dataFrom: number };

const twipsPerPixel = 15;

/**
 * The pictures of an RTF document in order, floating ones too. Word gives its pictures to a browser
 * in RTF alone: its HTML names files on the person's disk.
 */
export function rtfPictures(rtf: string): RtfPicture[] {
  const found: RtfPicture[] = [];
  const open: Group[] = [];
  const token = /[{}]|\\([a-z]+)(-?\d+)? ?|\\[^a-z]/gi;
  for (let match = token.exec(rtf); match; match = token.exec(rtf)) {
    const [text, word, number = "1"] = match;
    const group = open.at(-1);
    if (text === "{") {
      open.push({ isSkipped: group?.isSkipped ?? false, words: {}, dataFrom: 0 });
      continue;
    }
    if (!group) continue;
    if (text === "}") {
      open.pop();
      if (group.words.pict && !group.isSkipped) {
        const hex = rtf.slice(group.dataFrom, match.index).replace(/[^\da-f]/gi, "");
        const file = pictureFile(group.words, hex, found.length + 1);
        found.push({ file, ...(shapeSize(open) ?? ownSize(group.words)) });
      }
    } else if (word) {
      group.words[word] = Number(number);
      if (skipped.has(word)) group.isSkipped = true;
      // Bytes follow that are no text.
      if (word === "bin") token.lastIndex += Number(number);
    }
    // The bytes follow the last control word or inner group.
    const around = text === "}" ? open.at(-1) : group;
    if (around) around.dataFrom = token.lastIndex;
  }
  return found;
}

function pictureFile(words: Words, hex: string, number: number): File | null {
  const type = words.pngblip ? "png" : words.jpegblip ? "jpeg" : null;
  if (!type || hex.length < 20) return null;
  const bytes = new Uint8Array(hex.length >> 1);
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = Number.parseInt(hex.substring(index * 2, index * 2 + 2), 16);
  }
  return new File([bytes], `picture-${number}.${type === "png" ? "png" : "jpg"}`, {
    type: `image/${type}`,
  });
}

/** The size of the floating shape that contains the picture; null for a picture in the text. */
function shapeSize(groups: readonly Group[]): ShownSize | null {
  const shape = groups.findLast(({ words }) => words.shpright !== undefined)?.words;
  if (!shape) return null;
  const { shpleft = 0, shptop = 0, shpright = 0, shpbottom = 0 } = shape;
  return {
    width: (shpright - shpleft) / twipsPerPixel,
    height: (shpbottom - shptop) / twipsPerPixel,
  };
}

function ownSize(words: Words): ShownSize {
  const { picwgoal = 0, pichgoal = 0, picscalex = 100, picscaley = 100 } = words;
  const { piccropl = 0, piccropr = 0, piccropt = 0, piccropb = 0 } = words;
  return {
    width: ((picwgoal - piccropl - piccropr) * picscalex) / 100 / twipsPerPixel,
    height: ((pichgoal - piccropt - piccropb) * picscaley) / 100 / twipsPerPixel,
  };
}
