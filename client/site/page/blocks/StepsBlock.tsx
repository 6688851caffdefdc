import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { Steps } from "../../../ui/sequence/Steps.tsx";
import type { BlockProps } from "../block.ts";

/** Facts on the left, numbered steps on the right. */
export function StepsBlock({ content, id }: BlockProps<"StepsBlock">) {
  const { heading, facts, entries } = content;
  const named = facts.map(({ title, text }) => ({
    name: title,
    value: addNonBreakingSpaces(text),
  }));
  const steps = entries.map(({ title, text }) => ({ title, text: addNonBreakingSpaces(text) }));
  return (
    <Steps
      id={id}
      heading={addNonBreakingSpaces(heading)}
      facts={Object.fromEntries(named.entries())}
      steps={Object.fromEntries(steps.entries())}
    />
  );
}
