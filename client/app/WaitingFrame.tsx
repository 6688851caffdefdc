import { useIsPending } from "../graphql/pending.ts";
import { usePhrases } from "../phrases/phrases.ts";
import { shellPhrases } from "../phrases/shell.ts";
import { Loader } from "../ui/Loader.tsx";

/** Covers the page with the loader, which is patient, while anything it waits for is on its way. */
export function WaitingFrame() {
  const isPending = useIsPending();
  const phrases = usePhrases(shellPhrases);
  return isPending ? <Loader title={phrases.loading} text={phrases.loadingPage} /> : null;
}
