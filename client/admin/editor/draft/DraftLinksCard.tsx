import { Button, Paper } from "@mantine/core";
import { useState } from "react";
import type { EditableKind } from "../../../paths.ts";
import { itemDraftPhrases } from "../../../phrases/admin/item-drafts.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import styles from "../../screen/AsideCard.module.css";
import type { StoredItem } from "../state/editor-config.ts";
import { isPublicItem } from "../state/stored-form.ts";
import { DraftLinksDialog } from "./DraftLinksDialog.tsx";

/** Links for people without an account, to what is not on the site. */
export function DraftLinksCard({ kind, item }: { kind: EditableKind; item: StoredItem }) {
  const phrases = usePhrases(itemDraftPhrases);
  const [isOpen, setOpen] = useState(false);
  if (isPublicItem(item) && !item.draft) return null;
  return (
    <Paper className={styles.card} component="section">
      <h2>{phrases.linksTitle}</h2>
      <p className={styles.hint}>{phrases.linksHint}</p>
      <Button variant="default" onClick={() => setOpen(true)}>
        {phrases.links}
      </Button>
      {isOpen && <DraftLinksDialog kind={kind} id={item.id} onClose={() => setOpen(false)} />}
    </Paper>
  );
}
