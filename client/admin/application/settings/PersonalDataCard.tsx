import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { DownloadIcon } from "../../../ui/icons/icons.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import styles from "./ApplicationSettings.module.css";
import { EraseDialog } from "./EraseDialog.tsx";
import { usePersonalData } from "./usePersonalData.ts";

/** Exports or erases all data stored about one person. */
export function PersonalDataCard() {
  const phrases = usePhrases(applicationSettingsPhrases);
  const person = usePersonalData();
  const [isErasing, setIsErasing] = useState(false);
  const { found, error } = person;
  const isFound = found !== null && found.applications + found.consents > 0;
  const download = () => {
    if (!found) return;
    const content = JSON.stringify(found.content, null, 2);
    saveFile("personal-data.json", new Blob([content], { type: "application/json" }));
  };
  return (
    <section className={styles.card} aria-labelledby="person">
      <h2 id="person">{phrases.person}</h2>
      <p className={styles.text}>{phrases.personText}</p>
      <form
        noValidate
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          void person.find();
        }}
      >
        <TextInput
          label={phrases.contact}
          autoComplete="off"
          maxLength={254}
          value={person.contact}
          error={error}
          onChange={(event) => person.type(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          loading={person.isBusy}
          disabled={!person.contact.trim()}
        >
          {phrases.find}
        </Button>
      </form>
      <div role="status" className={styles.found}>
        {found && (
          <p>{isFound ? phrases.found(found.applications, found.consents) : phrases.foundNone}</p>
        )}
        {!!found?.unreadable && <p>{phrases.unreadable(found.unreadable)}</p>}
      </div>
      {isFound && (
        <div className={styles.buttons}>
          <Button variant="default" leftSection={<DownloadIcon size={18} />} onClick={download}>
            {phrases.download}
          </Button>
          <Button color="poppy" variant="outline" onClick={() => setIsErasing(true)}>
            {phrases.erase}
          </Button>
        </div>
      )}
      <EraseDialog
        found={isErasing ? found : null}
        onClose={() => setIsErasing(false)}
        onErased={person.clear}
      />
    </section>
  );
}
