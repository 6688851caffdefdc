import type { LazyModule } from "../graphql/lazy-modules.tsx";
import type { LayoutProps } from "./page.ts";

/** The layout of the admin area with its dependencies, which visitors never download. */
export const adminLayout: LazyModule<LayoutProps> = {
  source: "client/admin/AdminLayout.tsx",
  module: () => import("../admin/AdminLayout.tsx").then(({ AdminLayout }) => AdminLayout),
};
