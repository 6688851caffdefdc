import { Button } from "@mantine/core";
import { paths } from "../../../paths.ts";
import { setupPhrases } from "../../../phrases/admin/site/setup.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import styles from "./AssistantCard.module.css";
import { type LaunchPoint, useLaunchChecklist } from "./useLaunchPoints.ts";

type Step = keyof typeof setupPhrases.UA.steps;

/** The step of the assistant that does what a point of the checklist misses, in their order. */
const stepOfPoint: Partial<Record<LaunchPoint["kind"], Step>> = {
  FOUNDATION_NAME: "name",
  PRIVACY_CONTACT: "contacts",
  BANK_DETAILS: "bank",
  SECOND_ADMIN: "team",
  INVITED_ADMIN: "team",
  MAIL_SERVER: "mail",
  FORM_NOTICES: "notices",
  DEMO_CONTENT: "demo",
};
const steps = [...new Set(Object.values(stepOfPoint))];

/** The way to the assistant and how far it is, until an admin has finished it or put it off. */
export function AssistantCard() {
  const phrases = usePhrases(setupPhrases);
  const checklist = useLaunchChecklist();
  if (!checklist?.isSetupPending) return null;
  const open = new Set(
    checklist.points.flatMap(({ kind, count }) => (count > 0 ? (stepOfPoint[kind] ?? []) : [])),
  );
  const done = steps.length - open.size;
  const step = steps.find((one) => open.has(one)) ?? "review";
  return (
    <section className={styles.card} aria-labelledby="assistant">
      <div>
        <h2 id="assistant">{phrases.title}</h2>
        <p>{phrases.progress(done, steps.length)}</p>
        <p>{phrases.nextStep(phrases.steps[step].title)}</p>
      </div>
      <Button component={InternalLink} to={`${paths.setup()}?step=${step}`}>
        {done > 0 ? phrases.goOn : phrases.begin}
      </Button>
    </section>
  );
}
