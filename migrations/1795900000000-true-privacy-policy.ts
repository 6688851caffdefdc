import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Paragraphs of the privacy policy that did not say what the program does, with what is said instead.
 * Paragraphs that somebody has changed stay as they are.
 */
const replacements: readonly (readonly [before: string, after: string])[] = [
  [
    "Заявку на допомогу дитині подає хтось із батьків або законний представник. Волонтерити можна з 14 років; до 18 просимо контакти батьків або піклувальника й телефонуємо їм, перш ніж почати.",
    "Заявку на допомогу дитині подає хтось із батьків або законний представник. Волонтерити можна з 14 років; до 18 просимо контакти одного з батьків або піклувальника й телефонуємо цій людині, перш ніж почати.",
  ],
  [
    "Незашифрованими лишаються тільки форма, номер, мова, область, дати, стан розгляду й дані для статистики: види потреб, кількість людей у родині, напрями допомоги, бажана точка й тип організації. Імені, контактів чи розповіді серед них немає.",
    "Незашифрованими лишаються форма, номер, мова, область, дати, терміновість, день нагадування, стан розгляду, день завершення розгляду, хто з працівників її розглядає, ознаки спаму, текст згоди і дані для статистики: види потреб, кількість людей у родині, напрями допомоги, бажана точка, методи роботи психолога, тип організації і вид підтримки. Імені, контактів чи розповіді серед них немає.</p><p>Телефони, адреси пошти й слова імені зберігаємо ще й як незворотні відбитки, щоб знаходити заявку, а 30 днів — і відбиток IP-адреси, щоб стримати спам.",
  ],
  [
    "Заявки відкривають лише працівники, які їх розглядають, та адміністрація сайту. Редактори, волонтери й партнери доступу не мають. Кожне прочитання, друк і вивантаження записується.",
    "Заявки відкривають лише працівники, які їх розглядають, та адміністрація сайту. Редактори, волонтери й партнери доступу не мають. Кожне прочитання, друк і експорт записується.",
  ],
  [
    "У листі, яким сайт сповіщає працівників, немає жодних ваших даних: лише номер і посилання. Якщо ви лишили електронну адресу, надсилаємо на неї підтвердження з номером заявки; воно йде через нашого поштового оператора.",
    "У сповіщеннях для працівників (листах, а де ввімкнено, і повідомленнях у Telegram) немає ваших відповідей і контактів: лише номер заявки, номер схожої заявки, назва форми, терміновість, строки й посилання. Якщо ви лишили електронну адресу, надсилаємо на неї підтвердження з номером заявки — крім тих, хто зазначив, що телефонувати небезпечно. Листи йдуть через нашого поштового оператора.",
  ],
  [
    "Не продаємо, не обмінюємо й не використовуємо для реклами.",
    "Ваших даних не продаємо, не обмінюємо й не використовуємо для реклами.",
  ],
  [
    "What is not encrypted: the form, number, language, region, dates, state of the request, and data for statistics, that is, kinds of needs, size of the household, areas of help, preferred point and type of organisation. There is no name, contact or story among it.",
    "Not encrypted: form, number, language, region, dates, urgency, day of a reminder, state, day of closing, who on our staff handles it, signs of spam, consent text and data for statistics, that is, kinds of needs, size of the household, areas of help, preferred point, methods of a psychologist, type of organisation and kind of support. They contain no name, contact or story.</p><p>Phone numbers, emails and the words of names are also kept as irreversible fingerprints, so that an application can be found, and for 30 days a fingerprint of the IP address, to hold off spam.",
  ],
  [
    "Only the staff who handle the requests and the site’s administrators can open them. Editors, volunteers and partners have no access. Each time an application is opened, printed or exported, this is recorded.",
    "Only the staff who handle applications and the site’s administrators can open them. Editors, volunteers and partners have no access. Each time an application is opened, printed or exported, this is recorded.",
  ],
  [
    "The email by which the site notifies staff contains none of your data, only a number and a link. If you left an email address, we send you a receipt with the number of your request; it travels through our mail provider.",
    "Notices to staff (emails and, where switched on, Telegram messages) contain none of your answers or contacts: only the number of the application, the number of a similar one, the form, how urgent it is, deadlines and a link. If you left an email address, we send you a receipt with the number of your application, unless you said that it is not safe to call you. Emails travel through our mail provider.",
  ],
  [
    "We pass on only what your request cannot do without: to the psychologist who will work with you, or to the carrier of a parcel. The exception is a threat to the life or safety of the child or another person, and what the law requires: then we involve those who can protect them and, if need be, the police or child services.",
    "We pass on only what is needed to do what you ask: to the psychologist who will work with you, or to the carrier of a parcel. The exception is a threat to the life or safety of the child or another person, and what the law requires: then we involve those who can protect them and, if need be, the police or child services.",
  ],
  [
    "We do not sell or exchange data, or use it for advertising.",
    "We do not sell or exchange your data, or use it for advertising.",
  ],
];

export class TruePrivacyPolicy1795900000000 implements MigrationInterface {
  name = "TruePrivacyPolicy1795900000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const [before, after] of replacements) await replace(runner, before, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [before, after] of replacements) await replace(runner, after, before);
  }
}

async function replace(runner: QueryRunner, before: string, after: string): Promise<void> {
  const plain = (html: string) => html.replaceAll("</p><p>", "  ");
  await runner.query(
    `UPDATE page_translation SET blocks = replace(blocks::text, $1, $2)::jsonb,
       plain_text = replace(plain_text, $3, $4)
     WHERE strpos(blocks::text, $1) > 0
       AND item_id IN (SELECT id FROM page WHERE fixed_page = 'PRIVACY')`,
    [before, after, plain(before), plain(after)],
  );
}
