import type { ReactNode } from "react";
import { addresses, editors } from "../../addresses.ts";
import { useSidebarQuery } from "../../graphql/generated/Sidebar.ts";
import type { SessionUser } from "../../graphql/session.ts";
import { adminFramePhrases } from "../../phrases/admin-frame.ts";
import { adminKindPhrases } from "../../phrases/admin-kinds.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { HistoryIcon, OverviewIcon, TrashIcon, UserIcon } from "../../ui/admin-icons.tsx";
import { GearIcon, PictureIcon } from "../../ui/icons.tsx";
import { kinds } from "../kinds.ts";
import { ApplicationsLink } from "./ApplicationsLink.tsx";
import { SidebarLink } from "./SidebarLink.tsx";

type LinksProps = { user: SessionUser; onChoose?: (() => void) | undefined };

/** Every part that this user may open; how many there are of each stands beside it. */
export function SidebarLinks({ user, onChoose }: LinksProps) {
  const phrases = usePhrases(adminFramePhrases);
  const names = usePhrases(adminKindPhrases);
  const { data } = useSidebarQuery({ isQuiet: true });
  const totals = new Map(data?.overview?.kinds.map(({ kind, total }) => [kind, total]));
  const link = (to: string, icon: ReactNode, name: string, count?: number) => (
    <SidebarLink key={to} to={to} icon={icon} count={count} onChoose={onChoose}>
      {name}
    </SidebarLink>
  );
  return (
    <>
      <ul>
        {link(addresses.admin(), <OverviewIcon size={18} />, phrases.overview)}
        {kinds.map(({ kind, list, Icon }) =>
          link(list, <Icon size={18} />, names[kind].many, totals.get(kind)),
        )}
      </ul>
      <ul>
        {link(editors.images(), <PictureIcon size={18} />, phrases.images)}
        {link(
          editors.trash(),
          <TrashIcon size={18} />,
          phrases.trash,
          data?.overview?.inTrash || undefined,
        )}
      </ul>
      {user.userType === "admin" && (
        <ul>
          <ApplicationsLink onChoose={onChoose} />
          {link(editors.settings(), <GearIcon size={18} />, phrases.settings)}
          {link(editors.users(), <UserIcon size={18} />, phrases.users)}
          {link(editors.changes(), <HistoryIcon size={18} />, phrases.changes)}
        </ul>
      )}
    </>
  );
}
