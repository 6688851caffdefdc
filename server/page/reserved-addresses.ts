/**
 * First segments of the site's own pages and of the server's routes. A page that editors build would
 * not be shown below them. A house test compares the list with the page table and the routes.
 */
export const reservedSegments: readonly string[] = [
  "about",
  "admin",
  "api",
  "assets",
  "auth",
  "blog",
  "cards",
  "contacts",
  "documents",
  "donate",
  "draft",
  "editor",
  "error",
  "feeds",
  "gallery",
  "graphql",
  "healthz",
  "help",
  "icons",
  "images",
  "need-help",
  "news",
  "offline",
  "open-data",
  "partners",
  "payment-codes",
  "privacy",
  "projects",
  "readyz",
  "reports",
  "search",
  "sent",
  "team",
];

/** The sitemap's parts: `/sitemap-blog-1.xml`. */
const reservedPrefix = "sitemap-";

/** Whether the site itself uses the path of this address, or the part of the site in which it lies. */
export function isReservedAddress(address: string): boolean {
  const [segment = ""] = address.split("/");
  return reservedSegments.includes(segment) || segment.startsWith(reservedPrefix);
}
