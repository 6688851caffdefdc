import type { ComponentType } from "react";
import { addresses, editors } from "../../addresses.ts";
import { endSession, useSession } from "../../graphql/session.ts";
import { adminFramePhrases } from "../../phrases/admin-frame.ts";
import { adminKindPhrases } from "../../phrases/admin-kinds.ts";
import { palettePhrases } from "../../phrases/admin-palette.ts";
import { otherLanguage, useLanguage } from "../../phrases/language.tsx";
import { useLanguageTurn } from "../../phrases/language-turn.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import * as drawn from "../../ui/admin-icons.tsx";
import type { IconProps } from "../../ui/Drawing.tsx";
import { GearIcon, LanguageIcon, PictureIcon, PlusIcon } from "../../ui/icons.tsx";
import { useFrame } from "../frame/frame-context.ts";
import { kinds } from "../kinds.ts";
import type { Entry } from "./entries.ts";

type Icon = ComponentType<IconProps>;

/** Everything that can be done from anywhere, for whoever is signed in. */
export function useActions(): Entry[] {
  return [...usePlaces(), ...useAdditions(), ...useRest()];
}

/** The parts of the admin area. Each is found by its name in the other language too. */
function usePlaces(): Entry[] {
  const language = useLanguage();
  const [own, other] = [adminFramePhrases[language], adminFramePhrases[otherLanguage(language)]];
  const names = adminKindPhrases[language];
  const otherNames = adminKindPhrases[otherLanguage(language)];
  const isAdmin = useSession()?.userType === "admin";
  const place = (label: string, alias: string, to: string, Icon: Icon): Entry => {
    return { id: to, group: "go", label, alias, to, Icon };
  };
  const forAdmins = [
    place(own.applications, other.applications, addresses.applications(), drawn.InboxIcon),
    place(own.settings, other.settings, editors.settings(), GearIcon),
    place(own.users, other.users, editors.users(), drawn.UserIcon),
    place(own.changes, other.changes, editors.changes(), drawn.HistoryIcon),
  ];
  return [
    place(own.overview, other.overview, addresses.admin(), drawn.OverviewIcon),
    ...kinds.map(({ kind, list, Icon }) =>
      place(names[kind].many, otherNames[kind].many, list, Icon),
    ),
    place(own.images, other.images, editors.images(), PictureIcon),
    place(own.trash, other.trash, editors.trash(), drawn.TrashIcon),
    ...(isAdmin ? forAdmins : []),
    place(own.account, other.account, editors.account(), drawn.UserIcon),
    place(own.toSite, other.toSite, addresses.home(), drawn.LeaveIcon),
  ];
}

function useAdditions(): Entry[] {
  const language = useLanguage();
  return kinds.map(({ kind, add }): Entry => {
    const label = adminKindPhrases[language][kind].add;
    const alias = adminKindPhrases[otherLanguage(language)][kind].add;
    return { id: add, group: "add", label, alias, to: add, Icon: PlusIcon };
  });
}

function useRest(): Entry[] {
  const frame = usePhrases(adminFramePhrases);
  const phrases = usePhrases(palettePhrases);
  const turnLanguage = useLanguageTurn();
  const { openHelp } = useFrame();
  const deed = (id: string, label: string, Icon: Icon, run: () => void): Entry => {
    return { id, group: "more", label, run, Icon };
  };
  return [
    deed("language", phrases.turnLanguage, LanguageIcon, turnLanguage),
    deed("keys", phrases.keys, drawn.KeyboardIcon, openHelp),
    deed("sign-out", frame.signOut, drawn.SignOutIcon, endSession),
  ];
}
