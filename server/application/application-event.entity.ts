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

const ApplicationActionEnum = {
  RECEIVED: "received",
  CORRECTED: "corrected",
  READ: "read",
  STATE: "state",
  ASSIGNED: "assigned",
  NOTED: "noted",
  MARKED_NOT_SPAM: "rescued",
  REMINDER: "reminder",
  PRINTED: "printed",
  EXPORTED: "exported",
  ANONYMISED: "anonymised",
} as const;
export type ApplicationAction = (typeof ApplicationActionEnum)[keyof typeof ApplicationActionEnum];

registerEnumType(ApplicationActionEnum, {
  name: "ApplicationAction",
  description: "Kind of event of an application.",
  valuesConfig: {
    RECEIVED: { description: "The application was received." },
    CORRECTED: {
      description: "The applicant sent it again from the same draft, with different answers.",
    },
    READ: { description: "A case worker or admin read it." },
    STATE: { description: "Its state was changed." },
    ASSIGNED: { description: "Its assignee was changed." },
    NOTED: { description: "A note was added." },
    MARKED_NOT_SPAM: { description: "It was marked as not spam." },
    REMINDER: { description: "A reminder was set or removed." },
    PRINTED: { description: "It was printed." },
    EXPORTED: { description: "It was included in an export." },
    ANONYMISED: { description: "All personal data was erased." },
  },
});

@ObjectType({ description: "An event in the life of an application." })
@Entity("application_event")
@Index("application_event_order", ["applicationId", "at"])
export class ApplicationEvent {
  @Field(() => ID, { description: "Id of the event." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  applicationId: string;

  @ManyToOne(() => Application, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "application_id" })
  application: Relation<Application>;

  @Field(() => GraphQLISODateTime, { description: "Time of the event." })
  @Column({ type: "timestamptz", precision: 3 })
  at: Date;

  @Column("uuid", { nullable: true })
  userId: string | null;

  @Field(() => String, {
    description:
      "Name of the actor at that time; blank for the applicant, the system or a former user.",
  })
  @Column("text", { default: "" })
  userName: string;

  @Field(() => Boolean, {
    description: "Whether the author's account was deleted, so that their name is not known.",
  })
  get isByFormerUser(): boolean {
    return this.userId !== null && this.userName === "";
  }

  @Field(() => ApplicationActionEnum, { description: "Kind of event." })
  @Column("text")
  action: ApplicationAction;

  @Field(() => String, {
    description:
      "The new state, the name of the new assignee (`former` if their account has been deleted), or the " +
      "day of the reminder; blank for other events.",
  })
  @Column("text", { default: "" })
  detail: string;
}
