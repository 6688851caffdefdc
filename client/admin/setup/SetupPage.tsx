import { useEffect, useState } from "react";
import { useSession } from "../../graphql/session.ts";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { setupPhrases } from "../../phrases/admin/site/setup.ts";
import { setupNoticesPhrases } from "../../phrases/admin/site/setup-notices.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { DemoCard } from "../content/DemoCard.tsx";
import { UnsavedChangesDialog } from "../drafts/UnsavedChangesDialog.tsx";
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
import { useNotices } from "./useNotices.ts";
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
  const notices = useNotices();
  const recipient = useState(useSession()?.email ?? "");
  const Content = contents[step];
  const isDirty = step === "notices" ? notices.isTyped : hasFields(step) && editor.draft.isDirty;

  // What saving refuses may have been typed on a step that was skipped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: leads there once for each error
  useEffect(() => {
    const steps = error?.fields.map(({ path }) => stepOfField(path)) ?? [];
    if (!steps.includes(step)) go(steps.find((one) => one !== null) ?? undefined);
  }, [error]);

  const proceed = async () => {
    if (!after) return leave();
    const save = step === "notices" ? notices.save : editor.writes.save;
    if (!isDirty || (await save())) go(after);
  };
  // A draft of the settings stays on this device; addresses for notices would be lost.
  const leave = async () => ((await notices.save()) ? finish() : go("notices"));
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
          <Content editor={editor} notices={notices} recipient={recipient} />
          <StepButtons
            isLast={!after}
            isDirty={isDirty}
            isBusy={isBusy || notices.isBusy || editor.writes.state === "busy"}
            onBack={before && (() => go(before))}
            onSkip={() => go(after)}
            onLater={() => void leave()}
          />
        </form>
      </div>
      {editor.conflict && <ConflictPanel editor={editor} conflict={editor.conflict} />}
      {notices.isTyped ? (
        <NoticesPrompt notices={notices} editor={editor} />
      ) : (
        <LeaveDialog editor={editor} />
      )}
    </AdminScreen>
  );
}

/** Asks before typed addresses are lost; a draft of the settings, too, stays on this device. */
function NoticesPrompt({ notices, editor }: Pick<StepProps, "notices" | "editor">) {
  const { leaveText } = usePhrases(setupNoticesPhrases);
  const { leaveSave } = usePhrases(editingPhrases);
  const { to, leave, stay } = notices.guard;
  const guard = {
    to,
    leave,
    stay() {
      stay();
      editor.writes.leaving.stay();
    },
  };
  return (
    <UnsavedChangesDialog
      guard={guard}
      text={leaveText}
      save={{ label: leaveSave, run: notices.save }}
    />
  );
}
