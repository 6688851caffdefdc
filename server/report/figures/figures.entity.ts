import { GraphQLSafeInt } from "graphql-scalars";
import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from "typeorm";
import type { Language } from "../../language/language.ts";
import { safeInteger } from "../../platform/database/safe-integer.ts";
import { type FiguresState, FiguresStateEnum } from "./figures-states.ts";
import { incomeOf, spendingOf } from "./figures-sums.ts";
import { type LineDirection, LineDirectionEnum } from "./line-category.ts";

// Relations to other tables are given by their names: subjects do not know each other's entities.
@ObjectType({
  description:
    "Income and spending in a report's period. All sums are whole kopecks (1/100 of a hryvnia).",
})
@Entity("report_figures")
@Check("report_figures_period", "period_start <= period_end")
@Check("report_figures_state", "state in ('DRAFT', 'CHECKED', 'PUBLISHED')")
@Index("report_figures_period_end", ["periodEnd"])
export class ReportFigures {
  @Field(() => ID, { description: "Id of the report." })
  @PrimaryColumn("uuid", { name: "report_id" })
  id: string;

  @ManyToOne("report", { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "report_id" })
  report: object;

  @Field(() => FiguresStateEnum, {
    description: "Whether they are written, checked or published; visitors see published ones.",
  })
  @Column("text", { default: "DRAFT" })
  state: FiguresState;

  @Field(() => String, { description: "First day of the period (yyyy-mm-dd)." })
  @Column("date")
  periodStart: string;

  @Field(() => String, { description: "Last day of the period (yyyy-mm-dd)." })
  @Column("date")
  periodEnd: string;

  @Field(() => GraphQLSafeInt, {
    description: "Balance at the beginning of the first day, in kopecks.",
  })
  @Column("bigint", { transformer: safeInteger })
  openingBalance: number;

  @Field(() => GraphQLSafeInt, { description: "Balance at the end of the last day, in kopecks." })
  @Column("bigint", { transformer: safeInteger })
  closingBalance: number;

  /** The user who last changed the figures, and may not check them; null for the demo content. */
  @Column("uuid", { nullable: true })
  changedById: string | null;

  /** Remains after the account is deleted. */
  @Column("uuid", { nullable: true })
  checkedById: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Name of the person who checked them; blank for a former user. Null before that, and for visitors.",
  })
  @Column("text", { nullable: true })
  checkedBy: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Time at which they were checked; null before that, and for visitors.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  checkedAt: Date | null;

  @Field(() => [ReportLine], {
    // Lists count by their length: a report usually has about so many lines.
    complexity: ({ childComplexity }) => 1 + 20 * childComplexity,
    description: "The lines, in the order set by editors.",
  })
  @OneToMany(
    () => ReportLine,
    (line) => line.figures,
  )
  lines: Relation<ReportLine>[];

  @Field(() => GraphQLSafeInt, { description: "Sum of the lines of income, in kopecks." })
  get income(): number {
    return incomeOf(this.lines);
  }

  @Field(() => GraphQLSafeInt, { description: "Sum of the lines of spending, in kopecks." })
  get spending(): number {
    return spendingOf(this.lines);
  }
}

@ObjectType({ description: "A sum that was received or spent in a report's period." })
@Entity("report_line")
@Check("report_line_amount", "amount > 0")
@Check("report_line_direction", "direction in ('IN', 'OUT')")
@Index("report_line_order", ["reportId", "position"])
export class ReportLine {
  @Field(() => ID, { description: "Id of the line; changes when the figures are changed." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  reportId: string;

  @ManyToOne(
    () => ReportFigures,
    (figures) => figures.lines,
    { onDelete: "CASCADE", nullable: false },
  )
  @JoinColumn({ name: "report_id", referencedColumnName: "id" })
  figures: Relation<ReportFigures>;

  @Column("int")
  position: number;

  @Field(() => LineDirectionEnum, { description: "Whether it is income or spending." })
  @Column("text")
  direction: LineDirection;

  /** Code of one of the settings' categories. */
  @Column("text")
  category: string;

  @Field(() => GraphQLSafeInt, { description: "Amount in kopecks, greater than 0." })
  @Column("bigint", { transformer: safeInteger })
  amount: number;

  @Field(() => String, { description: "Short description in Ukrainian; may be blank." })
  @Column("text", { default: "" })
  descriptionUa: string;

  @Field(() => String, { description: "Short description in English; may be blank." })
  @Column("text", { default: "" })
  descriptionEng: string;

  /** Also null after the project was permanently deleted. */
  @Field(() => ID, {
    nullable: true,
    description:
      "Id of its project, even if that is not visible to you; null for the foundation's work as a whole.",
  })
  @Index({ where: "project_id is not null" })
  @Column("uuid", { nullable: true })
  projectId: string | null;

  @ManyToOne("project", { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "project_id" })
  projectRow: object | null;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the source document, one of the report's; null without a document.",
  })
  @Index({ where: "document_id is not null" })
  @Column("uuid", { nullable: true })
  documentId: string | null;

  @ManyToOne("document", { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "document_id" })
  documentRow: object | null;

  /** As of its report. */
  requestedLanguage?: Language;
  includesDrafts?: boolean;
}
