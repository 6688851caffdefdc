import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

/**
 * Phrases of uploads. `limit` is "20 МБ" where it is a size and a number where it is in megapixels.
 */
export const uploadPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Завантаження",
    running: (count: number) =>
      `${count} ${ukrainianWord(count, "триває", "тривають", "тривають")}`,
    waiting: (count: number) =>
      `${count} ${ukrainianWord(count, "очікує", "очікують", "очікують")}`,
    failed: (count: number) => `${count} з помилкою`,
    percent: (share: number) => `${share} %`,
    waits: "Очікує черги",
    processing: "Обробляємо…",
    progress: (name: string) => `Завантаження «${name}»`,
    cancel: (name: string) => `Скасувати «${name}»`,
    remove: (name: string) => `Прибрати «${name}» зі списку`,
    removeFromText: (name: string) => `Прибрати «${name}» із тексту`,
    cancelAll: "Скасувати всі",
    removeAll: "Прибрати всі",
    retry: "Повторити",
    retryThis: (name: string) => `Повторити завантаження «${name}»`,
    retryAll: "Повторити всі",
    otherFile: "Вибрати інший файл",
    otherFileShort: "Інший файл",
    refused: (count: number, first: string) =>
      `Не завантажено ${count} ${ukrainianWord(count, "файл", "файли", "файлів")}. ${first}`,
    errors: {
      format: "Це не світлина. Виберіть файл JPG, HEIC, PNG, WebP, AVIF або GIF.",
      notPdf: "Це не PDF. Збережіть документ у форматі PDF.",
      tooLarge: (limit: string) => `Файл завеликий: щонайбільше ${limit}. Зменште його.`,
      tooManyPixels: (limit: number) =>
        `Завеликі розміри: щонайбільше ${limit} ${ukrainianWord(limit, "мегапіксель", "мегапікселі", "мегапікселів")}. Зменште світлину.`,
      animation: "Це відео, а не світлина. Збережіть з нього кадр і виберіть його.",
      broken: "Файл пошкоджено або він порожній. Виберіть іншу копію.",
      unreadable: "Файл не вдалося прочитати. Можливо, його переміщено або це тека.",
      connection:
        "Зв’язок перервався. Не закривайте сторінку: щойно він відновиться, спробуємо ще раз.",
      session: "Сеанс завершився. Увійдіть ще раз і повторіть.",
      forbidden: "У вас немає прав на цю дію. Попросіть доступ у того, хто вас запросив.",
      tooMany: "Забагато запитів поспіль. Зачекайте хвилину й повторіть.",
      full: "На сервері скінчилося місце. Повідомте адміністрацію сайту й спробуйте пізніше.",
      unavailable: "Сервер зараз не відповідає. Не закривайте сторінку: спробуємо ще раз самі.",
      files: "Сховище файлів зараз не відповідає. Не закривайте сторінку: спробуємо ще раз самі.",
      imageHost:
        "Сховище світлин не прийняло файл. Повторіть трохи згодом або повідомте адміністрацію сайту.",
      unforeseen: "На сервері сталася помилка. Повторіть трохи згодом.",
    },
    number: (id: string) => `Номер помилки: ${id}.`,
    warnings: {
      animation: {
        title: (names: string) => `Анімація не збережеться: ${names}`,
        text: "Сайт покаже лише перший кадр.",
      },
      password: {
        title: (name: string) => `PDF «${name}» захищено`,
        text: "Перевірте, чи він відкривається без пароля. Якщо ні, відвідувачі його не прочитають: зніміть пароль і завантажте файл знову.",
      },
      noPages: {
        title: (name: string) => `У PDF «${name}» немає сторінок`,
        text: "Відвідувачі нічого не побачать. Збережіть документ у PDF ще раз і завантажте знову.",
      },
    },
  }),
  ENG: withNonBreakingSpaces({
    title: "Uploads",
    running: (count: number) => `${count} in progress`,
    waiting: (count: number) => `${count} waiting`,
    failed: (count: number) => `${count} failed`,
    percent: (share: number) => `${share}%`,
    waits: "Waiting its turn",
    processing: "Processing…",
    progress: (name: string) => `Upload of “${name}”`,
    cancel: (name: string) => `Cancel “${name}”`,
    remove: (name: string) => `Remove “${name}” from the list`,
    removeFromText: (name: string) => `Remove “${name}” from the text`,
    cancelAll: "Cancel all",
    removeAll: "Clear all",
    retry: "Try again",
    retryThis: (name: string) => `Try again to upload “${name}”`,
    retryAll: "Try all again",
    otherFile: "Choose another file",
    otherFileShort: "Another file",
    refused: (count: number, first: string) =>
      `${count} ${englishWord(count, "file was", "files were")} not uploaded. ${first}`,
    errors: {
      format: "This is not a picture. Choose a JPG, HEIC, PNG, WebP, AVIF or GIF file.",
      notPdf: "This is not a PDF. Save the document as PDF.",
      tooLarge: (limit: string) => `The file is too large: ${limit} at most. Make it smaller.`,
      tooManyPixels: (limit: number) =>
        `Too many pixels: ${limit} megapixels at most. Make the picture smaller.`,
      animation: "This is a video, not a picture. Save a frame of it and choose that.",
      broken: "The file is damaged or empty. Choose another copy.",
      unreadable: "The file could not be read. It may have been moved, or is a folder.",
      connection:
        "The connection was lost. Keep this page open: we will try again as soon as it is back.",
      session: "Your session has ended. Sign in and try again.",
      forbidden:
        "You do not have permission to do this. Ask the person who invited you for access.",
      tooMany: "Too many requests in a row. Wait a minute and try again.",
      full: "The server has run out of space. Tell the site’s administrators and try again later.",
      unavailable:
        "The server is not responding at the moment. Keep this page open: we will try again ourselves.",
      files:
        "The file storage is not responding at the moment. Keep this page open: we will try again ourselves.",
      imageHost:
        "The picture storage did not accept the file. Try again in a little while, or tell the site’s administrators.",
      unforeseen: "An error occurred on the server. Try again in a little while.",
    },
    number: (id: string) => `Error number: ${id}.`,
    warnings: {
      animation: {
        title: (names: string) => `The animation will not be kept: ${names}`,
        text: "The site will show only its first frame.",
      },
      password: {
        title: (name: string) => `The PDF “${name}” is protected`,
        text: "Check that it opens without a password. If it does not, visitors cannot read it: remove the password and upload the file again.",
      },
      noPages: {
        title: (name: string) => `The PDF “${name}” has no pages`,
        text: "Visitors will see nothing. Save the document as a PDF again and upload it once more.",
      },
    },
  }),
});
