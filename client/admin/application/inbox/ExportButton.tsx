import { Button } from "@mantine/core";
import { useState } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import { downloadAsUser } from "../../../graphql/user-checks.ts";
import { applicationsPhrases } from "../../../phrases/admin/applications.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { DownloadIcon } from "../../../ui/icons/icons.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { notifyError } from "../../screen/notifications.tsx";
import { useErrorText } from "../../screen/useErrorText.ts";
import { exportQuery, type InboxVariables } from "../inbox-query.ts";

/** Downloads all pages of the present list as a table. */
export function ExportButton({
  query: variables,
  isEmpty,
}: {
  query: InboxVariables;
  isEmpty: boolean;
}) {
  const phrases = usePhrases(applicationsPhrases);
  const language = useLanguage();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      const query = exportQuery(variables, language);
      const { name, content } = await downloadAsUser(`/api/applications.csv?${query}`);
      saveFile(name, content);
    } catch (error) {
      notifyError({ title: phrases.exportFailed, text: errorText(toApiError(error)) });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button
      variant="default"
      title={phrases.exportHint}
      leftSection={<DownloadIcon size={18} />}
      loading={isBusy}
      disabled={isEmpty}
      onClick={() => void download()}
    >
      {phrases.export}
    </Button>
  );
}
