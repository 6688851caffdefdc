import { Button } from "@mantine/core";
import { useState } from "react";
import {
  type DemoStateFragment,
  useDemoContentQuery,
} from "../../graphql/generated/DemoContent.ts";
import { siteContentPhrases } from "../../phrases/admin/site/site-content.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { RestoreIcon } from "../../ui/icons/list-icons.tsx";
import { ListError } from "../table/ListError.tsx";
import { ClearDemoDialog } from "./ClearDemoDialog.tsx";
import styles from "./Content.module.css";
import { KindCounts, RemainingItems } from "./DemoLists.tsx";
import { useDemoWrites } from "./useDemoWrites.ts";

/** What of the demo content is there, and the buttons that clear and restore it. */
export function DemoCard() {
  const phrases = usePhrases(siteContentPhrases).demo;
  const answer = useDemoContentQuery();
  const demo = answer.data?.demoContent;
  return (
    <section className={styles.card} aria-label={phrases.title} aria-busy={answer.loading}>
      <h2>{phrases.title}</h2>
      {answer.error && !demo && <ListError answer={answer} />}
      {demo && !demo.isPresent && !demo.restorableUntil && (
        <p className={styles.hint}>{phrases.none}</p>
      )}
      {demo?.isPresent && <PresentDemo demo={demo} />}
      {demo && !demo.isPresent && demo.restorableUntil && (
        <ClearedDemo demo={demo} until={demo.restorableUntil} />
      )}
    </section>
  );
}

function PresentDemo({ demo }: { demo: DemoStateFragment }) {
  const phrases = usePhrases(siteContentPhrases).demo;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <p>{phrases.present}</p>
      {demo.restorable.length > 0 && (
        <div className={styles.part}>
          <p>{phrases.left}</p>
          <KindCounts counts={demo.restorable} />
        </div>
      )}
      <Button color="poppy" variant="outline" onClick={() => setIsAsking(true)}>
        {phrases.clear}
      </Button>
      <ClearDemoDialog demo={demo} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

function ClearedDemo({ demo, until }: { demo: DemoStateFragment; until: string }) {
  const phrases = usePhrases(siteContentPhrases).demo;
  const language = useLanguage();
  const { restore, isBusy } = useDemoWrites();
  return (
    <>
      <p>{phrases.gone(formatDay(kyivDayOf(until), language))}</p>
      <RemainingItems remaining={demo.remaining} />
      <Button
        variant="default"
        leftSection={<RestoreIcon size={18} />}
        loading={isBusy}
        onClick={() => void restore()}
      >
        {phrases.restore}
      </Button>
    </>
  );
}
