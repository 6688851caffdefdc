import { Column, Entity, PrimaryColumn } from "typeorm";

/**
 * A file whose image was withheld when the image was deleted, or when another file took its place.
 * Its URL answers 410 for good, unless an image has the file again. A trigger of `image` writes it.
 */
@Entity("withheld_file")
export class WithheldFile {
  @PrimaryColumn("text")
  publicId: string;

  @Column({ type: "timestamptz", precision: 3 })
  at: Date;
}
