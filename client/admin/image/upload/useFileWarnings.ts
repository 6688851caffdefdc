import { uploadPhrases } from "../../../phrases/admin/uploads.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifyError } from "../../screen/notifications.tsx";
import { isAnimation } from "./animation.ts";

/** What readers may not see of an uploaded PDF, as specified in /api/openapi.json. */
export type PdfWarning = "password" | "noPages";

/** Tells an editor what the site will not show of files that it accepts. */
export function useFileWarnings() {
  const { warnings } = usePhrases(uploadPhrases);
  const tell = (kind: keyof typeof warnings, name: string) =>
    notifyError({ title: warnings[kind].title(name), text: warnings[kind].text });
  return {
    async ofChosen(files: readonly File[]) {
      const found = await Promise.all(files.map((file) => isAnimation(file).catch(() => false)));
      const names = files.flatMap(({ name }, place) => (found[place] ? name : []));
      if (names.length > 0) tell("animation", names.join(", "));
    },
    ofPdf(name: string, warning: PdfWarning | null) {
      if (warning) tell(warning, name);
    },
  };
}
