import { isBlank, styleOf, textNodes } from "./dom.ts";

type WriteCell = (source: Element, target: Element, isHeader: boolean) => void;

/**
 * Whether a table only arranges a page or a mail: one column without lines or headers, or other
 * tables in its cells.
 */
export function isLayoutTable(table: Element): boolean {
  if (/^(presentation|none)$/.test(table.getAttribute("role") ?? "")) return true;
  const rows = rowsOf(table);
  if (table.querySelector("table")) return true;
  return rows.every((row) => cellsOf(row).length < 2) && !(rows.length > 1 && isRuled(table, rows));
}

/** Whether a reader sees that it is a table. */
function isRuled(table: Element, rows: readonly Element[]): boolean {
  const hasLines = (element: Element) =>
    /border[a-z-]*:[^;]*\b(solid|double|dotted|dashed)\b/i.test(
      element.getAttribute("style") ?? "",
    );
  return (
    Number(table.getAttribute("border")) > 0 ||
    hasLines(table) ||
    rows.some((row) => hasHeaderCells(row) || cellsOf(row).some(hasLines))
  );
}

/** A table of the rich text format with the same rows; null when it has no content. */
export function buildTable(source: Element, writeCell: WriteCell): Element | null {
  const document = source.ownerDocument;
  const table = document.createElement("table");
  const body = document.createElement("tbody");
  table.append(body);
  const rows = rowsOf(source).filter((row) => cellsOf(row).length > 0 && !isFiller(row));
  const hasHeaders = rows.some(hasHeaderCells);
  rows.forEach((row, index) => {
    const isHeaderRow = !hasHeaders && index === 0 && rows.length > 1 && isBoldRow(row);
    const target = document.createElement("tr");
    for (const cell of cellsOf(row)) {
      const isHeader =
        isHeaderRow || cell.localName === "th" || row.parentElement?.localName === "thead";
      const copy = document.createElement(isHeader ? "th" : "td");
      for (const name of ["colspan", "rowspan"]) {
        const span = cell.getAttribute(name) ?? "";
        if (/^([2-9]|[1-9]\d)$/.test(span)) copy.setAttribute(name, span);
      }
      writeCell(cell, copy, isHeader);
      if (isHeader)
        for (const strong of copy.querySelectorAll("strong"))
          strong.replaceWith(...strong.childNodes);
      target.append(copy);
    }
    body.append(target);
  });
  return isBlank(body.textContent) && !body.querySelector("img") ? null : table;
}

const rowsOf = (table: Element): Element[] =>
  [...table.querySelectorAll("tr")].filter((row) => row.closest("table") === table);

const cellsOf = (row: Element): Element[] =>
  [...row.children].filter(({ localName }) => localName === "td" || localName === "th");

const hasHeaderCells = (row: Element): boolean =>
  row.parentElement?.localName === "thead" ||
  cellsOf(row).some(({ localName }) => localName === "th");

/** Word ends a table of merged cells with a row without height, which only sets column widths. */
const isFiller = (row: Element): boolean =>
  row.getAttribute("height") === "0" && isBlank(row.textContent);

/** A header row by its looks: word processors have no other. */
function isBoldRow(row: Element): boolean {
  const cells = cellsOf(row).filter((cell) => !isBlank(cell.textContent));
  return cells.length > 0 && cells.every(isBold);
}

const isBold = (cell: Element): boolean =>
  textNodes(cell)
    .filter(({ data }) => !isBlank(data))
    .every((node) => {
      for (
        let element = node.parentElement;
        element && element !== cell.parentElement;
        element = element.parentElement
      ) {
        const weight = styleOf(element, "font-weight");
        if (weight) return /^bold/.test(weight) || Number.parseInt(weight, 10) >= 600;
        if (element.matches("b,strong")) return true;
      }
      return false;
    });
