import { Field, GraphQLISODateTime, ObjectType, registerEnumType } from "type-graphql";
import { type DailyJob, DailyJobEnum } from "../platform/daily-job.entity.ts";

registerEnumType(DailyJobEnum, {
  name: "DailyJob",
  description: "A background job that runs once a day.",
  valuesConfig: {
    ANONYMISE_APPLICATIONS: {
      description: "Erases personal data of closed applications after their retention period.",
    },
    REMOVE_SPAM: { description: "Deletes spam after 30 days." },
    FORGET_ADDRESSES: {
      description: "Erases the blind indexes of applicants' network addresses after 30 days.",
    },
    REMOVE_APPLICATION_EVENTS: { description: "Deletes events of applications after 24 months." },
    REMOVE_SECURITY_EVENTS: {
      description: "Deletes entries of the security log after 24 months.",
    },
    REMOVE_EMAIL_CHANGES: {
      description: "Deletes requests for another e-mail address that have expired.",
    },
    REMOVE_CHANGES: { description: "Deletes changes after the period in the settings." },
    EMPTY_TRASH: { description: "Deletes items that have been in the trash for 30 days." },
    REMOVE_UNUSED_IMAGES: {
      description: "Erases images deleted 30 days ago, and withdraws files without an image.",
    },
    REMOVE_UNUSED_DOCUMENTS: {
      description: "Withdraws documents removed from their report, and erases them 30 days later.",
    },
    REMOVE_OLD_IMPORTS: {
      description: "Deletes uploaded exports that have not been imported for 30 days.",
    },
    REMOVE_WEBHOOK_DELIVERIES: {
      description: "Deletes the log of webhooks after 30 days.",
    },
    CHECK_LINKS: { description: "Checks the links to other hosts." },
    BACK_UP: { description: "Backs up database and files." },
  },
});

@ObjectType({ description: "A daily job whose last run failed, or that did not run for two days." })
export class OverdueDailyJob {
  @Field(() => DailyJobEnum, { description: "The job." })
  job: DailyJob;

  @Field(() => GraphQLISODateTime, {
    description: "Time of its last success; of its first attempt if it never succeeded.",
  })
  since: Date;
}
