import type { LayoutProps, Part } from "./page.ts";

/** The editors' frame, with all the machinery that visitors never download. */
export const adminLayout: Part<LayoutProps> = {
  source: "client/admin/AdminLayout.tsx",
  module: () => import("../admin/AdminLayout.tsx").then(({ AdminLayout }) => AdminLayout),
};
