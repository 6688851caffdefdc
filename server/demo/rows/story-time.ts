import { dayInKyiv } from "../../platform/kyiv-time.ts";

/** The year in which the story of the demo content ends, as it is written there. */
const writtenLastYear = 2022;
/** The month of its last published report. */
const writtenLastMonth = 10;
/** The years that the story names; the hyphen before it keeps the year of a report's key. */
const writtenYears = /(?<![\d-])202[0-4](?!\d)/g;
const dayMs = 86_400_000;

/** The tenth day after its month or its year, when a report is published. */
export const publicationOf = ({ year, month }: { year: number; month: number }): Date =>
  new Date(Date.UTC(year, month === 0 ? 12 : month, 10, 7));

/** A moment as it is written in the story, or days before the first start. */
export type StoryMoment = string | { daysAgo: number };

/**
 * Moves the story of the demo content so that it ends with the last full year before the first
 * start. It moves by whole years, because its texts name months and holidays; items whose texts
 * name none are dated in days before the start, so that the site has news of this week.
 */
export class StoryTime {
  private readonly years: number;

  constructor(private readonly start: Date) {
    this.years = Math.max(0, start.getUTCFullYear() - 1 - writtenLastYear);
  }

  /** The item with every year in its texts and dates moved. */
  moved<Item>(item: Item): Item {
    const written = JSON.stringify(item);
    return JSON.parse(written.replace(writtenYears, (year) => String(Number(year) + this.years)));
  }

  /** The day or instant of a moved item, as an ISO string. */
  isoOf(moment: StoryMoment): string {
    if (typeof moment === "string") return moment;
    return new Date(this.start.getTime() - moment.daysAgo * dayMs).toISOString();
  }

  /** The day in Kyiv of the first start. */
  get startDay(): string {
    return dayInKyiv(this.start);
  }

  /** The months after the story's last report whose own reports were out before the first start. */
  get monthsAfterStory(): { year: number; month: number }[] {
    const found = [];
    for (let months = this.lastYear * 12 + writtenLastMonth; ; months += 1) {
      const month = { year: Math.floor(months / 12), month: (months % 12) + 1 };
      if (publicationOf(month) > this.start) return found;
      found.push(month);
    }
  }

  /** The last day of the latest month with a report, at which the foundation counted. */
  get countedOn(): string {
    const { year, month } = this.monthsAfterStory.at(-1) ?? {
      year: this.lastYear,
      month: writtenLastMonth,
    };
    return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  }

  /** The foundation's first days, an hour between what was entered then. */
  inFirstDays(position: number): Date {
    return new Date(Date.UTC(this.lastYear, 2, 4, 8) + position * 3_600_000);
  }

  /** Between the years, when somebody put what has no day in order. */
  betweenTheYears(index: number): Date {
    return new Date(Date.UTC(this.lastYear, 11, 29, 8, index));
  }

  private get lastYear(): number {
    return writtenLastYear + this.years;
  }
}
