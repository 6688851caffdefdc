import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { definePhrases } from "../../phrases.ts";

/** The money that a project needs. Sums come with their currency; days are written out. */
export const goalPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Скільки зібрано",
    needed: (target: string) => `Потрібно ${target}`,
    collected: (sum: string, target: string) => `Зібрано ${sum} з ${target}`,
    left: (sum: string) => `Ще потрібно ${sum}.`,
    reached: "Усю суму зібрано.",
    exceeded: (sum: string) => `Зібрано на ${sum} більше, ніж було потрібно.`,
    asOf: (day: string) =>
      `Станом на ${day} року, за останнім опублікованим звітом. Гроші, що надійшли пізніше, ще не пораховано.`,
    asOfShort: (day: string) => `станом на ${day} року`,
    notCounted:
      "Зібраного ще не пораховано: звітів із сумами поки немає. Порахуємо, щойно опублікуємо перший.",
    from: (day: string) => `Рахуємо звіти від ${day} року.`,
    until: (day: string) => `Збираємо до ${day} року.`,
    over: (day: string) => `Збір тривав до ${day} року й завершився.`,
    lastReportToCome: "Звіт за останні дні збору ще не опубліковано.",
    needs: "Що ще потрібно",
    reports: "Звіти, за якими пораховано",
    allReports: "Усі звіти",
    donate: "Підтримати проєкт",
  }),
  ENG: withNonBreakingSpaces({
    title: "How much has been raised",
    needed: (target: string) => `${target} is needed`,
    collected: (sum: string, target: string) => `${sum} raised of ${target}`,
    left: (sum: string) => `${sum} is still needed.`,
    reached: "The whole sum has been raised.",
    exceeded: (sum: string) => `${sum} more than was needed has been raised.`,
    asOf: (day: string) =>
      `As of ${day}, by the last published report. Money that arrived later is not counted yet.`,
    asOfShort: (day: string) => `as of ${day}`,
    notCounted:
      "The total is not known yet, because no report with sums has been published. We will count it after the first one.",
    from: (day: string) => `We count reports from ${day}.`,
    until: (day: string) => `We are raising money until ${day}.`,
    over: (day: string) => `The fundraising ran until ${day} and has ended.`,
    lastReportToCome: "The report on the last days of the fundraising has not been published yet.",
    needs: "What is still needed",
    reports: "Reports included in the total",
    allReports: "All reports",
    donate: "Support the project",
  }),
});
