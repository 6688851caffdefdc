import { definePhrases } from "../phrases.ts";

/** Phrases of the settings of notices: addresses, chats, deadlines, the test message in Telegram. */
export const formAlertPhrases = definePhrases({
  UA: {
    urgentEmail: "Пошта для термінових заявок",
    urgentEmailHint:
      "Сюди надходитимуть також листи про заявки, де допомога потрібна найближчими днями.",
    telegramChats: "Чати в Telegram",
    telegramChatsHint:
      "Номери чатів або @назви через кому. Бот має бути в чаті. Якщо поле порожнє, бот нікому не пише.",
    urgentTelegramChats: "Чати для термінових заявок",
    urgentTelegramChatsHint: "Сюди бот писатиме ще й про термінові заявки.",
    overdueHours: "За скільки годин почати розгляд",
    overdueHoursHint: "Нову заявку, яку не почали розглядати за цей час, позначено як прострочену.",
    promisedHours: "За скільки годин прибрати світлину",
    promisedHoursHint:
      "Це обіцянка відвідувачам: її названо на сторінці конфіденційності, у формі й у листі. Заявку прострочено, якщо її не закрили за цей час, навіть коли її вже розглядають.",
    urgentOverdueHours: "За скільки годин почати розгляд термінової заявки",
    emailList: "Введіть адреси через кому, наприклад name@example.com, або лишіть поле порожнім.",
    chatList: "Введіть номери чатів, наприклад -1001234567890, або @назви через кому.",
    hours: "Введіть ціле число від 1 до 720.",
    noEmail:
      "Поштового сервера немає: листи лише зберігаються тут, і ніхто їх не отримає. Адміністрація сервера має вказати змінну SMTP_URL, а в контактах фонду має бути пошта (або змінна MAIL_FROM).",
    noBot:
      "Бота ще немає: повідомлення в Telegram лише зберігаються. Створіть бота в @BotFather; адміністрація сервера має вказати його ключ у змінній TELEGRAM_BOT_TOKEN і перезапустити сайт.",
    telegram: "Telegram",
    telegramText:
      "Бот може писати про нові заявки в чат команди: номер, форму, терміновість і посилання, без персональних даних. Додайте бота в чат і перевірте, чи доходять повідомлення.",
    chat: "Номер чату або @назва",
    send: "Надіслати пробне повідомлення",
    chatWrong: "Введіть номер чату, наприклад -1001234567890, або @назву.",
    outcomes: {
      SENT: "Telegram прийняв повідомлення. Перевірте чат.",
      NO_BOT:
        "Ключа бота немає. Адміністрація сервера має вказати змінну TELEGRAM_BOT_TOKEN і перезапустити сайт.",
      TOKEN_REFUSED:
        "Telegram не прийняв ключа бота. Перевірте його в @BotFather і у змінній TELEGRAM_BOT_TOKEN.",
      CHAT_NOT_FOUND:
        "Такого чату немає або бота в ньому ніколи не було. Додайте бота в чат і перевірте номер.",
      CHAT_REFUSED: "Бота вилучили з чату або йому заборонено там писати. Додайте його ще раз.",
      NOT_REACHABLE:
        "Telegram не відповідає. Перевірте, чи має сервер доступ до інтернету, і змінну TELEGRAM_API_URL.",
      OTHER: "Повідомлення не надіслано.",
    },
    code: (code: string) => `Код помилки: ${code}`,
    inTelegram: (chat: string) => `Telegram: ${chat}`,
  },
  ENG: {
    urgentEmail: "Email for urgent applications",
    urgentEmailHint: "Notices of applications that need help in the coming days go here, too.",
    telegramChats: "Telegram chats",
    telegramChatsHint:
      "Chat ids or @names, separated by commas. The bot must be in the chat. If the field is blank, the bot writes to nobody.",
    urgentTelegramChats: "Chats for urgent applications",
    urgentTelegramChatsHint: "The bot writes here about urgent applications, too.",
    overdueHours: "Deadline for starting work, hours",
    overdueHoursHint: "A new application that nobody has started on by then is marked as overdue.",
    promisedHours: "Deadline for removing a picture, hours",
    promisedHoursHint:
      "Visitors are promised this on the privacy page, in the form and by email. An application that is not closed by then is overdue, even if somebody is working on it.",
    urgentOverdueHours: "Deadline for urgent applications, hours",
    emailList: "Enter addresses such as name@example.com, separated by commas, or leave it blank.",
    chatList: "Enter chat ids such as -1001234567890, or @names, separated by commas.",
    hours: "Enter a whole number from 1 to 720.",
    noEmail:
      "There is no mail server: emails are only stored here, and nobody receives them. The server’s administrator has to set the variable SMTP_URL, and the foundation’s contacts need an email address (or the variable MAIL_FROM).",
    noBot:
      "There is no bot yet: messages in Telegram are only stored. Create a bot with @BotFather; the server’s administrator has to set its token in the variable TELEGRAM_BOT_TOKEN and restart the site.",
    telegram: "Telegram",
    telegramText:
      "A bot can write to the team’s chat about new applications: number, form, urgency and link, without personal data. Add the bot to the chat and check that messages arrive.",
    chat: "Chat id or @name",
    send: "Send a test message",
    chatWrong: "Enter a chat id such as -1001234567890, or a @name.",
    outcomes: {
      SENT: "Telegram accepted the message. Check the chat.",
      NO_BOT:
        "There is no token. The server’s administrator has to set the variable TELEGRAM_BOT_TOKEN and restart the site.",
      TOKEN_REFUSED:
        "Telegram refused the bot’s token. Check it with @BotFather and in the variable TELEGRAM_BOT_TOKEN.",
      CHAT_NOT_FOUND:
        "There is no such chat, or the bot has never been in it. Add the bot to the chat and check the id.",
      CHAT_REFUSED: "The bot was removed from the chat or may not write in it. Add it again.",
      NOT_REACHABLE:
        "Telegram does not answer. Check whether the server can reach the internet, and the variable TELEGRAM_API_URL.",
      OTHER: "The message was not sent.",
    },
    code: (code: string) => `Error code: ${code}`,
    inTelegram: (chat: string) => `Telegram: ${chat}`,
  },
});
