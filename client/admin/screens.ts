import type { ComponentType } from "react";

/** Modules of every admin screen in the route table, by their path within this folder. */
export const screens = {
  "dashboard/DashboardPage": () =>
    import("./dashboard/DashboardPage.tsx").then(({ DashboardPage }) => DashboardPage),
  "gallery/GalleryList": () =>
    import("./gallery/GalleryList.tsx").then(({ GalleryList }) => GalleryList),
  "gallery/GalleryEditor": () =>
    import("./gallery/GalleryEditor.tsx").then(({ GalleryEditor }) => GalleryEditor),
  "gallery-category/GalleryCategoryList": () =>
    import("./gallery-category/GalleryCategoryList.tsx").then(
      ({ GalleryCategoryList }) => GalleryCategoryList,
    ),
  "gallery-category/GalleryCategoryEditor": () =>
    import("./gallery-category/GalleryCategoryEditor.tsx").then(
      ({ GalleryCategoryEditor }) => GalleryCategoryEditor,
    ),
  "blog/BlogPostList": () =>
    import("./blog/BlogPostList.tsx").then(({ BlogPostList }) => BlogPostList),
  "blog/BlogPostEditor": () =>
    import("./blog/BlogPostEditor.tsx").then(({ BlogPostEditor }) => BlogPostEditor),
  "project/ProjectList": () =>
    import("./project/ProjectList.tsx").then(({ ProjectList }) => ProjectList),
  "project/ProjectEditor": () =>
    import("./project/ProjectEditor.tsx").then(({ ProjectEditor }) => ProjectEditor),
  "report/ReportList": () => import("./report/ReportList.tsx").then(({ ReportList }) => ReportList),
  "report/ReportEditor": () =>
    import("./report/ReportEditor.tsx").then(({ ReportEditor }) => ReportEditor),
  "member/MemberList": () => import("./member/MemberList.tsx").then(({ MemberList }) => MemberList),
  "member/MemberEditor": () =>
    import("./member/MemberEditor.tsx").then(({ MemberEditor }) => MemberEditor),
  "partner/PartnerList": () =>
    import("./partner/PartnerList.tsx").then(({ PartnerList }) => PartnerList),
  "partner/PartnerEditor": () =>
    import("./partner/PartnerEditor.tsx").then(({ PartnerEditor }) => PartnerEditor),
  "together-point/TogetherPointList": () =>
    import("./together-point/TogetherPointList.tsx").then(
      ({ TogetherPointList }) => TogetherPointList,
    ),
  "together-point/TogetherPointEditor": () =>
    import("./together-point/TogetherPointEditor.tsx").then(
      ({ TogetherPointEditor }) => TogetherPointEditor,
    ),
  "image/library/ImageLibraryPage": () =>
    import("./image/library/ImageLibraryPage.tsx").then(({ ImageLibraryPage }) => ImageLibraryPage),
  "trash/TrashPage": () => import("./trash/TrashPage.tsx").then(({ TrashPage }) => TrashPage),
  "user/AccountPage": () => import("./user/AccountPage.tsx").then(({ AccountPage }) => AccountPage),
  "settings/SettingsEditor": () =>
    import("./settings/SettingsEditor.tsx").then(({ SettingsEditor }) => SettingsEditor),
  "user/UsersPage": () => import("./user/UsersPage.tsx").then(({ UsersPage }) => UsersPage),
  "change/ChangesPage": () =>
    import("./change/ChangesPage.tsx").then(({ ChangesPage }) => ChangesPage),
  "application/inbox/InboxPage": () =>
    import("./application/inbox/InboxPage.tsx").then(({ InboxPage }) => InboxPage),
  "application/detail/ApplicationPage": () =>
    import("./application/detail/ApplicationPage.tsx").then(
      ({ ApplicationPage }) => ApplicationPage,
    ),
  "application/settings/ApplicationSettingsPage": () =>
    import("./application/settings/ApplicationSettingsPage.tsx").then(
      ({ ApplicationSettingsPage }) => ApplicationSettingsPage,
    ),
} satisfies Record<string, () => Promise<ComponentType>>;

export type ScreenName = keyof typeof screens;
