import { HelpPanel } from "./HelpPanel.tsx";
import { Palette } from "./Palette.tsx";
import { useFrameKeys } from "./useFrameKeys.ts";

type FindingProps = {
  shown: "palette" | "help" | null;
  open: { palette(): void; help(): void };
  onClose: () => void;
};

/** Search over all content and the list of keys, with the keys that open them. */
export function Finding({ shown, open, onClose }: FindingProps) {
  useFrameKeys(open);
  return (
    <>
      <Palette isOpen={shown === "palette"} onClose={onClose} />
      <HelpPanel isOpen={shown === "help"} onClose={onClose} />
    </>
  );
}
