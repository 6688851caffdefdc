import { expect, test } from "vitest";
import { drawnLogo, sizedSvg } from "../../../client/admin/settings/svg-logo.ts";

const svg = (inner = "<path d='M0 0h9v9z'/>", root = 'viewBox="0 0 20 10"') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>\n`;

test.each([
  ["its view box", 'viewBox="0 0 20 10"', 1600, 800],
  ["its view box, whatever its width", 'width="100%" viewBox="5,5,10,40"', 400, 1600],
  ["its width and height", 'width="30" height="30"', 1600, 1600],
  ["its width and height in millimetres", "width='30mm' height='15mm'", 1600, 800],
])("a logo is drawn large, in the proportions of %s", (_, root, width, height) => {
  const sized = sizedSvg(svg(undefined, root));
  expect(sized).toMatchObject({ width, height });
  expect(sized).toHaveProperty(
    "svg",
    expect.stringContaining(`width="${width}" height="${height}"`),
  );
  expect(sized).toHaveProperty("svg", expect.stringMatching(/viewBox=/));
});

test.each([
  ["colours, gradients and parts used again", '<g fill="url(#a)"><use href="#b"/></g>'],
  ["a picture within it", '<image href="data:image/png;base64,iVBORw0KGgo="/>'],
  ["a style of its own", "<style>.a { fill: red }</style><path class='a' d='M0 0'/>"],
])("a logo may have %s", (_, inner) => {
  expect(sizedSvg(svg(inner))).toHaveProperty("width");
});

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a script with a prefix", "<svg:script>alert(1)</svg:script>"],
  ["an event", '<path onload="alert(1)"/>'],
  ["a web page", "<foreignObject><p>Hi</p></foreignObject>"],
  ["a picture of elsewhere", '<image href="https://example.org/a.png"/>'],
  ["a picture of elsewhere without quotes", "<image xlink:href=//example.org/a.png />"],
  ["a hidden address", '<image href="&#104;ttps://example.org/a.png"/>'],
  ["another drawing within it", '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
  ["a font of elsewhere", "<style>@import 'https://example.org/a.css'</style>"],
  ["a fill of elsewhere", '<path fill="url(https://example.org/a.svg#b)"/>'],
])("a logo with %s is refused", (_, inner) => {
  expect(sizedSvg(svg(inner))).toBe("unsafe");
});

test("a logo with entities is refused", () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">]>${svg("<text>&a;</text>")}`;
  expect(sizedSvg(bomb)).toBe("unsafe");
});

test.each([
  ["that is cut off", '<svg viewBox="0 0 9 9"><path', "broken"],
  ["that is another file", "%PDF-1.7", "broken"],
  ["without a size", svg(undefined, 'width="100%" height="100%"'), "noSize"],
  ["as thin as a line", svg(undefined, 'viewBox="0 0 900 2"'), "tooNarrow"],
])("a logo %s is refused", (_, text, problem) => {
  expect(sizedSvg(text)).toBe(problem);
});

test("a logo of more than a megabyte is refused, and other pictures are left as they are", async () => {
  const large = new File([svg("<g/>".repeat(300_000))], "logo.svg", { type: "image/svg+xml" });
  expect(await drawnLogo(large)).toBe("tooLarge");
  const png = new File(["\x89PNG"], "logo.png", { type: "image/png" });
  expect(await drawnLogo(png)).toBe(png);
});
