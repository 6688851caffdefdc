import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import { toApiError } from "../../graphql/errors.ts";
import { editableKinds } from "../../paths.ts";
import { siteContentPhrases } from "../../phrases/admin/site/site-content.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { saveFile } from "../../ui/save-file.ts";
import { kindNames } from "../kinds.ts";
import { notifyError } from "../screen/notifications.tsx";
import { useErrorText } from "../screen/useErrorText.ts";
import styles from "./Content.module.css";
import { downloadExport } from "./transfer-requests.ts";

/** Downloads all content, or that of chosen kinds. */
export function ExportCard() {
  const phrases = usePhrases(siteContentPhrases).exporting;
  const names = usePhrases(kindNames);
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<readonly string[]>(editableKinds);
  const [isBusy, setIsBusy] = useState(false);

  const download = async () => {
    setIsBusy(true);
    try {
      const { name, content } = await downloadExport(
        chosen.length === editableKinds.length ? [] : chosen,
      );
      saveFile(name, content);
    } catch (error) {
      notifyError({ title: phrases.failed, text: errorText(toApiError(error)) });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <section className={styles.card} aria-label={phrases.title}>
      <h2>{phrases.title}</h2>
      <p>{phrases.text}</p>
      <fieldset className={styles.kinds}>
        <legend>{phrases.kinds}</legend>
        {editableKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={names[kind].many}
            checked={chosen.includes(kind)}
            onChange={({ currentTarget }) =>
              setChosen(
                currentTarget.checked ? [...chosen, kind] : chosen.filter((one) => one !== kind),
              )
            }
          />
        ))}
      </fieldset>
      <div role="status">{isBusy && <p className={styles.hint}>{phrases.busy}</p>}</div>
      {chosen.length === 0 && <p className={styles.error}>{phrases.nothing}</p>}
      <Button loading={isBusy} disabled={chosen.length === 0} onClick={() => void download()}>
        {phrases.submit}
      </Button>
    </section>
  );
}
