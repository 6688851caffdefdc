import { addresses } from "../../addresses.ts";
import { useApplicationCountsQuery } from "../../graphql/generated/ApplicationCounts.ts";
import { adminFramePhrases } from "../../phrases/admin-frame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InboxIcon } from "../../ui/admin-icons.tsx";
import { SidebarLink } from "./SidebarLink.tsx";

/** The inbox, with how many in it nobody has begun with. */
export function ApplicationsLink({ onChoose }: { onChoose: (() => void) | undefined }) {
  const phrases = usePhrases(adminFramePhrases);
  const { data } = useApplicationCountsQuery({ isQuiet: true });
  return (
    <SidebarLink
      to={addresses.applications()}
      icon={<InboxIcon size={18} />}
      count={data?.applicationCounts.new || undefined}
      onChoose={onChoose}
    >
      {phrases.applications}
    </SidebarLink>
  );
}
