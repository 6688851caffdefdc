import type { BlockContents } from "../blocks.ts";
import type { FixedPageTexts } from "./fixed-page-texts.ts";
import { row } from "./topics.ts";

const questions = (heading: string, entries: ReturnType<typeof row>[]): BlockContents => ({
  questions: { heading, entries },
});

export const donate: FixedPageTexts = {
  ua: {
    title: "Підтримати дітей",
    lead: "Виберіть суму. У звітах видно, на що йдуть гроші.",
    metaTitle: "Підтримати",
    metaDescription:
      "Як підтримати фонд: картка, QR-код, реквізити для переказу з України та з-за кордону.",
    blocks: [
      questions("Питання про внески", [
        row(
          "Чи є комісія?",
          "Комісію бере банк або платіжний сервіс. Скільки саме, видно перед тим, як ви підтвердите платіж.",
        ),
        row(
          "Помилилися сумою?",
          "Напишіть або зателефонуйте нам якнайшвидше: скажіть дату, суму й спосіб платежу. Ми відповімо, що можна зробити.",
        ),
        row(
          "Чи повертає держава частину податку?",
          "В Україні за пожертву неприбутковій організації можна отримати податкову знижку (стаття 166 Податкового кодексу). Збережіть квитанцію. Якщо потрібне підтвердження від нас, напишіть.",
        ),
        row(
          "Як передати готівку?",
          "Через касу банку або термінал, за реквізитами з цієї сторінки. Так внесок потрапить на рахунок і до звіту.",
        ),
        row(
          "Чи можна допомогти речами?",
          "Спершу запитайте, що потрібно зараз: як це зробити, сказано на сторінці «Як допомогти».",
        ),
      ]),
    ],
  },
  eng: {
    title: "Support children",
    lead: "Choose an amount. Our reports show where the money goes.",
    metaTitle: "Donate",
    metaDescription:
      "How to support the foundation: by card, QR code or bank transfer, from Ukraine and from abroad.",
    blocks: [
      questions("Questions about giving", [
        row(
          "Is there a fee?",
          "The bank or the payment service charges it. You see how much before you confirm the payment.",
        ),
        row(
          "Did you give the wrong amount?",
          "Write or call us as soon as you can, with the date, the amount and the way you paid. We will tell you what can be done.",
        ),
        row(
          "Can I get tax back?",
          "In Ukraine, gifts to non-profit organisations can be deducted from income tax (Tax Code, article 166). Elsewhere, ask your tax office. Keep the receipt, and write to us if you need a confirmation.",
        ),
        row(
          "How do I give cash?",
          "At a bank’s counter or a payment terminal in Ukraine, with the bank details on this page. The gift then reaches the account and the report.",
        ),
        row(
          "Can I give things?",
          "Please ask first what is needed now: the page “How to help” says how.",
        ),
      ]),
    ],
  },
};
