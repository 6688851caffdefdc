import {
  ArrayMaxSize,
  IsInt,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Typed } from "../../platform/tidy-text.ts";
import { ChatList, EmailList } from "./address-lists.ts";
import { FormChoiceInput } from "./choices/form-choice.ts";
import { type FormState, FormStateEnum } from "./form-settings.entity.ts";

@InputType({ description: "Settings of a form." })
export class FormSettingsInput {
  @Field(() => FormStateEnum, {
    description: "Whether the form is open, paused or removed. PICTURE_REMOVAL cannot be removed.",
  })
  state: FormState;

  @Field(() => Int, {
    nullable: true,
    description: "Number of further applications accepted, 0 to 100,000; omit it for unlimited.",
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(100_000)
  placesLeft?: number | null;

  @Field(() => String, {
    defaultValue: "",
    description:
      "E-mail addresses for notices of new applications, at most 10, separated by commas; blank " +
      "for no notices by e-mail.",
  })
  @Typed("email", EmailList())
  staffEmail: string;

  @Field(() => String, {
    defaultValue: "",
    description: "E-mail addresses that also receive notices of urgent applications.",
  })
  @Typed("email", EmailList())
  urgentEmail: string;

  @Field(() => String, {
    defaultValue: "",
    description:
      "Telegram chats for notices of new applications, at most 10: ids such as `-1001234567890`, " +
      "or `@names`, separated by commas.",
  })
  @ChatList()
  telegramChats: string;

  @Field(() => String, {
    defaultValue: "",
    description: "Telegram chats that also receive notices of urgent applications.",
  })
  @ChatList()
  urgentTelegramChats: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "Working days within which a reply is promised to applicants, 1 to 60; omit it for no promise.",
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(60)
  replyDays?: number | null;

  @Field(() => Int, {
    defaultValue: 72,
    description: "Hours after which an application that is still new is overdue, 1 to 720.",
  })
  @Min(1)
  @Max(720)
  overdueHours: number;

  @Field(() => Int, { defaultValue: 24, description: "The same for urgent applications." })
  @Min(1)
  @Max(720)
  urgentOverdueHours: number;

  @Field(() => Int, {
    description: "Retention period: months after closing until personal data is erased, 1 to 120.",
  })
  @Min(1)
  @Max(120)
  retentionMonths: number;

  @Field(() => [FormChoiceInput], {
    defaultValue: [],
    description: "Choices that are hidden or have labels of their own; others may be left out.",
  })
  @ArrayMaxSize(500)
  @ValidateNested({ each: true })
  choices: FormChoiceInput[];
}

@InputType({ description: "An emergency phone line." })
export class EmergencyLineInput {
  @Field(() => String, {
    description: "Phone number as people dial it: digits, spaces and +()-, at most 30 characters.",
  })
  @Typed("shownPhone", Matches(/^\+?[ ()-]*\d[\d ()-]*$/))
  @MaxLength(30)
  phone: string;

  @Field(() => String, { description: "Ukrainian name." })
  @Matches(/\S/)
  @MaxLength(200)
  nameUa: string;

  @Field(() => String, { description: "English name." })
  @Matches(/\S/)
  @MaxLength(200)
  nameEng: string;

  @Field(() => String, {
    defaultValue: "",
    description: "When it answers, in Ukrainian; at most 200 characters.",
  })
  @MaxLength(200)
  hoursUa: string = "";

  @Field(() => String, {
    defaultValue: "",
    description: "When it answers, in English; at most 200 characters.",
  })
  @MaxLength(200)
  hoursEng: string = "";

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Confirms that you have just rung it and that number and hours are right. Without it, the last " +
      "confirmation stays as long as number and hours do.",
  })
  confirm: boolean = false;
}
