import { Button } from "@mantine/core";
import { toApiError } from "../../../graphql/errors.ts";
import { useConfirmTranslationMutation } from "../../../graphql/generated/ItemWrites.ts";
import type { SummaryRowFragment } from "../../../graphql/generated/SummaryRow.ts";
import { dashboardPhrases } from "../../../phrases/admin/dashboard.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifyError, notifySuccess } from "../../screen/notifications.tsx";
import { useErrorText } from "../../screen/useErrorText.ts";

type ConfirmTranslationButtonProps = { item: SummaryRowFragment; title: string };

/** Confirms that the English translation still fits the changed Ukrainian text. */
export function ConfirmTranslationButton({
  item: { kind, id },
  title,
}: ConfirmTranslationButtonProps) {
  const phrases = usePhrases(dashboardPhrases);
  const errorText = useErrorText();
  const [confirm, { loading }] = useConfirmTranslationMutation({
    context: { handlesOwnErrors: true },
  });

  async function confirmIt() {
    try {
      await confirm({ variables: { kind, id, language: "ENG" } });
      notifySuccess({ title: phrases.confirmed(title) });
    } catch (error) {
      notifyError({ title: phrases.failedAction, text: errorText(toApiError(error)) });
    }
  }

  return (
    <Button
      variant="subtle"
      loading={loading}
      aria-label={phrases.confirmTranslationOf(title)}
      onClick={() => void confirmIt()}
    >
      {phrases.confirmTranslation}
    </Button>
  );
}
