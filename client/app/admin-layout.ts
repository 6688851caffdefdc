import type { LayoutProps, LazyModule } from "./page.ts";

/** The editors' frame, with all the machinery that visitors never download. */
export const adminLayout: LazyModule<LayoutProps> = {
  source: "client/admin/AdminLayout.tsx",
  module: () => import("../admin/AdminLayout.tsx").then(({ AdminLayout }) => AdminLayout),
};
