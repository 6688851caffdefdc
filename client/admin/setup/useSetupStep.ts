import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { type SetupStep, setupSteps } from "./setup-steps.ts";

/** The step in the address, so that reloading and the browser's back button keep to it. */
export function useSetupStep() {
  const [search, setSearch] = useSearchParams();
  const step = setupSteps.find((one) => one === search.get("step")) ?? setupSteps[0];
  const place = setupSteps.indexOf(step);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);

  // After a step the keyboard and screen readers continue at the heading of the next.
  useEffect(() => {
    if (lastStep.current !== step) heading.current?.focus();
    lastStep.current = step;
  }, [step]);

  const go = (next: SetupStep | undefined) => {
    if (!next) return;
    const query = new URLSearchParams(search);
    query.set("step", next);
    setSearch(query);
  };
  return { step, place, heading, go, before: setupSteps[place - 1], after: setupSteps[place + 1] };
}
