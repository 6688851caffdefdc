import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../../numbers.ts";
import { definePhrases } from "../../phrases.ts";

/** Phrases of a webhook's log of deliveries. */
export const webhookLogPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    log: "Журнал за 30 днів",
    refresh: "Оновити",
    event: "Подія",
    time: "Коли",
    state: "Стан",
    anyState: "Усі стани",
    actions: "Дії",
    states: { WAITING: "Чекає", DELIVERED: "Доставлено", FAILED: "Не доставлено" },
    versionOf: (version: number) => `версія ${version}`,
    nextAttempt: (time: string) => `Наступна спроба: ${time}`,
    sendsNow: "Надсилається або чекає на попередню подію цього запису",
    waitsForSwitch: "Буде надіслано, коли вебхук увімкнуть",
    attempts: (count: number) => `${count} ${ukrainianWord(count, "спроба", "спроби", "спроб")}`,
    noDeliveries: "Подій ще не було",
    noDeliveriesText: "Тут буде видно, що надіслано, що чекає на надсилання, а що не дійшло.",
    noneFound: "Таких подій немає",
    showAll: "Показати всі",
    sendAgain: "Надіслати ще раз",
    sendNow: "Надіслати зараз",
    sending: "Надсилаємо",
    notSent: "Не вдалося надіслати",
    reasons: {
      TIMEOUT: "Отримувач не відповів за 5 секунд.",
      NOT_PUBLIC: "Адреса веде до внутрішньої мережі, а не до інтернету.",
      ECONNREFUSED: "Сервер отримувача не приймає з’єднань.",
      ENOTFOUND: "Сервера з таким іменем не знайдено.",
      RESTORED: "Сайт відновили з резервної копії, тому це не надіслано.",
    },
    httpReason: (status: number) =>
      status < 400
        ? `Отримувач відповів переадресацією (HTTP ${status}), а сайт за нею не йде.`
        : status < 500
          ? `Отримувач не прийняв повідомлення (HTTP ${status}).`
          : `В отримувача сталася помилка (HTTP ${status}).`,
    otherReason: (code: string) => `З’єднання не вдалося (${code}).`,
  }),
  ENG: withNonBreakingSpaces({
    log: "Log of 30 days",
    refresh: "Refresh",
    event: "Event",
    time: "When",
    state: "State",
    anyState: "All states",
    actions: "Actions",
    states: { WAITING: "Waiting", DELIVERED: "Delivered", FAILED: "Not delivered" },
    versionOf: (version: number) => `version ${version}`,
    nextAttempt: (time: string) => `Next attempt: ${time}`,
    sendsNow: "Is being sent, or is waiting for an earlier event of this item",
    waitsForSwitch: "Will be sent when the webhook is on",
    attempts: (count: number) => `${count} ${englishWord(count, "attempt", "attempts")}`,
    noDeliveries: "There have been no events yet",
    noDeliveriesText: "Here you will see what was sent, what is waiting and what did not arrive.",
    noneFound: "There are no such events",
    showAll: "Show all",
    sendAgain: "Send again",
    sendNow: "Send now",
    sending: "Sending",
    notSent: "Could not send",
    reasons: {
      TIMEOUT: "The receiver did not answer within 5 seconds.",
      NOT_PUBLIC: "The address leads to an internal network, not to the internet.",
      ECONNREFUSED: "The receiver’s server accepts no connections.",
      ENOTFOUND: "No server with this name was found.",
      RESTORED: "The site was restored from a backup, so this was not sent.",
    },
    httpReason: (status: number) =>
      status < 400
        ? `The receiver answered with a redirect (HTTP ${status}), which the site does not follow.`
        : status < 500
          ? `The receiver did not accept the message (HTTP ${status}).`
          : `The receiver had an error (HTTP ${status}).`,
    otherReason: (code: string) => `The connection failed (${code}).`,
  }),
});
