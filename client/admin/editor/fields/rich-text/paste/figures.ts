import { pictureAlt } from "./pictures.ts";

/** A copy of a picture with the attributes of the rich text format. */
export function pictureOf(image: Element): Element {
  const picture = image.ownerDocument.createElement("img");
  for (const name of ["data-upload", "src", "width", "height"]) {
    const value = image.getAttribute(name);
    if (value) picture.setAttribute(name, value);
  }
  picture.setAttribute("alt", pictureAlt(image));
  return picture;
}

/** A video on YouTube, in the shape that the editor reads. */
export function videoFigure(document: Document, id: string, title: string): Element {
  const figure = document.createElement("figure");
  const caption = document.createElement("figcaption");
  figure.setAttribute("data-youtube", id);
  caption.append(title.replace(/\s+/g, " ").trim());
  figure.append(caption);
  return figure;
}

/** Sets the caption of a picture; false when the element is none. */
export function setCaption(picture: Element, caption: Element): boolean {
  for (const lineEnd of caption.querySelectorAll("br")) lineEnd.replaceWith(" ");
  const text = (caption.textContent ?? "").replace(/\s+/g, " ").trim();
  if (picture.localName !== "img") return false;
  if (picture.hasAttribute("data-upload")) picture.setAttribute("data-caption", text);
  else {
    const figure = picture.ownerDocument.createElement("figure");
    const figcaption = picture.ownerDocument.createElement("figcaption");
    figcaption.append(text);
    picture.replaceWith(figure);
    figure.append(picture, figcaption);
  }
  return true;
}
