import { editors } from "../../addresses.ts";
import { adminFramePhrases } from "../../phrases/admin-frame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { UserIcon } from "../../ui/admin-icons.tsx";
import { ApplicationsLink } from "./ApplicationsLink.tsx";
import { SidebarLink } from "./SidebarLink.tsx";

/** All that a case worker may open. */
export function CaseWorkerLinks({ onChoose }: { onChoose: (() => void) | undefined }) {
  const phrases = usePhrases(adminFramePhrases);
  return (
    <ul>
      <ApplicationsLink onChoose={onChoose} />
      <SidebarLink to={editors.account()} icon={<UserIcon size={18} />} onChoose={onChoose}>
        {phrases.account}
      </SidebarLink>
    </ul>
  );
}
