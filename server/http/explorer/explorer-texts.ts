import type { Language } from "../../language/language.ts";
import {
  maxCountsAndSearches,
  maxIntrospectedFields,
  maxVisitorRootFields,
} from "../graphql/operation-limits.ts";
import { maxCost, maxDepth, maxTokens } from "../graphql/query-limits.ts";
import { maxResponseLength } from "../graphql/response-text.ts";
import { maxAnonymousBodyBytes, maxBodyBytes } from "../security/body-limits.ts";

interface ExplorerTexts {
  title: string;
  lead: string;
  schema: string;
  rest: string;
  site: string;
  otherLanguage: string;
  costs: string;
  limits: string[];
  needsScript: string;
  notBuilt: string;
}

const kibibytes = maxAnonymousBodyBytes / 1024;
const mebibytes = maxBodyBytes / 1024 ** 2;
const ua = new Intl.NumberFormat("uk").format;
const eng = new Intl.NumberFormat("en-GB").format;

/** What the server writes of the explorer; the rest is in client/phrases/explorer.ts. */
export const explorerTexts: Record<Language, ExplorerTexts> = {
  ua: {
    title: "Запити GraphQL",
    lead: "Для розробників: готові запити, схема з описами, історія.",
    schema: "Завантажити schema.graphql",
    rest: "REST",
    site: "На сайт",
    otherLanguage: "English",
    costs: "Скільки може коштувати запит",
    limits: [
      `Вкладеність: до ${ua(maxDepth)} рівнів.`,
      `Поля у відповіді: до ${ua(maxCost)}. Список рахується за довжиною, тож просіть менші сторінки.`,
      `Підрахунки (total) і пошуки: до ${ua(maxCountsAndSearches)} в одному запиті.`,
      `Поля верхнього рівня без входу: до ${ua(maxVisitorRootFields)}.`,
      `Поля схеми (інтроспекція): до ${ua(maxIntrospectedFields)}.`,
      `Текст запиту: до ${ua(maxTokens)} лексем. Тіло: до ${ua(kibibytes)} КіБ без входу, до ${ua(mebibytes)} МіБ після нього.`,
      `Відповідь: до ${ua(maxResponseLength)} символів.`,
      "Скільки коштував запит, показує заголовок відповіді Query-Cost.",
    ],
    needsScript:
      "Щоб надсилати запити з цієї сторінки, увімкніть JavaScript. Схема й опис REST відкриваються і без нього.",
    notBuilt: "Файлів цієї сторінки ще немає: виконайте npm run build і перезапустіть сервер.",
  },
  eng: {
    title: "GraphQL explorer",
    lead: "For developers: prepared operations, the schema with its descriptions, history.",
    schema: "Download schema.graphql",
    rest: "REST",
    site: "To the site",
    otherLanguage: "Українська",
    costs: "What a request may cost",
    limits: [
      `Nesting: up to ${eng(maxDepth)} levels.`,
      `Fields in the response: up to ${eng(maxCost)}. Lists count by their length, so ask for smaller pages.`,
      `Counts (total) and searches: up to ${eng(maxCountsAndSearches)} in one request.`,
      `Root fields without signing in: up to ${eng(maxVisitorRootFields)}.`,
      `Fields of the schema (introspection): up to ${eng(maxIntrospectedFields)}.`,
      `Document: up to ${eng(maxTokens)} tokens. Body: up to ${eng(kibibytes)} KiB without signing in, up to ${eng(mebibytes)} MiB after it.`,
      `Response: up to ${eng(maxResponseLength)} characters.`,
      "The response header Query-Cost shows the cost of a request.",
    ],
    needsScript:
      "To send requests from this page, switch on JavaScript. The schema and the REST page work without it.",
    notBuilt: "The files of this page do not exist yet: run npm run build and restart the server.",
  },
};
