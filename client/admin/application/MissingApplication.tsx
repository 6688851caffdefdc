import { Button, Group, Paper } from "@mantine/core";
import { addresses } from "../../addresses.ts";
import { applicationPagePhrases } from "../../phrases/admin-application.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import styles from "../editing/AsideCard.module.css";
import { AdminScreen } from "../frame/AdminScreen.tsx";

/** For an address that names no application. */
export function MissingApplication() {
  const phrases = usePhrases(applicationPagePhrases);
  return (
    <AdminScreen title={phrases.missingTitle}>
      <Paper className={styles.card}>
        <h1>{phrases.missingTitle}</h1>
        <p className={styles.hint}>{phrases.missing}</p>
        <Group>
          <Button component={InnerLink} to={addresses.applications()}>
            {phrases.toList}
          </Button>
        </Group>
      </Paper>
    </AdminScreen>
  );
}
