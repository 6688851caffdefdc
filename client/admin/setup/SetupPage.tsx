import { useEffect } from "react";
import { setupPhrases } from "../../phrases/admin/site/setup.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { DemoCard } from "../content/DemoCard.tsx";
import { ConflictPanel } from "../editor/compare/ConflictPanel.tsx";
import { EditorMessages } from "../editor/EditorMessages.tsx";
import { LeaveDialog } from "../editor/LeaveDialog.tsx";
import { SaveStatusText } from "../editor/SaveStatusText.tsx";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import { useSettingsEditor } from "../settings/useSettingsEditor.ts";
import { BankStep } from "./BankStep.tsx";
import { MailStep } from "./MailStep.tsx";
import { NoticesStep } from "./NoticesStep.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import styles from "./SetupPage.module.css";
import { SetupProgress } from "./SetupProgress.tsx";
import { StepButtons } from "./StepButtons.tsx";
import { hasFields, type SetupStep, stepOfField } from "./setup-steps.ts";
import { TeamStep } from "./TeamStep.tsx";
import { ContactsStep, LogoStep, NameStep, type StepProps } from "./TextSteps.tsx";
import { useFinishSetup } from "./useFinishSetup.ts";
import { useSetupStep } from "./useSetupStep.ts";

const contents: Record<SetupStep, (props: StepProps) => React.ReactNode> = {
  name: NameStep,
  logo: LogoStep,
  contacts: ContactsStep,
  bank: BankStep,
  team: TeamStep,
  mail: MailStep,
  notices: NoticesStep,
  demo: DemoCard,
  review: ReviewStep,
};

/** The assistant of the first sign-in: one thing on each step, each saved when it is left. */
export function SetupPage() {
  const phrases = usePhrases(setupPhrases);
  const editor = useSettingsEditor();
  const { step, place, heading, go, before, after } = useSetupStep();
  const { finish, isBusy } = useFinishSetup();
  const { error } = editor.writes;
  const Content = contents[step];

  // What saving refuses may have been typed on a step that was skipped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: leads there once for each error
  useEffect(() => {
    const steps = error?.fields.map(({ path }) => stepOfField(path)) ?? [];
    if (!steps.includes(step)) go(steps.find((one) => one !== null) ?? undefined);
  }, [error]);

  const proceed = async () => {
    if (!after) return finish();
    if (!hasFields(step) || !editor.draft.isDirty || (await editor.writes.save())) go(after);
  };
  return (
    <AdminScreen
      title={phrases.title}
      status={hasFields(step) && <SaveStatusText editor={editor} />}
    >
      <div className={styles.setup} data-wide={step === "bank" || undefined}>
        <SetupProgress place={place} />
        <h1 ref={heading} tabIndex={-1}>
          {phrases.steps[step].title}
        </h1>
        <p className={styles.lead}>{phrases.steps[step].text}</p>
        {hasFields(step) && <EditorMessages editor={editor} />}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // Events of dialogs bubble here too, though they lie outside of the form.
            if (event.target === event.currentTarget) void proceed();
          }}
        >
          <Content editor={editor} />
          <StepButtons
            isLast={!after}
            isDirty={hasFields(step) && editor.draft.isDirty}
            isBusy={isBusy || editor.writes.state === "busy"}
            onBack={before && (() => go(before))}
            onSkip={() => go(after)}
            onLater={finish}
          />
        </form>
      </div>
      {editor.conflict && <ConflictPanel editor={editor} conflict={editor.conflict} />}
      <LeaveDialog editor={editor} />
    </AdminScreen>
  );
}
