import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { blockPhrases } from "../../../phrases/admin/blocks.ts";
import { orderingPhrases } from "../../../phrases/admin/ordering.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { GripIcon } from "../../../ui/icons/list-icons.tsx";
import { languageKeyOf } from "../../bilingual-form.ts";
import { cardId } from "../../editor/list/focus.ts";
import styles from "../../editor/list/ListCard.module.css";
import { StepButtons } from "../../editor/list/StepButtons.tsx";
import { StatusBadge } from "../../publication/StatusBadge.tsx";
import type { PageBlocks } from "../usePageBlocks.ts";
import { BlockFields } from "./BlockFields.tsx";
import { BlockMenu } from "./BlockMenu.tsx";
import { type Block, kindOf } from "./block-content.ts";
import { blockName, excerptOf } from "./block-summary.ts";
import type { BlockActions } from "./useBlockActions.ts";

/** One block: its name, its first words, its actions, and its fields while it is open. */
export function BlockCard(props: {
  page: PageBlocks;
  block: Block;
  index: number;
  actions: BlockActions;
}) {
  const { page, block, index, actions } = props;
  const phrases = usePhrases(blockPhrases);
  const reader = useLanguage();
  const ordering = usePhrases(orderingPhrases);
  const sortable = useSortable({
    id: block.id,
    attributes: { roleDescription: ordering.draggable },
  });
  const kind = kindOf(block);
  if (!kind) return null;
  const name = blockName(block, reader);
  const label = phrases.group(index + 1, name);
  const isOpen = actions.opened.has(block.id) || hasError(page, index);
  const id = cardId(block.id);
  return (
    <li
      ref={sortable.setNodeRef}
      id={id}
      className={styles.card}
      data-held={sortable.isDragging || undefined}
      data-hidden={block.isHidden || undefined}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
    >
      <section aria-label={label}>
        <div className={styles.head}>
          <button
            ref={sortable.setActivatorNodeRef}
            type="button"
            className={styles.handle}
            {...sortable.attributes}
            {...sortable.listeners}
            aria-label={ordering.handle(ordering.block, index + 1)}
          >
            <GripIcon size={20} />
          </button>
          <Toggle page={page} block={block} index={index} isOpen={isOpen} actions={actions} />
          <div className={styles.ways}>
            <StepButtons
              labels={{ up: ordering.up(label), down: ordering.down(label) }}
              isFirst={index === 0 || Boolean(page.blocks.ua[index - 1]?.hero)}
              isLast={index === page.blocks.ua.length - 1 || Boolean(block.hero)}
              attribute="data-card-step"
              onStep={(step) => actions.step(block.id, step)}
            />
            <BlockMenu block={block} label={phrases.actions(index + 1, name)} actions={actions} />
          </div>
        </div>
        {isOpen && (
          <div id={`${id}-fields`} className={styles.fields}>
            <BlockFields page={page} block={block} index={index} kind={kind} />
          </div>
        )}
      </section>
    </li>
  );
}

/** A field of a closed card can be neither seen nor focused. */
const hasError = (page: PageBlocks, index: number): boolean =>
  [`blocks.${index}`, `translations.ua.blocks.${index}`, `translations.eng.blocks.${index}`].some(
    (path) => page.errorAt(path) !== null,
  );

type PartProps = { page: PageBlocks; block: Block; index: number; actions: BlockActions };

/** The heading of the card, which opens and closes it. */
function Toggle({ page, block, index, isOpen, actions }: PartProps & { isOpen: boolean }) {
  const phrases = usePhrases(blockPhrases);
  const reader = useLanguage();
  const inLanguage = page.blocks[languageKeyOf(reader)][index];
  const excerpt = (inLanguage && excerptOf(inLanguage, reader)) || excerptOf(block, reader);
  const id = cardId(block.id);
  return (
    <h3 className={styles.title}>
      <button
        type="button"
        id={`${id}-toggle`}
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={`${id}-fields`}
        onClick={() => actions.toggle(block.id)}
      >
        <ChevronIcon size={18} />
        <span className={styles.name}>
          <span>{`${index + 1}. ${blockName(block, reader)}`}</span>
          {block.isHidden && <StatusBadge state="partial">{phrases.hidden}</StatusBadge>}
        </span>
        {!isOpen && excerpt && <span className={styles.excerpt}>{excerpt}</span>}
      </button>
    </h3>
  );
}
