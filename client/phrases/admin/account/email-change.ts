import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { definePhrases } from "../../phrases.ts";

/** Phrases of the card on which users ask for another sign-in address. */
export const emailChangePhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Адреса для входу",
    text: "Ми надішлемо по листу на теперішню й на нову адресу. Адреса зміниться, коли ви відкриєте обидва листи й підтвердите зміну.",
    noMailServer:
      "Змінити адресу поки не можна: для цього потрібні листи з підтвердженням, а сайт їх іще не надсилає. Поштовий сервер підключають у налаштуваннях сервера.",
    begin: "Змінити адресу",
    email: "Нова адреса",
    send: "Надіслати листи",
    sent: "Листи надіслано",
    sentText: "Відкрийте обидва й підтвердьте зміну. Перевірте й теку зі спамом.",
    unchanged: "З цією адресою ви входите зараз. Введіть іншу.",
    openText: (until: string) =>
      `На обидві адреси надіслано листи. Посилання в них діють до ${until}. Доки ви не підтвердите обидва, входьте з теперішньою адресою.`,
    fromCurrent: "З теперішньої адреси",
    fromNew: "З нової адреси",
    confirmed: "Підтверджено",
    waiting: "Чекаємо на підтвердження",
    cancelRequest: "Скасувати запит",
    cancelled: "Запит скасовано",
    cancelledText: "Адреса лишилася та сама, посилання в листах більше не діють.",
    conflicts: {
      noMailServer: "Сайт не надсилає листів, тож змінити адресу не можна.",
      notSent:
        "Поштовий сервер не прийняв листа, тому запит не збережено. Перевірте нову адресу й спробуйте ще раз.",
    },
  }),
  ENG: withNonBreakingSpaces({
    title: "Sign-in address",
    text: "We will send one email to your present address and one to the new address. The address will change when you have opened both and confirmed the change.",
    noMailServer:
      "The address cannot be changed yet: this requires emails of confirmation, and the site does not send emails so far. A mail server is set up in the settings of the server.",
    begin: "Change the address",
    email: "New address",
    send: "Send the emails",
    sent: "The emails have been sent",
    sentText: "Open both and confirm the change. Check the spam folder too.",
    unchanged: "You sign in with this address now. Enter another one.",
    openText: (until: string) =>
      `Emails have been sent to both addresses. Their links work until ${until}. Until you have confirmed both, sign in with your present address.`,
    fromCurrent: "From the present address",
    fromNew: "From the new address",
    confirmed: "Confirmed",
    waiting: "Not confirmed yet",
    cancelRequest: "Cancel the request",
    cancelled: "The request has been cancelled",
    cancelledText: "Your address is still the same; the links in the emails no longer work.",
    conflicts: {
      noMailServer: "The site does not send emails, so the address cannot be changed.",
      notSent:
        "The mail server did not accept an email, so the request was not saved. Check the new address and try again.",
    },
  }),
});
