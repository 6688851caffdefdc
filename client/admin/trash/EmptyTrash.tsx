import { Button, Group, Modal } from "@mantine/core";
import { useState } from "react";
import { toApiError } from "../../graphql/errors.ts";
import {
  type TrashNumbersFragment,
  useEmptyTrashMutation,
  useTrashContentsQuery,
} from "../../graphql/generated/EmptyTrash.ts";
import { trashPhrases } from "../../phrases/admin/trash.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { TrashIcon } from "../../ui/icons/admin-icons.tsx";
import { kindNames, kinds } from "../kinds.ts";
import { notifyError, notifySuccess } from "../screen/notifications.tsx";
import { useErrorText } from "../screen/useErrorText.ts";
import styles from "./TrashPage.module.css";

/** Lets an admin empty the trash, after a dialog that says what will be gone for good. */
export function EmptyTrash() {
  const phrases = usePhrases(trashPhrases);
  const [isAsking, setIsAsking] = useState(false);
  const { data, previousData, refetch } = useTrashContentsQuery();
  const contents = (data ?? previousData)?.trashContents;
  if (!contents || totalOf(contents) === 0) return null;
  const ask = async () => {
    // The dialog names exactly what goes: what is moved here afterwards stays.
    await refetch().catch(() => undefined);
    setIsAsking(true);
  };
  return (
    <>
      <Button
        className={styles.emptyTrash ?? ""}
        variant="outline"
        color="poppy"
        leftSection={<TrashIcon size={18} />}
        onClick={() => void ask()}
      >
        {phrases.emptyTrash}
      </Button>
      <Question contents={contents} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

type QuestionProps = { contents: TrashNumbersFragment; isOpen: boolean; onClose: () => void };

function Question({ contents, isOpen, onClose }: QuestionProps) {
  const phrases = usePhrases(trashPhrases);
  const { erase, isBusy } = useErasure();
  const confirm = async () => {
    if (!(await erase(contents.countedAt))) return;
    onClose();
    // The button is gone with what was in the trash.
    document.getElementById("content")?.focus();
  };
  return (
    <Modal
      centered
      size="32rem"
      opened={isOpen}
      onClose={onClose}
      withCloseButton={false}
      title={phrases.emptyTitle}
    >
      <p>{phrases.goes}</p>
      <Numbers contents={contents} />
      <p>{phrases.irreversible}</p>
      <Group justify="flex-end" gap="0.75rem" mt="1.25rem">
        <Button variant="default" onClick={onClose} data-autofocus>
          {phrases.keep}
        </Button>
        <Button color="poppy" loading={isBusy} onClick={() => void confirm()}>
          {phrases.erase}
        </Button>
      </Group>
    </Modal>
  );
}

/** Numbers of items by kind, of pictures and of documents. */
function Numbers({ contents }: { contents: TrashNumbersFragment }) {
  const phrases = usePhrases(trashPhrases);
  const names = usePhrases(kindNames);
  const { items, images, documents } = contents;
  const rows = [
    ...kinds.flatMap(({ kind }) =>
      items.filter((one) => one.kind === kind).map(({ count }) => [names[kind].many, count]),
    ),
    [phrases.pictures, images],
    [phrases.documents, documents],
  ] as const;
  return (
    <dl className={styles.numbers}>
      {rows.map(([name, count]) =>
        count === 0 ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** Empties the trash of what was in it at a time; resolves to whether it succeeded. */
function useErasure() {
  const phrases = usePhrases(trashPhrases);
  const errorText = useErrorText();
  const [emptyTrash, { loading }] = useEmptyTrashMutation({
    context: { handlesOwnErrors: true },
    awaitRefetchQueries: true,
  });
  const erase = async (countedAt: string): Promise<boolean> => {
    try {
      const { data } = await emptyTrash({ variables: { countedAt } });
      const left = data ? totalOf(data.emptyTrash) : 0;
      notifySuccess({ title: phrases.erased, text: left > 0 ? phrases.remaining(left) : "" });
      return true;
    } catch (error) {
      notifyError({ title: phrases.eraseFailed, text: errorText(toApiError(error)) });
      return false;
    }
  };
  return { erase, isBusy: loading };
}

const totalOf = ({ items, images, documents }: TrashNumbersFragment): number =>
  items.reduce((sum, { count }) => sum + count, images + documents);
