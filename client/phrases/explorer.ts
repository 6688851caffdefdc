import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
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
      `Помилкових запитів залишилося ${left} із ${limit}`,
    requestsLeft: (left: string, limit: string) =>
      `Запитів із цим токеном залишилося ${left} із ${limit}`,
    renewed: (seconds: string) => ` (лік почнеться знову за ${seconds} с)`,
    unlimited: "Для цього токена кількість пошуків і запитів не обмежено",
  }),
  ENG: {
    tool: "Tool",
    operation: "Prepared operation",
    operations: {
      galleries: "A page of galleries in one language",
      page: "A page by its address",
      signIn: "Sign in",
      conflict: "Save with a version, meet a conflict",
      upload: "Upload an image",
    },
    sandboxFrame: "Apollo Sandbox",
    asVisitor: "The Sandbox sends no token. Run the operations that need one in GraphiQL.",
    loading: "Loading…",
    tooSlow:
      "The Sandbox’s script, which another server sends, did not load: here are the same operations in GraphiQL.",
    notLoaded: "GraphiQL did not load. Check the connection and reload the page.",
    token: "Token",
    tokenHint: "It is sent with requests and stored nowhere.",
    applyToken: "Apply",
    schemaClosed:
      "This site shows its schema with a token only. Enter one and press “Apply”: suggestions and documentation will appear.",
    cost: (fields: string) => `Last request: ${fields} fields in the response`,
    searchesLeft: (left: string, limit: string) => `${left} of ${limit} searches are left`,
    refusalsLeft: (left: string, limit: string) => `${left} of ${limit} faulty requests are left`,
    requestsLeft: (left: string, limit: string) =>
      `${left} of ${limit} requests with this token are left`,
    renewed: (seconds: string) => ` (counted anew in ${seconds} s)`,
    unlimited: "The number of searches and requests is not limited for this token",
  },
});
