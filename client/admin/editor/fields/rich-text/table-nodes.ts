import { addRowAfter, goToNextCell, tableEditing } from "@tiptap/pm/tables";
import { type Editor, mergeAttributes, Node } from "@tiptap/react";

/** The roles by which prosemirror-tables finds the nodes of a table. */
const tableRoles: Readonly<Record<string, string>> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};

const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
  extendNodeSchema: ({ name }) => (name in tableRoles ? { tableRole: tableRoles[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const { editor } = this;
    const goTo = (direction: 1 | -1) => goToNextCell(direction)(editor.state, editor.view.dispatch);
    const addRow = () => addRowAfter(editor.state, editor.view.dispatch);
    return {
      // After the last cell a new row begins.
      Tab: () => goTo(1) || (editor.isActive("table") && addRow() && goTo(1)),
      "Shift-Tab": () => goTo(-1),
    };
  },
});

const TableRow = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)*",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

const TableCell = aCell("tableCell", "td");
const TableHeader = aCell("tableHeader", "th");

function aCell(name: string, tag: "td" | "th") {
  return Node.create({
    name,
    content: "(paragraph | bulletList | orderedList | figure)+",
    isolating: true,
    addAttributes: () => ({ colspan: aSpan("colspan"), rowspan: aSpan("rowspan") }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });
}

/** Number of columns or rows that a cell covers: 1 to 99, as the server's sanitizer accepts. */
function aSpan(name: "colspan" | "rowspan") {
  return {
    default: 1,
    parseHTML: (cell: HTMLElement) => {
      const value = cell.getAttribute(name) ?? "";
      return /^[1-9]\d?$/.test(value) ? Number(value) : 1;
    },
    renderHTML: (attributes: Record<string, number>) =>
      attributes[name] === 1 ? {} : { [name]: attributes[name] },
  };
}

/** Inserts three rows of three cells, the first of them headers, with the cursor in the first. */
export function insertTable(editor: Editor): boolean {
  const rowOf = (type: string) => ({
    type: "tableRow",
    content: Array.from({ length: 3 }, () => ({ type, content: [{ type: "paragraph" }] })),
  });
  const content = [rowOf("tableHeader"), rowOf("tableCell"), rowOf("tableCell")];
  const { from } = editor.state.selection;
  return editor
    .chain()
    .focus()
    .insertContent({ type: "table", content })
    .command(({ tr, commands }) => {
      let first: number | undefined;
      tr.doc.nodesBetween(from - 1, tr.doc.content.size, (node, position) => {
        // A table that ends right before the cursor is visited as well.
        if (node.type.name === "tableHeader" && position >= from) first ??= position;
        return first === undefined;
      });
      return first === undefined || commands.setTextSelection(first + 2);
    })
    .run();
}

/** Tables without column widths; prosemirror-tables does the editing. */
export const tableNodes = [Table, TableRow, TableCell, TableHeader];
