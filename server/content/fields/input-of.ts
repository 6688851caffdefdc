import { IsOptional, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import type { Image } from "../../image/image.entity.ts";
import { inputClass, type Omissible } from "../../platform/record/input-of.ts";
import type { ContentItem, OrderedItem, Translation } from "../content-item.ts";

/** What a record's decorators declare: neither what it inherits, nor other records, nor `Derived`. */
export type Declared<Row, Base, Derived> = {
  [Name in keyof Row as Name extends keyof Base | Derived
    ? never
    : NonNullable<Row[Name]> extends ContentItem | Image
      ? never
      : Name]: Row[Name];
};

/** The values of a save: those that the item declares. */
export type InputOf<Item, Derived = never> = Omissible<Declared<Item, OrderedItem, Derived>>;

/** The texts of one language. */
export type TextsOf<Row, Derived = never> = Omissible<Declared<Row, Translation, Derived>>;

/** The class of the texts of one language; `derived` are columns that no field declares. */
export const textsOf = <Row extends Translation, Derived extends keyof Row = never>(
  translation: new () => Row,
  _derived: readonly Derived[] = [],
): (abstract new () => TextsOf<Row, Derived>) =>
  inputClass(translation, Object) as abstract new () => TextsOf<Row, Derived>; // what it declares

/** Description of the classes that `bothLanguages` makes. */
export const bothLanguagesDescription =
  "The texts in each language. The translation of a language left out is deleted.";

/** The class of the texts of an item in both languages. */
export function bothLanguages<Texts extends object>(
  texts: new () => Texts,
): abstract new () => { ua?: Texts | null; eng?: Texts | null } {
  @InputType()
  abstract class BothLanguages {
    @Field(() => texts, { nullable: true, description: "The Ukrainian texts." })
    @IsOptional()
    @ValidateNested()
    ua?: Texts | null;

    @Field(() => texts, { nullable: true, description: "The English texts." })
    @IsOptional()
    @ValidateNested()
    eng?: Texts | null;
  }
  return BothLanguages;
}

/** The class of a complete item; `derived` are columns that no field declares. */
export function inputOf<
  Item extends ContentItem,
  Translations extends object,
  Derived extends keyof Item = never,
>(
  item: new () => Item,
  translations: new () => Translations,
  _derived: readonly Derived[] = [],
): abstract new () => InputOf<Item, Derived> & { translations: Translations } {
  @InputType()
  abstract class Translated {
    @Field(() => translations, {
      description: "The texts in each language; at least one language is required.",
    })
    @ValidateNested()
    translations: Translations;
  }
  return inputClass(item, Translated) as never; // TypeScript cannot follow decorators
}
