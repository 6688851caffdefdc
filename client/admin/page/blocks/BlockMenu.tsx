import { ActionIcon, Menu } from "@mantine/core";
import { blockPhrases } from "../../../phrases/admin/blocks.ts";
import { sitePartPhrases } from "../../../phrases/admin/site/site-parts.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { MoreIcon } from "../../../ui/icons/admin-icons.tsx";
import { cardId } from "../../editor/list/focus.ts";
import type { Block } from "./block-content.ts";
import type { BlockActions } from "./useBlockActions.ts";

/** The less frequent actions of a block. */
export function BlockMenu(props: {
  block: Block;
  /** Of the button, for screen readers. */
  label: string;
  actions: BlockActions;
}) {
  const { block, actions } = props;
  const phrases = usePhrases(blockPhrases);
  const { required, onlyHidden, first } = usePhrases(sitePartPhrases);
  const isRequired = actions.isRequired(block);
  const canHide = actions.canHide(block);
  return (
    <Menu
      position="bottom-end"
      width={340}
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon id={`${cardId(block.id)}-menu`} variant="default" aria-label={props.label}>
          <MoreIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!block.hero && (
          <Menu.Item onClick={() => actions.choose({ id: block.id, side: "before" })}>
            {phrases.addBefore}
          </Menu.Item>
        )}
        <Menu.Item onClick={() => actions.choose({ id: block.id, side: "after" })}>
          {phrases.addAfter}
        </Menu.Item>
        {!block.sitePart && !block.hero && (
          <Menu.Item onClick={() => actions.duplicate(block.id)}>{phrases.duplicate}</Menu.Item>
        )}
        {canHide && (
          <Menu.Item onClick={() => actions.setHidden(block.id, !block.isHidden)}>
            {block.isHidden ? phrases.show : phrases.hide}
          </Menu.Item>
        )}
        <Menu.Item onClick={() => actions.copyTexts(block.id, "ua")}>{phrases.copyToEng}</Menu.Item>
        <Menu.Item onClick={() => actions.copyTexts(block.id, "eng")}>{phrases.copyToUa}</Menu.Item>
        <Menu.Divider />
        {isRequired ? (
          <Menu.Label>{block.hero ? first : canHide ? onlyHidden : required}</Menu.Label>
        ) : (
          <Menu.Item color="poppy.6" onClick={() => actions.remove(block.id)}>
            {phrases.remove}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
