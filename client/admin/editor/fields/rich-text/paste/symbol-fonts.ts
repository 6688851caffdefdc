import { styleOf, textNodes } from "./dom.ts";

/** Characters by their codes from `start` on; a space has no counterpart that devices can show. */
const from = (start: number, characters: string): [number, string][] =>
  [...characters].flatMap((character, index) =>
    character === " " ? [] : [[start + index, character]],
  );

/** What a font shows for each code; the nearest character that most devices can show. */
const fonts: Record<string, ReadonlyMap<number, string>> = {
  symbol: new Map([
    ...from(0x21, "!∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾"),
    ...from(0x61, "αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼"),
    ...from(0xa0, "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…|—↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊"),
    ...from(0xe1, "⟨®©™∑           ⟩∫"),
  ]),
  wingdings: new Map([
    ...from(
      0x21,
      "✏✂✁👓🔔📖🕯☎✆✉✉📪📫📬📭📁📂📄📄📄🗄⌛⌨🖱🖲🖥 💾 ✇✍✍✌👌👍👎☜☞☝☟✋☺😐☹💣☠🏳🚩✈☼💧❄✝✞✝✠✡☪☯ॐ☸",
    ),
    ...from(0x5e, "♈♉♊♋♌♍♎♏♐♑♒♓&&●❍■□□❑❒◆⧫◆❖◆☒⍓⌘❀✿“”▯"),
    ...from(0x80, "⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿        ·•▪○○○◉◎○▪□▲✦★✶✴✹✵ ⌖✧  ✪✰"),
    ...from(0xb7, "🕐🕑🕒🕓🕔🕕🕖🕗🕘🕙🕚🕛"),
    ...from(0xd5, "⌫⌦◀➢▲▼←➲↑↓←→↑↓↖↗↙↘⬅➔⬆⬇↖↗↙↘⇦⇨⇧⇩⇔⇕⇖⇗⇙⇘▭▫✗✓☒☑"),
  ]),
  "wingdings 2": new Map([
    ...from(0x32, "📋"),
    ...from(0x42, "👈👉"),
    ...from(0x4a, "👆👇"),
    ...from(0x4f, "✗✓☒☑☒☒⊗⊗⊘"),
    ...from(0x69, "⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿"),
    ...from(0x95, "·•●●○   ◎◉  ▪■□    ▣"),
    ...from(0xae, "◆◇ ◈      ◊"),
    ...from(0xea, "★✶            ※⁂"),
  ]),
  "wingdings 3": new Map([
    ...from(0x21, "←→↑↓↖↗↙↘"),
    ...from(0x31, "↔↕"),
    ...from(0x66, "←→↑↓↖↗↙↘↔↕▲▼△▽◀▶◁▷◣◢◤◥◀▶▲"),
    ...from(0x80, "▼▲▼◀▶"),
  ]),
  webdings: new Map([
    ...from(0x25, "🏆"),
    ...from(0x33, "◀▶▲▼⏪⏩⏮⏭⏸⏹⏺"),
    ...from(0x48, "🏠   🔍 👁👂        🔈"),
    ...from(0x61, "✔🚲□ 📦 ■🚑ℹ    ●   ✗❓   ⛳"),
    ...from(0x80, "🚹🚺  🚼            💰 💳👪"),
    ...from(0x9b, "✉        📋   📚         🎧  📷   📹 📻  📺💻        📱      🔒🔓"),
    ...from(0xd9, "☁ 🌧             ♿  🎓"),
    ...from(0xf5, "🐕🐈     🌍🌏🌎🕊"),
  ]),
};

/** Bullets and ticks that programs write without naming their font. */
const withoutFont = new Map([
  [0xa7, "▪"],
  [0xb7, "•"],
  [0xd8, "➢"],
  [0xfc, "✓"],
]);

/** The symbol font of an element's text, in lower case; null for fonts with letters. */
export function symbolFontOf(element: Element): string | null {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const named =
      styleOf(one, "mso-symbol-font-family") ||
      styleOf(one, "font-family") ||
      one.getAttribute("face");
    if (!named) continue;
    const first = (named.split(",")[0] ?? "").replace(/["']/g, "").trim().toLowerCase();
    return first in fonts ? first : null;
  }
  return null;
}

/**
 * Replaces the signs of symbol fonts, which without their font are letters or nothing, with
 * characters. Removes those that have no counterpart, and returns how many there were.
 */
export function writeSymbols(root: Element): number {
  let lost = 0;
  for (const node of textNodes(root)) {
    const font = node.parentElement && symbolFontOf(node.parentElement);
    const table = font ? fonts[font] : withoutFont;
    const isSymbol = font ? /[\u0021-\u00ff\uf021-\uf0ff]/g : /[\uf021-\uf0ff]/g;
    node.data = node.data.replace(isSymbol, (sign) => {
      const character = sign === "\u00a0" ? sign : table?.get(sign.charCodeAt(0) & 0xff);
      if (character === undefined) lost += 1;
      return character ?? "";
    });
  }
  return lost;
}
