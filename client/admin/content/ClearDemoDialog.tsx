import { Button, Group, Modal, Radio, Stack } from "@mantine/core";
import { useState } from "react";
import type { DemoStateFragment } from "../../graphql/generated/DemoContent.ts";
import { settingsFieldPhrases } from "../../phrases/admin/fields/settings.ts";
import { siteContentPhrases } from "../../phrases/admin/site/site-content.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { TrashIcon } from "../../ui/icons/admin-icons.tsx";
import styles from "./Content.module.css";
import { KindCounts, RemainingItems } from "./DemoLists.tsx";
import { useDemoWrites } from "./useDemoWrites.ts";

type ClearDemoDialogProps = { demo: DemoStateFragment; isOpen: boolean; onClose: () => void };

/** Says what goes and what stays before the demo content is cleared. */
export function ClearDemoDialog({ demo, isOpen, onClose }: ClearDemoDialogProps) {
  const phrases = usePhrases(siteContentPhrases).demo;
  const { clear, isBusy } = useDemoWrites();
  const [keepsStart, setKeepsStart] = useState(true);
  const fields = useFieldNames(demo.settingsFields);
  const confirm = async () => {
    if (await clear(keepsStart)) onClose();
  };
  return (
    <Modal
      centered
      size="36rem"
      opened={isOpen}
      onClose={onClose}
      withCloseButton={false}
      title={phrases.confirmTitle}
    >
      {demo.startingItems.length > 0 && (
        <Radio.Group
          className={styles.part}
          label={phrases.begin}
          value={String(keepsStart)}
          onChange={(value) => setKeepsStart(value === "true")}
        >
          <Stack gap="0.5rem" mt="0.5rem" mb="0.75rem">
            <Radio value="true" label={phrases.keeps} description={phrases.keepsAbout} />
            <Radio value="false" label={phrases.empty} description={phrases.emptyAbout} />
          </Stack>
          <KindCounts counts={demo.startingItems} />
        </Radio.Group>
      )}
      {demo.items.length > 0 && (
        <div className={styles.part}>
          <p>{phrases.goes}</p>
          <KindCounts counts={demo.items} />
        </div>
      )}
      {fields.length > 0 && (
        <details className={`${styles.part} ${styles.fields}`}>
          <summary>{phrases.fields(fields.length)}</summary>
          <p>{`${fields.join("; ")}.`}</p>
        </details>
      )}
      <RemainingItems remaining={demo.remaining} />
      <p className={styles.text}>{phrases.reversible}</p>
      <Group justify="flex-end" gap="0.75rem" mt="1.25rem">
        <Button variant="default" onClick={onClose} data-autofocus>
          {phrases.cancel}
        </Button>
        <Button
          color="poppy"
          leftSection={<TrashIcon size={18} />}
          loading={isBusy}
          onClick={() => void confirm()}
        >
          {phrases.confirm}
        </Button>
      </Group>
    </Modal>
  );
}

/** The labels of the fields, once for both languages. */
function useFieldNames(paths: readonly string[]): string[] {
  const labels: { [name: string]: string } = usePhrases(settingsFieldPhrases).labels;
  const names = paths.map((path) => path.slice(path.lastIndexOf(".") + 1));
  const ordered = Object.keys(labels).filter((name) => names.includes(name));
  return ordered.map((name) => labels[name] ?? name);
}
