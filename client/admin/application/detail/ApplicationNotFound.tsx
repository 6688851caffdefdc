import { Button, Group, Paper } from "@mantine/core";
import { paths } from "../../../paths.ts";
import { applicationPagePhrases } from "../../../phrases/admin/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { AdminScreen } from "../../screen/AdminScreen.tsx";
import styles from "../../screen/AsideCard.module.css";

/** For a path whose application does not exist. */
export function ApplicationNotFound() {
  const phrases = usePhrases(applicationPagePhrases);
  return (
    <AdminScreen title={phrases.missingTitle}>
      <Paper className={styles.card}>
        <h1>{phrases.missingTitle}</h1>
        <p className={styles.hint}>{phrases.missing}</p>
        <Group>
          <Button component={InternalLink} to={paths.applications()}>
            {phrases.toList}
          </Button>
        </Group>
      </Paper>
    </AdminScreen>
  );
}
