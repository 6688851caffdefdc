import { Field, InputType, Int, ObjectType } from "type-graphql";
import type { Language } from "../language/language.ts";
import type { Counter } from "./counter.ts";
import { CounterSource, CounterSourceInput } from "./counter-source.ts";

// What the schema offered when there were five counters; to be removed after the first release.

const deprecationReason = "Use `Settings.counters`.";

const aboutSources = {
  description: "Where the counters' numbers come from; ignored when saving.",
  deprecationReason,
};

@ObjectType()
export abstract class EarlierSources {
  @Field(() => [CounterSource], aboutSources)
  counterSources: CounterSource[] = [];
}

@InputType()
export abstract class EarlierSourcesInput {
  @Field(() => [CounterSourceInput], aboutSources)
  counterSources: CounterSourceInput[] = [];
}

/** The fields of that time in the settings' texts, which are ids of the first counters. */
@ObjectType()
@InputType()
export abstract class EarlierCounts {
  @Field(() => Int, {
    description: "Number of the counter `institutions`; ignored when saving.",
    deprecationReason,
  })
  institutions: number = 0;

  @Field(() => Int, {
    description: "Number of the counter `families`; ignored when saving.",
    deprecationReason,
  })
  families: number = 0;

  @Field(() => Int, {
    description: "Number of the counter `partners`; ignored when saving.",
    deprecationReason,
  })
  partners: number = 0;

  @Field(() => Int, {
    description: "Number of the counter `tons`; ignored when saving.",
    deprecationReason,
  })
  tons: number = 0;

  @Field(() => Int, {
    description: "Number of the counter `childrenThousands`, in thousands; ignored when saving.",
    deprecationReason,
  })
  childrenThousands: number = 0;
}

export const earlierSources = (counters: readonly Counter[]): CounterSource[] =>
  counters.flatMap(({ id, source }) => (source ? { ...source, counter: id } : []));

export function earlierCounts(counters: readonly Counter[], language: Language): EarlierCounts {
  const number = (id: keyof EarlierCounts, isUkrainian = language === "ua") => {
    const counter = counters.find((one) => one.id === id);
    return (isUkrainian ? counter?.numberUa : counter?.numberEng) ?? 0;
  };
  return {
    institutions: number("institutions"),
    families: number("families"),
    partners: number("partners"),
    tons: number("tons"),
    childrenThousands: number("childrenThousands", true),
  };
}
