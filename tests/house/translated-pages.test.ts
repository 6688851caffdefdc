import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";
import { bareTextsIn } from "../support/house/bare-texts.ts";

const ofComponent = (jsx: string) =>
  bareTextsIn("Notice.tsx", `const Notice = () => ${jsx};`).map((found) => found.split(" ")[1]);

test("a text that has its element to itself goes on working in a translated page", () => {
  for (const jsx of [
    "<p>{name}</p>",
    "<p>{[name, town].join()}</p>",
    "<p><span>{name}</span>{' '}{isNew && <b>{mark}</b>}</p>",
    "<ul>{names.map((name) => <li key={name}>{name}</li>)}<li>{last}</li></ul>",
  ])
    expect(ofComponent(jsx), jsx).toEqual([]);
});

test("a text beside others is found in every form", () => {
  expect(ofComponent("<p>{name}<br /></p>")).toEqual(["{name}"]);
  expect(ofComponent("<p><Mark />{isNew&&phrases.new}</p>")).toEqual(["{isNew&&phrases.new}"]);
  expect(ofComponent("<p>{isNew?<b />:name}, <br /></p>")).toEqual(["{isNew?<b", ","]);
  expect(ofComponent("<>{format(day)}</>")).toEqual(["{format(day)}"]);
});

/**
 * Browsers that translate a page put every text into elements of their own. React neither finds such
 * a text node to change or remove it, nor can insert something before it, and the page breaks. It
 * sets the only text of an element through the element, which always works.
 */
test("no text stands beside others in its element, so that translated pages go on working", () => {
  const files = globSync("client/**/*.tsx", { cwd: root });
  const found = files.flatMap((file) => bareTextsIn(file));
  expect(files.length).toBeGreaterThan(300);
  expect(
    found,
    "Give each text an element of its own (<span>…</span>), or join it with its neighbours in one template",
  ).toEqual([]);
});
