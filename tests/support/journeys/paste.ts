import type { Locator } from "@playwright/test";
import type { ChosenFile } from "./chosen-files.ts";

type Content = { html?: string; text?: string; files?: readonly ChosenFile[] };

/** Pastes into an editor as a browser does: with its own event, which carries data of all kinds. */
export const pasteInto = (field: Locator, content: Content): Promise<void> =>
  transferTo(field, "paste", content);

/** Drops content onto the middle of an element of the editor. */
export const dropInto = (field: Locator, content: Content): Promise<void> =>
  transferTo(field, "drop", content);

async function transferTo(field: Locator, type: "paste" | "drop", content: Content) {
  const { html = "", text = "", files = [] } = content;
  const encoded = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString("base64"),
  }));
  await field.evaluate(
    (element, given) => {
      const transfer = new DataTransfer();
      if (given.html) transfer.setData("text/html", given.html);
      if (given.text) transfer.setData("text/plain", given.text);
      for (const { name, mimeType, base64 } of given.encoded) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        given.type === "paste"
          ? new ClipboardEvent("paste", { ...options, clipboardData: transfer })
          : new DragEvent("drop", {
              ...options,
              dataTransfer: transfer,
              clientX: left + width / 2,
              clientY: top + height / 2,
            }),
      );
    },
    { type, html, text, encoded },
  );
}
