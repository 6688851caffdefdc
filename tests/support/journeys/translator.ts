import type { Page } from "@playwright/test";

/**
 * Does to the page what the translators of browsers do: puts every text, and every one that appears
 * or changes later, into elements of its own. The words stay, so that they can be found.
 */
export async function translateLikeBrowsers(page: Page): Promise<void> {
  // Before, React would take the translation for a document of another site, and render it anew.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("#root button, #root footer")].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactFiber")),
    ),
  );
  await page.evaluate(() => {
    const isLeftAlone = (text: Node) =>
      !text.nodeValue?.trim() || text.parentElement?.closest("font, script, style, textarea, svg");
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (isLeftAlone(text)) continue;
        const translated = document.createElement("font");
        translated.appendChild(document.createElement("font")).textContent = text.nodeValue;
        text.parentNode?.replaceChild(translated, text);
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) translate(target);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** The texts that React holds as nodes of their own, which it loses once they are translated. */
export const bareTextsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const bare: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const isHeld = Object.keys(text).some((key) => key.startsWith("__reactFiber"));
      if (isHeld && text.nodeValue?.trim())
        bare.push(`${text.nodeValue.trim()} in ${text.parentElement?.outerHTML.slice(0, 200)}`);
    }
    return bare;
  });
