import { DOMSerializer, type Node } from "@tiptap/pm/model";

const voidTags = new Set(["br", "hr", "img"]);

/**
 * The HTML of a document, character for character as the server's sanitizer writes it; blank for a
 * document of one empty paragraph.
 */
export function richTextHtml(doc: Node): string {
  if (isBlank(doc)) return "";
  const content = DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content);
  return Array.from(content.childNodes, toHtml).join("");
}

const isBlank = (doc: Node): boolean =>
  doc.childCount === 1 && doc.firstChild?.type.name === "paragraph" && doc.content.size === 2;

function toHtml(node: globalThis.Node): string {
  if (!(node instanceof Element)) return escaped(node.textContent ?? "");
  const tag = node.localName;
  const attributes = Array.from(
    node.attributes,
    ({ name, value }) => ` ${name}="${escaped(value).replaceAll('"', "&quot;")}"`,
  ).join("");
  if (voidTags.has(tag)) return `<${tag}${attributes} />`;
  return `<${tag}${attributes}>${Array.from(node.childNodes, toHtml).join("")}</${tag}>`;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
