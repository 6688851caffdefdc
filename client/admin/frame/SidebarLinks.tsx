import type { ReactNode } from "react";
import { useApplicationCountsQuery } from "../../graphql/generated/ApplicationCounts.ts";
import { useSidebarQuery } from "../../graphql/generated/Sidebar.ts";
import { hasRole, type SessionUser } from "../../graphql/session.ts";
import { editorPaths, paths } from "../../paths.ts";
import { adminFramePhrases } from "../../phrases/admin/frame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import {
  ArchiveIcon,
  EyeIcon,
  HistoryIcon,
  InboxIcon,
  KeyIcon,
  MenuIcon,
  OverviewIcon,
  ShieldIcon,
  TrashIcon,
  UserIcon,
  WebhookIcon,
} from "../../ui/icons/admin-icons.tsx";
import { ArrowIcon, GearIcon, PictureIcon } from "../../ui/icons/icons.tsx";
import { kindNames, kinds } from "../kinds.ts";
import { SidebarLink } from "./SidebarLink.tsx";

/** Link to the inbox, with the number of new applications. */
function ApplicationsLink({ onChoose }: { onChoose: (() => void) | undefined }) {
  const phrases = usePhrases(adminFramePhrases);
  const { data } = useApplicationCountsQuery();
  return (
    <SidebarLink
      to={paths.applications()}
      icon={<InboxIcon size={18} />}
      count={data?.applicationCounts.new || undefined}
      onChoose={onChoose}
    >
      {phrases.applications}
    </SidebarLink>
  );
}

/** Links to everything that a case worker may open. */
export function CaseWorkerLinks({ onChoose }: { onChoose: (() => void) | undefined }) {
  const phrases = usePhrases(adminFramePhrases);
  return (
    <ul>
      <ApplicationsLink onChoose={onChoose} />
      <SidebarLink to={editorPaths.consents()} icon={<EyeIcon size={18} />} onChoose={onChoose}>
        {phrases.consents}
      </SidebarLink>
      <SidebarLink to={editorPaths.account()} icon={<UserIcon size={18} />} onChoose={onChoose}>
        {phrases.account}
      </SidebarLink>
    </ul>
  );
}

type LinksProps = { user: SessionUser; onChoose?: (() => void) | undefined };

/** Links to every section that this user may open, with the number of items in each. */
export function SidebarLinks({ user, onChoose }: LinksProps) {
  const phrases = usePhrases(adminFramePhrases);
  const names = usePhrases(kindNames);
  const { data } = useSidebarQuery();
  const isAdmin = hasRole(user, "admin");
  const totals = new Map(data?.overview?.kinds.map(({ kind, total }) => [kind, total]));
  // While the site shows no points, the settings have the switch.
  const isWithoutPoints = data?.settings.showsTogetherPoints === false;
  const listed = kinds.filter(({ kind }) => !isWithoutPoints || kind !== "TOGETHER_POINT");
  const link = (to: string, icon: ReactNode, name: string, count?: number) => (
    <SidebarLink key={to} to={to} icon={icon} count={count} onChoose={onChoose}>
      {name}
    </SidebarLink>
  );
  return (
    <>
      <ul>
        {link(paths.admin(), <OverviewIcon size={18} />, phrases.overview)}
        {listed.map(({ kind, list, Icon }) =>
          link(list, <Icon size={18} />, names[kind].many, totals.get(kind)),
        )}
      </ul>
      <ul>
        {link(editorPaths.images(), <PictureIcon size={18} />, phrases.images)}
        {link(editorPaths.consents(), <EyeIcon size={18} />, phrases.consents)}
        {link(
          editorPaths.trash(),
          <TrashIcon size={18} />,
          phrases.trash,
          data?.overview?.inTrash || undefined,
        )}
      </ul>
      <ul>
        {hasRole(user, "caseWorker") && <ApplicationsLink onChoose={onChoose} />}
        {isAdmin && link(editorPaths.settings(), <GearIcon size={18} />, phrases.settings)}
        {link(editorPaths.navigation(), <MenuIcon size={18} />, phrases.navigation)}
        {link(editorPaths.redirects(), <ArrowIcon size={18} />, phrases.redirects)}
        {isAdmin && (
          <>
            {link(editorPaths.content(), <ArchiveIcon size={18} />, phrases.content)}
            {link(editorPaths.users(), <UserIcon size={18} />, phrases.users)}
            {link(editorPaths.apiTokens(), <KeyIcon size={18} />, phrases.apiTokens)}
            {link(editorPaths.webhooks(), <WebhookIcon size={18} />, phrases.webhooks)}
            {link(editorPaths.changes(), <HistoryIcon size={18} />, phrases.changes)}
            {link(editorPaths.securityLog(), <ShieldIcon size={18} />, phrases.securityLog)}
          </>
        )}
      </ul>
    </>
  );
}
