import { Column, Entity, PrimaryColumn } from "typeorm";

/** A file in the store that no row names; it is deleted 30 days after it was found. */
@Entity("unreferenced_file")
export class UnreferencedFile {
  @PrimaryColumn("text")
  key: string;

  @Column({ type: "timestamptz", precision: 3 })
  foundAt: Date;
}
