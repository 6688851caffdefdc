/**
 * The pictures of an RTF document in order; null for one in a format that browsers cannot show.
 * Word gives its pictures to a browser in RTF alone: its HTML names files on the person's disk.
 */
export function rtfPictures(rtf: string): (File | null)[] {
  const found: (File | null)[] = [];
  const pictures = /\{(\\\*\\shppict\s*\{)?\\pict\b/g;
  for (let match = pictures.exec(rtf); match; match = pictures.exec(rtf)) {
    // The same picture again, for old programs, and the pictures of bullets.
    if (
      /\\(nonshppict|listpicture)\s*$/.test(rtf.slice(Math.max(0, match.index - 20), match.index))
    ) {
      continue;
    }
    found.push(readPicture(rtf.slice(match.index + match[0].length), found.length + 1));
  }
  return found;
}

function readPicture(group: string, number: number): File | null {
  const { words, hex } = splitGroup(group);
  const type = /\\pngblip\b/.test(words) ? "png" : /\\jpegblip\b/.test(words) ? "jpeg" : null;
  if (!type || hex.length < 20) return null;
  const bytes = new Uint8Array(hex.length >> 1);
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = Number.parseInt(hex.substring(index * 2, index * 2 + 2), 16);
  }
  return new File([bytes], `picture-${number}.${type === "png" ? "png" : "jpg"}`, {
    type: `image/${type}`,
  });
}

/** The control words of a picture and its bytes in hexadecimal; groups inside of it are skipped. */
function splitGroup(group: string): { words: string; hex: string } {
  let words = "";
  let depth = 0;
  for (let index = 0; index < group.length; index += 1) {
    const sign = group[index];
    if (sign === "{") depth += 1;
    else if (sign === "}") depth -= 1;
    else if (depth === 0 && sign === "\\") {
      const word = /^\\[a-z]+-?\d* ?/.exec(group.slice(index, index + 40))?.[0] ?? "\\";
      words += word;
      index += word.length - 1;
    } else if (depth === 0 && sign && /[\da-f]/i.test(sign)) {
      const end = group.indexOf("}", index);
      return {
        words,
        hex: group.slice(index, end < 0 ? undefined : end).replace(/[^\da-f]/gi, ""),
      };
    }
    if (depth < 0) break;
  }
  return { words, hex: "" };
}
