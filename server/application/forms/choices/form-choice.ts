import { MaxLength } from "class-validator";
import { Field, InputType, ObjectType } from "type-graphql";
import { type ApplicationForm, ApplicationFormEnum } from "../../application.entity.ts";

const maxLabelLength = 120;

/** What an admin changed about one choice of a form's list; stored as JSON. */
@InputType({ description: "Settings of one choice of a list that a form offers." })
export class FormChoiceInput {
  @Field(() => String, { description: "Field of the form's input, such as `needs`." })
  @MaxLength(100)
  field: string;

  @Field(() => String, { description: "The choice: a value of the field's enum." })
  @MaxLength(100)
  value: string;

  @Field(() => Boolean, {
    defaultValue: true,
    description: "Whether the form offers it; each list keeps at least one choice.",
  })
  isOffered: boolean = true;

  @Field(() => String, {
    defaultValue: "",
    description:
      "Own Ukrainian label, at most 120 characters; blank in both languages for the site's label.",
  })
  @MaxLength(maxLabelLength)
  labelUa: string = "";

  @Field(() => String, { defaultValue: "", description: "Own English label." })
  @MaxLength(maxLabelLength)
  labelEng: string = "";
}

@ObjectType({ description: "Settings of one choice of a list that a form offers." })
export class FormChoice implements Required<FormChoiceInput> {
  @Field(() => ApplicationFormEnum, { description: "The form." })
  form: ApplicationForm;

  @Field(() => String, { description: "Field of the form's input, such as `needs`." })
  field: string;

  @Field(() => String, { description: "The choice: a value of the field's enum." })
  value: string;

  @Field(() => Boolean, { description: "Whether the form offers it." })
  isOffered: boolean;

  @Field(() => String, { description: "Own Ukrainian label; blank for the site's label." })
  labelUa: string;

  @Field(() => String, { description: "Own English label; blank for the site's label." })
  labelEng: string;
}
