import { describe, expect, test } from "vitest";
import {
  matchPictures,
  type ShownSize,
} from "../../../../client/admin/editor/fields/rich-text/paste/match-pictures.ts";
import { rtfPictures } from "../../../../client/admin/editor/fields/rich-text/paste/rtf-pictures.ts";

const png = "89504e470d0a1a0a0000000d49484452";
const picture = (width: number, height: number, format = "pngblip") =>
  `{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn fLine}{\\sv 0}}}\\picscalex50\\picscaley50\\piccropl0\\picw1\\pich1\\picwgoal${width * 30}\\pichgoal${height * 30}\\${format}\\bliptag1{\\*\\blipuid ab12}\n${png}}}{\\nonshppict{\\pict\\wmetafile8\\picwgoal150\\pichgoal150 0100090000030000}}`;
const floating = (width: number, height: number) =>
  `{\\shp{\\*\\shpinst\\shpleft100\\shptop-30\\shpright${width * 15 + 100}\\shpbottom${height * 15 - 30}\\shpfhdr0{\\sp{\\sn pib}{\\sv {\\pict\\jpegblip\n${png}}}}}{\\shprslt\\par{\\pict\\wmetafile8 0100090000030000}}}`;
const sizesOf = (rtf: string) =>
  rtfPictures(`{\\rtf1\\ansi ${rtf}}`).map(({ file, width, height }) => [
    file?.type,
    width,
    height,
  ]);

describe("the pictures of an RTF document", () => {
  test.each([
    ["in the text", `Табір ${picture(400, 300)}\\par`, [["image/png", 400, 300]]],
    ["that float beside it", floating(200, 100), [["image/jpeg", 200, 100]]],
    [
      "cropped to a half",
      picture(400, 300).replace("piccropl0", "piccropl6000"),
      [["image/png", 200, 300]],
    ],
    ["in a format that browsers cannot show", picture(40, 30, "emfblip"), [[undefined, 40, 30]]],
    [
      "as bytes, which are no text",
      `{\\pict\\wmetafile8\\bin5 {}}{\\}${picture(40, 30)}`,
      [
        [undefined, 0, 0],
        ["image/png", 40, 30],
      ],
    ],
  ])("%s are read with their sizes", (_where, rtf, expected) => {
    expect(sizesOf(rtf)).toEqual(expected);
  });

  test.each([
    "header",
    "headerf",
    "headerl",
    "headerr",
    "footer",
    "footerf",
    "*\\background",
    "footnote",
  ])("are not those of its %s", (group) => {
    const rtf = `{\\${group}\\pard{\\b ${picture(90, 90)}}${floating(80, 80)}}${picture(400, 300)}`;
    expect(sizesOf(rtf)).toEqual([["image/png", 400, 300]]);
  });
});

const [photo, wide, logo, unknown]: ShownSize[] = [
  { width: 400, height: 300 },
  { width: 600, height: 200 },
  { width: 90, height: 90 },
  { width: 0, height: 0 },
] as const;

describe("an image of the text is", () => {
  test.each([
    ["the picture in the same place", [photo, photo], [photo, photo], [0, 1]],
    [
      "the picture in the same place where sizes are not known",
      [unknown, photo],
      [photo, unknown],
      [0, 1],
    ],
    ["the picture of its size where others are missing", [photo, wide], [wide], [null, 0]],
    ["the picture of its size where there are others", [photo], [logo, photo], [1]],
    ["the picture of its size in another order", [photo, logo], [logo, photo], [1, 0]],
    ["the picture of nearly its size", [photo], [logo, { width: 397.4, height: 301 }], [1]],
    ["none where a logo stands in its place", [photo, wide], [logo, wide], [null, 1]],
    ["none where it could be either of two", [photo], [photo, photo], [null]],
    ["none where nothing tells which it is", [unknown], [photo, logo], [null]],
  ])("%s", (_what, images, pictures, expected) => {
    expect(matchPictures(images as ShownSize[], pictures as ShownSize[])).toEqual(expected);
  });
});
