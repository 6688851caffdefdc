import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from "type-graphql";
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from "typeorm";
import { Application } from "./application.entity.ts";

export const ApplicationActionEnum = {
  RECEIVED: "received",
  CORRECTED: "corrected",
  READ: "read",
  STATE: "state",
  ASSIGNED: "assigned",
  NOTED: "noted",
  MARKED_NOT_SPAM: "rescued",
  PRINTED: "printed",
  EXPORTED: "exported",
  ANONYMISED: "anonymised",
} as const;
export type ApplicationAction = (typeof ApplicationActionEnum)[keyof typeof ApplicationActionEnum];

registerEnumType(ApplicationActionEnum, {
  name: "ApplicationAction",
  description: "What happened to an application.",
  valuesConfig: {
    RECEIVED: { description: "It arrived." },
    CORRECTED: { description: "Whoever sent it sent it once more, with other answers." },
    READ: { description: "Somebody read it." },
    STATE: { description: "Its state was changed." },
    ASSIGNED: { description: "It was given to somebody." },
    NOTED: { description: "A note was added." },
    MARKED_NOT_SPAM: { description: "It was found not to be spam." },
    PRINTED: { description: "It was printed." },
    EXPORTED: { description: "It was part of an export." },
    ANONYMISED: { description: "Everything personal was erased." },
  },
});

@ObjectType({ description: "What happened to an application, when, and by whom." })
@Entity("application_event")
@Index("application_event_order", ["applicationId", "at"])
export class ApplicationEvent {
  @Field(() => ID, { description: "Names the event." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  applicationId: string;

  @ManyToOne(() => Application, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "application_id" })
  application: Relation<Application>;

  @Field(() => GraphQLISODateTime, { description: "When it happened." })
  @Column({ type: "timestamptz", precision: 3 })
  at: Date;

  @Column("uuid", { nullable: true })
  userId: string | null;

  @Field(() => String, { description: "Who did it, as they were called then; blank: the site." })
  @Column("text", { default: "" })
  userName: string;

  @Field(() => ApplicationActionEnum, { description: "What happened." })
  @Column("text")
  action: ApplicationAction;

  @Field(() => String, { description: "The new state or assignee; blank for all else." })
  @Column("text", { default: "" })
  detail: string;
}
