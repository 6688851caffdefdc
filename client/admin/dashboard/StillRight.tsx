import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { readFailure } from "../../graphql/failures.ts";
import { useConfirmTranslationMutation } from "../../graphql/generated/ConfirmTranslation.ts";
import type { SummaryRowFragment } from "../../graphql/generated/SummaryRow.ts";
import { contentWritten } from "../../graphql/written.ts";
import { dashboardPhrases } from "../../phrases/admin-dashboard.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useFailureWords } from "../editing/failure-words.ts";
import { tellFailure, tellSuccess } from "../notices.ts";

type StillRightProps = { item: SummaryRowFragment; title: string };

/** Confirms that English still fits the Ukrainian words that changed after it. */
export function StillRight({ item: { kind, id }, title }: StillRightProps) {
  const phrases = usePhrases(dashboardPhrases);
  const failureWords = useFailureWords();
  const client = useApolloClient();
  const [confirm, { loading }] = useConfirmTranslationMutation({
    context: { tellsSurprises: true },
  });

  async function confirmIt() {
    try {
      await confirm({ variables: { kind, id, language: "ENG" } });
      tellSuccess({ title: phrases.confirmed(title) });
    } catch (error) {
      tellFailure({ title: phrases.failedAction, text: failureWords(readFailure(error)) });
    }
    contentWritten(client);
  }

  return (
    <Button
      variant="subtle"
      loading={loading}
      aria-label={phrases.stillRightFor(title)}
      onClick={() => void confirmIt()}
    >
      {phrases.stillRight}
    </Button>
  );
}
