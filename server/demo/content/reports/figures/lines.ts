import type { LineCategory } from "../../../../report/figures/line-category.ts";
import type { DemoFiguresLine } from "../../shapes.ts";

interface Reference {
  /** Key of the project. */
  project?: string;
  /** Place of the document that proves it among the report's documents, from 0. */
  proof?: number;
}

/** A line of a demo report; `hryvnias` may have kopecks. */
export const line = (
  category: LineCategory,
  hryvnias: number,
  ua: string,
  eng: string,
  { project, proof }: Reference = {},
): DemoFiguresLine => ({
  category,
  amount: Math.round(hryvnias * 100),
  ua,
  eng,
  project: project ?? null,
  proof: proof ?? null,
});

export const peopleGave = (hryvnias: number) =>
  line("DONATIONS", hryvnias, "Внески людей", "Gifts from people");
export const abroadGave = (hryvnias: number) =>
  line("DONATIONS_ABROAD", hryvnias, "Внески з-за кордону", "Gifts from abroad");
export const salaries = (hryvnias: number) =>
  line("SALARIES", hryvnias, "Оплата праці з податками", "Salaries with taxes");
export const office = (hryvnias: number) =>
  line("ADMINISTRATION", hryvnias, "Оренда, зв’язок, бухгалтерія", "Rent, phones, accounting");
export const bankFees = (hryvnias: number) =>
  line("BANK_FEES", hryvnias, "Комісії банків", "Bank fees");
