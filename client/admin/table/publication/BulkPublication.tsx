import { Button, Group, Modal } from "@mantine/core";
import { type EditableKind, editorPaths } from "../../../paths.ts";
import { bulkPublicationPhrases } from "../../../phrases/admin/bulk-publication.ts";
import type { Language } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import type { TableRow } from "../state/table-types.ts";
import type { ContentTableState } from "../state/useContentTable.ts";
import styles from "./BulkPublication.module.css";
import { type CheckedItem, useBulkPublication } from "./useBulkPublication.ts";

/** Publishes the selected rows, or takes them off the site. */
export function BulkPublication<Item extends TableRow>(props: {
  kind: EditableKind;
  items: readonly Item[];
  table: ContentTableState;
  titleOf(item: Item, language: Language): string;
}) {
  const { kind, items, table, titleOf } = props;
  const phrases = usePhrases(bulkPublicationPhrases);
  const bulk = useBulkPublication({ kind, items, titleOf, onDone: table.selection.set });
  const isAnyPublishable = items.some(({ translations }) =>
    translations.some(({ publishedAt, filled }) => filled > 0 && !publishedAt),
  );
  const isAnyPublished = items.some(({ translations }) =>
    translations.some(({ publishedAt }) => publishedAt),
  );
  return (
    <>
      {isAnyPublishable && (
        <Button variant="default" loading={bulk.isBusy} onClick={() => void bulk.askToPublish()}>
          {phrases.publish}
        </Button>
      )}
      {isAnyPublished && (
        <Button variant="default" loading={bulk.isBusy} onClick={() => void bulk.unpublish()}>
          {phrases.unpublish}
        </Button>
      )}
      <Modal
        centered
        size="lg"
        opened={bulk.checked !== null}
        onClose={bulk.cancel}
        withCloseButton={false}
        title={phrases.title}
      >
        {bulk.checked && (
          <Remarks
            kind={kind}
            checked={bulk.checked}
            count={items.length}
            onCancel={bulk.cancel}
            onPublish={() => void bulk.publishRest()}
          />
        )}
      </Modal>
    </>
  );
}

function Remarks(props: {
  kind: EditableKind;
  checked: readonly CheckedItem[];
  /** Number of selected items. */
  count: number;
  onCancel: () => void;
  onPublish: () => void;
}) {
  const { kind, checked } = props;
  const phrases = usePhrases(bulkPublicationPhrases);
  const publishable = props.count - checked.filter(({ isBlocked }) => isBlocked).length;
  return (
    <>
      <p className={styles.text}>{phrases.text}</p>
      <ul className={styles.items}>
        {checked.map(({ id, title, remarks, isBlocked }) => (
          <li key={id}>
            <InternalLink to={editorPaths.edit(kind, id)}>{title}</InternalLink>
            <span data-blocked={isBlocked || undefined}>
              {isBlocked ? phrases.blocked : phrases.remarks(remarks)}
            </span>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="0.75rem" mt="1.25rem">
        <Button variant="default" onClick={props.onCancel} data-autofocus>
          {phrases.cancel}
        </Button>
        {publishable > 0 && (
          <Button onClick={props.onPublish}>
            {publishable < props.count ? phrases.publishRest(publishable) : phrases.publishAnyway}
          </Button>
        )}
      </Group>
    </>
  );
}
