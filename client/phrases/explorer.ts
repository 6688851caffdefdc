import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
import { ukrainianWord } from "./numbers.ts";
import { definePhrases } from "./phrases.ts";

/** The part of the explorer that needs scripts; the server writes the rest. */
export const explorerPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    tool: "Інструмент",
    operation: "Готовий запит",
    operations: {
      galleries: "Сторінка галерей однією мовою",
      page: "Сторінка за адресою",
      signIn: "Вхід",
      conflict: "Збереження з версією і конфлікт",
      upload: "Завантаження зображення",
    },
    sandboxFrame: "Apollo Sandbox",
    asVisitor:
      "Sandbox надсилає запити без токена. Запити, яким він потрібен, виконуйте в GraphiQL.",
    loading: "Завантажуємо…",
    tooSlow:
      "Скрипт Sandbox з іншого сервера не завантажився, тож ті самі запити відкрито в GraphiQL.",
    notLoaded: "GraphiQL не завантажився. Перевірте з’єднання й оновіть сторінку.",
    token: "Токен",
    tokenHint: "Надсилається із запитами й ніде не зберігається.",
    applyToken: "Застосувати",
    schemaClosed:
      "Без токена схему цього сайту не видно. Введіть токен і натисніть «Застосувати»: з’являться підказки й документація.",
    cost: (fields: string) => `Останній запит: полів у відповіді — ${fields}`,
    searchesLeft: (left: string, limit: string) => `Пошуків залишилося ${left} із ${limit}`,
    refusalsLeft: (left: string, limit: string) =>
      `Ще можна помилитися ${left} ${ukrainianWord(Number(left), "раз", "рази", "разів")} із ${limit}`,
    requestsLeft: (left: string, limit: string) =>
      `Запитів із цим токеном залишилося ${left} із ${limit}`,
    renewed: (seconds: string) => ` (лічильник обнулиться за ${seconds} с)`,
    unlimited: "Для цього токена кількість пошуків і запитів не обмежено",
  }),
  ENG: {
    tool: "Tool",
    operation: "Prepared operation",
    operations: {
      galleries: "A page of galleries in one language",
      page: "A page by its address",
      signIn: "Sign in",
      conflict: "Save with a version, and a conflict",
      upload: "Upload an image",
    },
    sandboxFrame: "Apollo Sandbox",
    asVisitor: "The Sandbox does not send a token. Run operations that need one in GraphiQL.",
    loading: "Loading…",
    tooSlow:
      "The Sandbox script did not load from its server. Here are the same operations in GraphiQL.",
    notLoaded: "GraphiQL did not load. Check the connection and reload the page.",
    token: "Token",
    tokenHint: "The token is sent with your requests and is not stored.",
    applyToken: "Apply",
    schemaClosed:
      "This site only shows its schema with a token. Enter one and press “Apply” to get suggestions and documentation.",
    cost: (fields: string) => `Last request: ${fields} fields in the response`,
    searchesLeft: (left: string, limit: string) => `${left} of ${limit} searches are left`,
    refusalsLeft: (left: string, limit: string) => `${left} of ${limit} failed requests allowed`,
    requestsLeft: (left: string, limit: string) =>
      `${left} of ${limit} requests with this token are left`,
    renewed: (seconds: string) => ` (resets in ${seconds} s)`,
    unlimited: "The number of searches and requests is not limited for this token",
  },
});
