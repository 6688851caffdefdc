import type { APIRequestContext } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import { publicRoutes } from "../public-routes.ts";

/** The paths of all public routes, and of a receipt whose number is long. */
export async function everyPath(request: APIRequestContext): Promise<string[]> {
  const routes = await publicRoutes(async (path) => (await request.get(path)).json());
  return [...routes.map(({ path }) => path), `${paths.receipt()}?n=1234567`];
}

/** A path without a language is in Ukrainian. */
export const inLanguage = (path: string, tag: "uk" | "en"): string =>
  tag === "uk" ? path : `${path}${path.includes("?") ? "&" : "?"}lang=${tag}`;
