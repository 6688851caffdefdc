import { IsBoolean, IsIn, MaxLength } from "class-validator";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { type Language, otherLanguage } from "../../language/language.ts";
import { type LineDirection, LineDirectionEnum } from "../../report/figures/line-category.ts";

const description = "A category of income or spending, which the lines of reports name.";

/** The fields that are stored as JSON. */
@ObjectType()
@InputType()
abstract class StoredCategory {
  @Field(() => ID, {
    description:
      "Its code, which is stable and also used in open data. When saving, anything but a code in capitals is replaced by one made of the English name.",
  })
  @MaxLength(60)
  id: string;

  @Field(() => LineDirectionEnum, { description: "Whether it is of income or of spending." })
  @IsIn(Object.keys(LineDirectionEnum))
  direction: LineDirection;

  @Field(() => String, {
    description: "Name in Ukrainian, at most 80 characters; blank if it has an English one alone.",
  })
  @MaxLength(80)
  nameUa: string = "";

  @Field(() => String, {
    description: "Name in English, at most 80 characters; blank if it has a Ukrainian one alone.",
  })
  @MaxLength(80)
  nameEng: string = "";

  @Field(() => Boolean, { description: "Whether it is no longer offered for new lines." })
  @IsBoolean()
  isHidden: boolean = false;
}

@ObjectType({ description })
export class MoneyCategory extends StoredCategory {}

@InputType({ description })
export class MoneyCategoryInput extends StoredCategory {}

/** The categories of a foundation that has not named its own. */
const neutralCategories: readonly MoneyCategory[] = [
  neutral("DONATIONS", "IN", "Пожертви", "Donations"),
  neutral("OTHER_INCOME", "IN", "Інші надходження", "Other income"),
  neutral("PROGRAMMES", "OUT", "Програми", "Programmes"),
  neutral("ADMINISTRATION", "OUT", "Адміністративні витрати", "Administration"),
  neutral("OTHER_SPENDING", "OUT", "Інші витрати", "Other spending"),
];

function neutral(
  id: string,
  direction: LineDirection,
  nameUa: string,
  nameEng: string,
): MoneyCategory {
  return { id, direction, nameUa, nameEng, isHidden: false };
}

/** The categories in their order; a direction of which the settings name none has neutral ones. */
export const moneyCategoriesOf = (settings: { moneyCategories: MoneyCategory[] }) =>
  (["IN", "OUT"] as const).flatMap((direction) => {
    const own = settings.moneyCategories.filter((one) => one.direction === direction);
    return own.length > 0 ? own : neutralCategories.filter((one) => one.direction === direction);
  });

/** The name in a language, else in the other one. */
export function categoryName({ nameUa, nameEng }: MoneyCategory, language: Language): string {
  const names = { ua: nameUa, eng: nameEng };
  return names[language] || names[otherLanguage(language)];
}
