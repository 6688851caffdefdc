import { Menu } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import * as tables from "@tiptap/pm/tables";
import { type Editor, useEditorState } from "@tiptap/react";
import { useState } from "react";
import { richTextPhrases } from "../../../../phrases/admin/fields/rich-text.ts";
import { usePhrases } from "../../../../phrases/phrases.ts";
import { insertTable } from "./table-nodes.ts";
import { TableIcon } from "./toolbar-icons.tsx";

/** What the menu does, in its order. */
const actions = {
  rowAbove: tables.addRowBefore,
  rowBelow: tables.addRowAfter,
  deleteRow: tables.deleteRow,
  columnBefore: tables.addColumnBefore,
  columnAfter: tables.addColumnAfter,
  deleteColumn: tables.deleteColumn,
  headerRow: tables.toggleHeader("row"),
  headerColumn: tables.toggleHeader("column"),
  deleteTable: tables.deleteTable,
};

const actionNames = Object.keys(actions) as (keyof typeof actions)[]; // the keys of a literal

/** Inserts a table; inside one, opens the menu of its rows and columns. */
export function TableControl({ editor }: { editor: Editor | null }) {
  const { table: phrases } = usePhrases(richTextPhrases);
  const [isOpen, setIsOpen] = useState(false);
  const isInTable = useEditorState({
    editor,
    selector: ({ editor: current }) => current?.isActive("table") ?? false,
  });
  const label = isInTable ? phrases.change : phrases.insert;
  const run = (action: keyof typeof actions) => {
    if (!editor) return;
    actions[action](editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  return (
    <Menu
      opened={isOpen && Boolean(isInTable)}
      onChange={setIsOpen}
      position="bottom-start"
      shadow="md"
    >
      <Menu.Target>
        <RichTextEditor.Control
          aria-label={label}
          title={label}
          active={isInTable ?? false}
          disabled={!editor}
          onClick={() => {
            if (editor && !isInTable) insertTable(editor);
          }}
        >
          <TableIcon />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown>
        {actionNames.map((action) => (
          <Menu.Item key={action} onClick={() => run(action)}>
            {phrases[action]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
