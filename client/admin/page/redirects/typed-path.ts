/**
 * A path as the server takes it, from what people type or paste: with the address of this site or
 * without, with or without slashes at both ends.
 */
export function toPath(typed: string, origin: string): string {
  const text = typed.trim();
  const path = text.startsWith(origin) ? text.slice(origin.length) : text;
  if (path === "" || /^[a-z]+:/i.test(path)) return path;
  return `/${path.replace(/^\/+|\/+$/g, "")}`;
}
