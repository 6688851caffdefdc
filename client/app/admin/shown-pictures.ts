/** A picture of the library that the page shows. */
export type ShownPicture = { publicId: string; url: string; alt: string };

/**
 * The public id of the image at an address that a page shows: on this server, as a visitor or only
 * an editor gets it, at Cloudinary, or on another host. Null for the site's own drawings.
 */
export function publicIdAt(address: string, origin: string): string | null {
  const url = new URL(address, origin);
  const local = /^\/(?:admin\/)?images\/([^/]+)\//.exec(url.pathname)?.[1];
  if (local) return decodeURIComponent(local);
  const uploaded = url.pathname.split("/image/upload/")[1];
  if (uploaded) {
    const parts = uploaded.split("/").filter((part) => !/^(v\d+|\w+_[^/]*,.*)$/.test(part));
    return decodeURIComponent(parts.join("/").replace(/\.\w+$/, ""));
  }
  return url.origin === origin || !/^https?:$/.test(url.protocol) ? null : address;
}

/** The pictures inside an element, in their order, each once. */
export function shownPictures(container: ParentNode): ShownPicture[] {
  const found = new Map<string, ShownPicture>();
  for (const { src, currentSrc, alt } of container.querySelectorAll("img")) {
    const publicId = publicIdAt(src, location.origin);
    const isNew = publicId !== null && !found.has(publicId);
    if (isNew) found.set(publicId, { publicId, url: currentSrc || src, alt });
  }
  return [...found.values()];
}
