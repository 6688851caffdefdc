import { Button } from "@mantine/core";
import { blockPhrases } from "../../../phrases/admin/blocks.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { PlusIcon } from "../../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { addButtonId } from "../../editor/list/focus.ts";
import styles from "../../editor/list/ListCards.module.css";
import { SortableList } from "../../image/set/SortableList.tsx";
import type { PageBlocks } from "../usePageBlocks.ts";
import { BlockCard } from "./BlockCard.tsx";
import { BlockPicker } from "./BlockPicker.tsx";
import { useBlockActions } from "./useBlockActions.ts";

/** The blocks of a page in their order: add, write, move, copy, hide and remove them. */
export function BlockCards({ page }: { page: PageBlocks }) {
  const phrases = usePhrases(blockPhrases);
  const actions = useBlockActions(page);
  const { ua: blocks } = page.blocks;
  const ids = blocks.map(({ id }) => id);
  const isAnyClosed = ids.some((id) => !actions.opened.has(id));
  return (
    <section className={styles.blocks} aria-labelledby="page-blocks">
      <div className={styles.head}>
        <div>
          <h2 id="page-blocks">{phrases.title}</h2>
          <p className={styles.about}>{ids.length > 0 ? phrases.about : phrases.none}</p>
        </div>
        {ids.length > 1 && (
          <Button variant="subtle" onClick={() => actions.openOnly(isAnyClosed ? ids : [])}>
            {isAnyClosed ? phrases.expandAll : phrases.collapseAll}
          </Button>
        )}
      </div>
      <SortableList
        ids={ids}
        thing="block"
        layout="list"
        onMove={actions.move}
        renderDragged={(id) => <div className={styles.held}>{actions.nameOf(id)}</div>}
      >
        <ol className={styles.list}>
          {blocks.map((block, index) => (
            <BlockCard key={block.id} page={page} block={block} index={index} actions={actions} />
          ))}
        </ol>
      </SortableList>
      <Button
        id={addButtonId}
        size="md"
        variant="default"
        className={styles.add ?? ""}
        leftSection={<PlusIcon size={18} />}
        onClick={() => actions.choose("end")}
      >
        {phrases.add}
      </Button>
      {actions.choosing && <BlockPicker onPick={actions.add} onClose={actions.stopChoosing} />}
      <span role="status">
        <VisuallyHidden>{actions.said}</VisuallyHidden>
      </span>
    </section>
  );
}
