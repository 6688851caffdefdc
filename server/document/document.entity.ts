import { Field, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from "typeorm";

@ObjectType({ description: "An uploaded PDF, of a report or for pages." })
@Entity("document")
@Check("document_size", "size > 0")
@Index("document_order", ["itemId", "position"])
export class Document {
  @Field(() => ID, { description: "Id of the document." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** The report that lists it; null for a document of pages, and before a report is saved. */
  @Column("uuid", { nullable: true })
  itemId: string | null;

  // By the name of its table, because reports import this file. A page may show the document of an
  // erased report.
  @ManyToOne("report", { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "item_id" })
  item: object | null;

  @Column("int", { default: 0 })
  position: number;

  @Field(() => String, { description: "Ukrainian name in its report; may be blank." })
  @Column("text", { default: "" })
  nameUa: string;

  @Field(() => String, { description: "English name in its report; may be blank." })
  @Column("text", { default: "" })
  nameEng: string;

  @Field(() => String, {
    description: "Name of the uploaded file without its extension; blank if unknown.",
  })
  @Column("text", { default: "" })
  fileName: string;

  @Field(() => String, { description: "Path of the file." })
  @Column("text")
  url: string;

  @Field(() => Int, { description: "File size in bytes." })
  @Column("int")
  size: number;

  @Field(() => GraphQLISODateTime, { description: "Time of its upload." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  /** When it was moved to the trash; null otherwise. It can be taken back for 30 days. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  removedAt: Date | null;

  /** Name of the user who removed it; blank if unknown. */
  @Column("text", { default: "" })
  removedBy: string;
}
