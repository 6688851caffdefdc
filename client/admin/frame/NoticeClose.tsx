import { adminFramePhrases } from "../../phrases/admin-frame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { CloseIcon } from "../../ui/icons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";

/** The cross of a notice, named in the reader's language. */
export function NoticeClose() {
  const phrases = usePhrases(adminFramePhrases);
  return (
    <>
      <CloseIcon size={16} />
      <VisuallyHidden>{phrases.closeNotice}</VisuallyHidden>
    </>
  );
}
