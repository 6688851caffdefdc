import { definePhrases } from "../phrases.ts";

/**
 * The pages that exist whatever the database contains, by their names in `client/paths.ts`: their
 * titles and the further words by which readers look for them.
 */
export const searchPagesPhrases = definePhrases({
  UA: {
    needHelp: {
      title: "Потрібна допомога",
      keywords: "просити отримати заявка звернення родина переселенці ВПО біда екстрена",
    },
    humanitarianHelp: {
      title: "Заявка на гуманітарну допомогу",
      keywords: "гуманітарка продукти харчі їжа одяг взуття ковдра ліки набір речі",
    },
    psychologicalHelp: {
      title: "Заявка на психологічну допомогу",
      keywords: "психолог психологиня консультація тривога страх втрата підтримка дитина підліток",
    },
    help: {
      title: "Як допомогти",
      keywords:
        "підтримати пожертва пожертвувати донат гроші внесок переказ реквізити картка рахунок IBAN долучитися благодійність",
    },
    volunteer: { title: "Стати волонтером", keywords: "волонтерка волонтерство час анкета" },
    psychologist: { title: "Долучитися як психолог", keywords: "психологиня фахівець анкета" },
    partner: {
      title: "Стати партнером",
      keywords: "партнерство компанія бізнес спонсор співпраця анкета",
    },
    contacts: {
      title: "Контакти",
      keywords: "телефон пошта адреса графік години написати зателефонувати реквізити",
    },
    about: { title: "Про нас", keywords: "фонд історія місія мета цінності напрями" },
    projects: { title: "Проєкти", keywords: "програми напрями цілі проекти" },
    team: { title: "Команда", keywords: "люди працівники засновники організатори психологи" },
    partners: { title: "Партнери", keywords: "друзі спонсори донори компанії" },
    reports: { title: "Звіти", keywords: "звітність документи накладні витрати прозорість" },
    galleries: { title: "Галерея", keywords: "фото світлини події свята малюнки" },
    videos: { title: "Відео", keywords: "ролики фільми мультфільми канал ютуб YouTube" },
    togetherPoints: { title: "Дитячі точки", keywords: "разом міста простір заняття діти центр" },
    news: { title: "Новини", keywords: "події останні свіжі" },
    blogPosts: { title: "Блог", keywords: "статті дописи поради батькам" },
    privacy: {
      title: "Політика конфіденційності",
      keywords: "персональні дані приватність згода обробка видалити",
    },
    pictureRemoval: {
      title: "Прибрати світлину",
      keywords: "фото фотографія видалити сховати зображення моя дитина без згоди",
    },
  },
  ENG: {
    needHelp: {
      title: "Need help",
      keywords: "ask get apply application request family displaced emergency",
    },
    humanitarianHelp: {
      title: "Apply for humanitarian help",
      keywords: "aid food clothes shoes blanket medicine parcel things",
    },
    psychologicalHelp: {
      title: "Apply for psychological help",
      keywords: "psychologist consultation anxiety fear loss support child teenager",
    },
    help: {
      title: "How to help",
      keywords:
        "donate donation give money support transfer bank details card account IBAN charity join",
    },
    volunteer: { title: "Become a volunteer", keywords: "volunteering time form" },
    psychologist: { title: "Join as a psychologist", keywords: "specialist form" },
    partner: {
      title: "Become a partner",
      keywords: "partnership company business sponsor cooperation form",
    },
    contacts: {
      title: "Contacts",
      keywords: "phone email address hours write call bank details",
    },
    about: { title: "About Us", keywords: "foundation history mission aims values" },
    projects: { title: "Projects", keywords: "programs areas goals" },
    team: { title: "Team", keywords: "people staff founders organizers psychologists" },
    partners: { title: "Partners", keywords: "friends sponsors donors companies" },
    reports: { title: "Reports", keywords: "documents waybills expenses transparency accounts" },
    galleries: { title: "Gallery", keywords: "photos pictures events celebrations drawings" },
    videos: { title: "Videos", keywords: "films cartoons channel YouTube" },
    togetherPoints: {
      title: "Children’s points",
      keywords: "cities space classes children center",
    },
    news: { title: "News", keywords: "events latest" },
    blogPosts: { title: "Blog", keywords: "articles posts advice parents" },
    privacy: {
      title: "Privacy policy",
      keywords: "personal data consent processing delete",
    },
    pictureRemoval: {
      title: "Remove a picture",
      keywords: "photo photograph image take down delete hide my child without consent",
    },
  },
});
