import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { definePhrases } from "../../phrases.ts";

/** Data subjects' rights, for the privacy policy. */
export const privacyRightsPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    rights: {
      title: "Ваші права",
      text: "За статтею 8 Закону України «Про захист персональних даних» і за GDPR ви можете:",
      list: {
        know: "дізнатися, які ваші дані ми маємо, звідки вони, навіщо і хто їх бачив;",
        copy: "отримати їх копію, також у вигляді файлу, який читає комп’ютер;",
        correct: "доповнити або виправити неточне: працівник додасть виправлення до заявки;",
        erase: "попросити стерти дані або обмежити їх використання;",
        object: "заперечити проти обробки;",
        withdraw: "відкликати згоду будь-коли, не пояснюючи причин.",
      },
      answer:
        "Відповідаємо впродовж 30 календарних днів, безоплатно. Програма не вирішує, кому допомогти. Вона лише відкладає схоже на спам.",
      complain:
        "Якщо вважаєте, що ми порушили ваші права, можете звернутися до Уповноваженого Верховної Ради України з прав людини, до суду, а в Європейському Союзі — до наглядового органу країни, де живете.",
      ombudsman: "Сайт Уповноваженого з прав людини",
    },
    withdrawing: {
      title: "Як відкликати згоду",
      write:
        "Напишіть нам з адреси, вказаної в заявці, або назвіть номер телефону, який у ній лишили. Номер заявки допоможе знайти її швидше, але не обов’язковий.",
      call: "Можна також зателефонувати: щоб переконатися, що це ви, передзвонимо на номер із заявки.",
      result:
        "Зітремо ваші дані й повідомимо про це. Усе, що зроблено до відкликання, лишається законним.",
      subject: "Відкликаю згоду на обробку персональних даних",
      button: "Написати про відкликання",
    },
  }),
  ENG: withNonBreakingSpaces({
    rights: {
      title: "Your rights",
      text: "Under Article 8 of the Law of Ukraine on Personal Data Protection and under the GDPR you may:",
      list: {
        know: "learn which of your data we have, where it came from, why, and who has seen it;",
        copy: "receive a copy of it, also as a file that a computer can read;",
        correct:
          "have incomplete or inaccurate data corrected: our staff add the correction to the application;",
        erase: "ask for your data to be erased or its use restricted;",
        object: "object to its processing;",
        withdraw: "withdraw consent at any time, without giving reasons.",
      },
      answer:
        "We answer within 30 calendar days, free of charge. No program decides who gets help. It only puts aside what looks like spam.",
      complain:
        "If you believe that we have violated your rights, you may turn to the Ukrainian Parliament Commissioner for Human Rights, to a court or, in the European Union, to the supervisory authority of the country where you live.",
      ombudsman: "Site of the Commissioner for Human Rights",
    },
    withdrawing: {
      title: "How to withdraw consent",
      write:
        "Write to us from the address you gave in the form, or name the phone number you left in it. The number of your application helps us to find it sooner, but is not required.",
      call: "You can also call: to make sure that it is you, we will call back on the number from the form.",
      result:
        "We will erase your data and tell you so. What was done before you withdrew remains lawful.",
      subject: "I withdraw consent to the processing of my personal data",
      button: "Write to withdraw",
    },
  }),
});
