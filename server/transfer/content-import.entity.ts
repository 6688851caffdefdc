import { Check, Column, Entity, PrimaryColumn } from "typeorm";
import { safeInteger } from "../platform/database/safe-integer.ts";
import type { ImportResult } from "./import-content.ts";

/** What is known of an uploaded export and of its import. */
export interface ImportState {
  phase: "uploaded" | "running" | "done" | "interrupted";
  exportedAt: string;
  /** Numbers of items by the names of their kinds. */
  kinds: Record<string, number>;
  /** Kinds that this version does not know; they are left out. */
  unknownKinds: string[];
  images: number;
  documents: number;
  /** What the import would do; null when there was no time to try it. */
  trial: ImportResult | null;
  /** Number of items that have been imported, replaced or refused. */
  done: number;
  result: ImportResult | null;
}

/** The only import, in one row: what was uploaded last, and which instance imports it. */
@Entity("content_import")
@Check("content_import_one", "is_only")
export class ContentImportRow {
  /** Always true, so that there is one row. */
  @PrimaryColumn("boolean", { default: true, primaryKeyConstraintName: "content_import_pkey" })
  isOnly: boolean;

  /** Under which the parts of the archive are stored; null after the import. */
  @Column("uuid", { nullable: true })
  uploadId: string | null;

  /** Of the archive, in bytes. */
  @Column("bigint", { transformer: safeInteger })
  size: number;

  /** Bytes of the archive that are stored. */
  @Column("bigint", { transformer: safeInteger, default: 0 })
  received: number;

  /** Null until the archive was read. While an import runs, its phase is what a crash makes of it. */
  @Column("jsonb", { nullable: true })
  state: ImportState | null;

  /** Of the import under way, or of one whose instance has died. */
  @Column("uuid", { nullable: true })
  runId: string | null;

  /** Time of the last change; an import under way renews it. */
  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  updatedAt: Date;
}
