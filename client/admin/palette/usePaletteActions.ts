import type { ComponentType } from "react";
import { useHasRole } from "../../graphql/session.ts";
import { editorPaths, paths } from "../../paths.ts";
import { describePhrases } from "../../phrases/admin/describe-images.ts";
import { adminFramePhrases } from "../../phrases/admin/frame.ts";
import { palettePhrases } from "../../phrases/admin/palette.ts";
import { otherLanguage, useLanguage, useLanguageToggle } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import * as icons from "../../ui/icons/admin-icons.tsx";
import type { IconProps } from "../../ui/icons/IconSvg.tsx";
import { ArrowIcon, GearIcon, LanguageIcon, PictureIcon, PlusIcon } from "../../ui/icons/icons.tsx";
import { requestSignOut } from "../drafts/sign-out.ts";
import { kindNames, kinds } from "../kinds.ts";
import { useFrameActions } from "../screen/frame-context.ts";
import type { PaletteEntry } from "./palette-entries.ts";

type Icon = ComponentType<IconProps>;

/** Every action that the signed-in user can run from anywhere. */
export function usePaletteActions(): PaletteEntry[] {
  return [...usePlaces(), ...useAdditions(), ...useRest()];
}

/** The sections of the admin area. Each is also found by its name in the other language. */
function usePlaces(): PaletteEntry[] {
  const language = useLanguage();
  const [own, other] = [adminFramePhrases[language], adminFramePhrases[otherLanguage(language)]];
  const names = kindNames[language];
  const otherNames = kindNames[otherLanguage(language)];
  const isAdmin = useHasRole("admin");
  const isCaseWorker = useHasRole("caseWorker");
  const place = (label: string, alias: string, to: string, Icon: Icon): PaletteEntry => {
    return { id: to, group: "go", label, alias, to, Icon };
  };
  const inbox = place(own.applications, other.applications, paths.applications(), icons.InboxIcon);
  const forAdmins = [
    place(own.settings, other.settings, editorPaths.settings(), GearIcon),
    place(own.content, other.content, editorPaths.content(), icons.ArchiveIcon),
    place(own.users, other.users, editorPaths.users(), icons.UserIcon),
    place(own.apiTokens, other.apiTokens, editorPaths.apiTokens(), icons.KeyIcon),
    place(own.webhooks, other.webhooks, editorPaths.webhooks(), icons.WebhookIcon),
    place(own.changes, other.changes, editorPaths.changes(), icons.HistoryIcon),
    place(own.securityLog, other.securityLog, editorPaths.securityLog(), icons.ShieldIcon),
  ];
  return [
    place(own.overview, other.overview, paths.admin(), icons.OverviewIcon),
    ...kinds.map(({ kind, list, Icon }) =>
      place(names[kind].many, otherNames[kind].many, list, Icon),
    ),
    place(own.images, other.images, editorPaths.images(), PictureIcon),
    place(
      describePhrases[language].title,
      describePhrases[otherLanguage(language)].title,
      editorPaths.describeImages(),
      PictureIcon,
    ),
    place(own.consents, other.consents, editorPaths.consents(), icons.EyeIcon),
    place(own.trash, other.trash, editorPaths.trash(), icons.TrashIcon),
    place(own.navigation, other.navigation, editorPaths.navigation(), icons.MenuIcon),
    place(own.redirects, other.redirects, editorPaths.redirects(), ArrowIcon),
    ...(isCaseWorker ? [inbox] : []),
    ...(isAdmin ? forAdmins : []),
    place(own.account, other.account, editorPaths.account(), icons.UserIcon),
    place(own.toSite, other.toSite, paths.home(), icons.LeaveIcon),
  ];
}

function useAdditions(): PaletteEntry[] {
  const language = useLanguage();
  return kinds.map(({ kind, add }): PaletteEntry => {
    const label = kindNames[language][kind].add;
    const alias = kindNames[otherLanguage(language)][kind].add;
    return { id: add, group: "add", label, alias, to: add, Icon: PlusIcon };
  });
}

function useRest(): PaletteEntry[] {
  const frame = usePhrases(adminFramePhrases);
  const phrases = usePhrases(palettePhrases);
  const toggleLanguage = useLanguageToggle();
  const { openHelp } = useFrameActions();
  const actionEntry = (id: string, label: string, Icon: Icon, run: () => void): PaletteEntry => {
    return { id, group: "more", label, run, Icon };
  };
  return [
    actionEntry("language", phrases.switchLanguage, LanguageIcon, toggleLanguage),
    actionEntry("keys", phrases.keys, icons.KeyboardIcon, openHelp),
    actionEntry("sign-out", frame.signOut, icons.SignOutIcon, () => requestSignOut("here")),
  ];
}
