import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of the search page. */
export const searchPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Пошук",
    titleOf: (text: string) => `${text} · Пошук`,
    path: "Шлях до сторінки",
    home: "Головна",
    label: "Що шукаєте?",
    submit: "Шукати",
    filters: "Розділи",
    all: "Усе",
    kinds: {
      GALLERY: "Новини й галереї",
      GALLERY_CATEGORY: "Категорії галереї",
      BLOG_POST: "Блог",
      PROJECT: "Проєкти",
      REPORT: "Звіти",
      MEMBER: "Команда",
      PARTNER: "Партнери",
      TOGETHER_POINT: "Дитячі точки",
      PAGE: "Сторінки",
    },
    kind: {
      GALLERY: "Галерея",
      GALLERY_CATEGORY: "Категорія галереї",
      BLOG_POST: "Допис",
      PROJECT: "Проєкт",
      REPORT: "Звіт",
      MEMBER: "Команда",
      PARTNER: "Партнер",
      TOGETHER_POINT: "Дитяча точка",
      PAGE: "Сторінка сайту",
    },
    onlyInOther: "Поки що лише англійською",
    found: (count: number, isMore: boolean) => {
      if (count === 0) return "Нічого не знайдено";
      if (isMore)
        return `Знайдено понад ${count} ${ukrainianWord(count, "результат", "результати", "результатів")}`;
      return `Знайдено ${count} ${ukrainianWord(count, "результат", "результати", "результатів")}`;
    },
    results: "Результати пошуку",
    similar: "Схоже за написанням",
    refine: "Показано найближчі збіги. Щоб побачити інші, додайте слово або оберіть розділ.",
    popular: "Що шукають найчастіше",
    waysOn: "Куди можна піти далі",
    none: "Спробуйте інше слово або коротшу форму: замість «психологічна підтримка» — «психолог». Можна писати й англійською.",
    ways: {
      needHelp: {
        title: "Потрібна допомога",
        text: "Гуманітарна чи психологічна: заявка займе кілька хвилин.",
        textInGeneral: "Як до нас звернутися й куди телефонувати в небезпеці.",
      },
      donate: { title: "Підтримати дітей", text: "Карткою або за реквізитами." },
      projects: { title: "Проєкти", text: "Що ми робимо і для кого." },
      galleries: { title: "Галерея", text: "Наші будні й свята у світлинах." },
      reports: { title: "Звіти", text: "Що ми отримали, кому передали й на що витратили." },
      contacts: { title: "Контакти", text: "Зателефонуйте або напишіть: підкажемо." },
    },
    problems: {
      tooLong: "Запит задовгий: можна до 100 символів. Залиште кілька головних слів.",
      noLetters: "У запиті немає літер чи цифр. Напишіть слово, яке шукаєте.",
      tooShort: "Замало літер. Напишіть щонайменше дві.",
    },
    errors: {
      failed: "Пошук не відповів. Перевірте зв’язок і спробуйте ще раз.",
      tooMany:
        "З вашої мережі щойно шукали дуже часто. Зачекайте кілька хвилин і спробуйте ще раз.",
    },
    again: "Спробувати ще раз",
  }),
  ENG: withNonBreakingSpaces({
    title: "Search",
    titleOf: (text: string) => `${text} · Search`,
    path: "Breadcrumb",
    home: "Home",
    label: "What are you looking for?",
    submit: "Search",
    filters: "Sections",
    all: "Everything",
    kinds: {
      GALLERY: "News and galleries",
      GALLERY_CATEGORY: "Gallery categories",
      BLOG_POST: "Blog",
      PROJECT: "Projects",
      REPORT: "Reports",
      MEMBER: "Team",
      PARTNER: "Partners",
      TOGETHER_POINT: "Children’s points",
      PAGE: "Pages",
    },
    kind: {
      GALLERY: "Gallery",
      GALLERY_CATEGORY: "Gallery category",
      BLOG_POST: "Blog post",
      PROJECT: "Project",
      REPORT: "Report",
      MEMBER: "Team",
      PARTNER: "Partner",
      TOGETHER_POINT: "Children’s point",
      PAGE: "Page of the site",
    },
    onlyInOther: "In Ukrainian only so far",
    found: (count: number, isMore: boolean) => {
      if (count === 0) return "Nothing found";
      if (isMore) return `More than ${count} results found`;
      return `${count} ${englishWord(count, "result", "results")} found`;
    },
    results: "Search results",
    similar: "Similar spelling",
    refine: "These are the closest matches. To see others, add a word or choose a section.",
    popular: "What people look for most",
    waysOn: "Where to go from here",
    none: "Try another word or a shorter one: “psychologist” in place of “psychological support”. You can also write in Ukrainian.",
    ways: {
      needHelp: {
        title: "Need help",
        text: "Humanitarian or psychological: applying takes a few minutes.",
        textInGeneral: "How to reach us, and whom to call in danger.",
      },
      donate: { title: "Support children", text: "By card or bank transfer." },
      projects: { title: "Projects", text: "What we do, and for whom." },
      galleries: { title: "Gallery", text: "Our ordinary days and celebrations in pictures." },
      reports: {
        title: "Reports",
        text: "What we received, to whom we gave it and what we spent.",
      },
      contacts: { title: "Contacts", text: "Call or write: we will advise you." },
    },
    problems: {
      tooLong: "The search is too long: use at most 100 characters. Keep a few main words.",
      noLetters: "The search has no letters or digits. Write a word that you are looking for.",
      tooShort: "Too few letters. Write at least two.",
    },
    errors: {
      failed: "Search did not respond. Check your connection and try again.",
      tooMany:
        "Too many searches have just come from your network. Wait a few minutes, then try again.",
    },
    again: "Try again",
  }),
});

/** Kinds of results: those of the content, and the site's fixed pages. */
export type ResultKind = keyof typeof searchPhrases.UA.kind;
