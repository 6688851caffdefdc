import { ArrayMaxSize, Matches, MaxLength, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { inputClass, type Omissible } from "../../platform/record/input-of.ts";
import { Typed } from "../../platform/tidy-text.ts";
import { FormChoiceInput } from "./choices/form-choice.ts";
import { FormSettings } from "./form-settings.entity.ts";

type FormSettingsFields = Omissible<Omit<FormSettings, "form" | "version" | "savedAt" | "choices">>;

@InputType({ description: "Settings of a form." })
export class FormSettingsInput extends (inputClass(
  FormSettings,
  Object,
) as abstract new () => FormSettingsFields) {
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
