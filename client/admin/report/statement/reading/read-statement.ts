import { decodeStatement, type Encoding, type EncodingSample, type FileFault } from "./encoding.ts";
import { readTable, type StatementTable } from "./read-table.ts";

type StatementFault = FileFault | "noAmount";

type OpenedStatement =
  | { fault: StatementFault }
  /** The letters cannot be recognised: a person is to say which line is readable. */
  | { samples: readonly EncodingSample[] }
  | { table: StatementTable };

/** Reads a file as far as that is possible without knowing the period and the columns. */
export function openStatement(bytes: Uint8Array, encoding?: Encoding): OpenedStatement {
  const decoded = decodeStatement(bytes, encoding);
  if (!("text" in decoded)) return decoded;
  const table = readTable(decoded.text);
  return "fault" in table ? table : { table };
}
