import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Paragraphs of the privacy policy that did not say what the program does, with what is said instead.
 * Paragraphs that somebody has changed stay as they are.
 */
const replacements: readonly (readonly [before: string, after: string])[] = [
  [
    "Дані про стан здоров’я обробляємо лише за окремою згодою (стаття 7 Закону, пункт (a) частини 2 статті 9 GDPR) і лише для того, щоб вам допомогти.",
    "Де форма питає про стан здоров’я, просимо окрему згоду (стаття 7 Закону, пункт (a) частини 2 статті 9 GDPR) і обробляємо ці дані лише для того, щоб вам допомогти. У короткій заявці про здоров’я, будь ласка, не пишіть.",
  ],
  [
    "Заявку на допомогу дитині подає хтось із батьків або законний представник. Волонтерити можна з 14 років; до 18 просимо контакти батьків або піклувальника й телефонуємо їм, перш ніж почати.",
    "Психологічну допомогу дитині просить хтось із батьків або законний представник. Волонтерити можна з 14 років; до 18 просимо контакти одного з батьків або піклувальника й телефонуємо цій людині, перш ніж почати.",
  ],
  [
    "Відповіді, нотатки й листи зашифровано ще до запису в базу даних, а ключ зберігається окремо від неї. Хто викраде саму базу або її копію, не прочитає ні імені, ні номера, ні історії.",
    "Відповіді, нотатки й листи зашифровано ще до запису в базу даних, а ключа в ній і в щоденних копіях немає. Хто викраде лише базу або таку копію, не прочитає з заявок ні імені, ні номера, ні історії.",
  ],
  [
    "Незашифрованими лишаються тільки форма, номер, мова, область, дати, стан розгляду й дані для статистики: види потреб, кількість людей у родині, напрями допомоги, бажана точка й тип організації. Імені, контактів чи розповіді серед них немає.",
    "Незашифрованими лишаються форма, номер, мова, область, дати, терміновість, день нагадування, стан розгляду, час завершення розгляду, хто з працівників її розглядає, ознаки спаму, текст згоди і дані для статистики: види потреб, кількість людей у родині, напрями допомоги, бажана точка, методи роботи психолога, тип організації і вид підтримки. Імені, контактів чи розповіді серед них немає.</p><p>Телефони, адреси пошти й слова імені зберігаємо ще й як незворотні відбитки, щоб знаходити заявку, а 30 днів — і відбиток IP-адреси, щоб стримати спам.",
  ],
  [
    "Заявки відкривають лише працівники, які їх розглядають, та адміністрація сайту. Редактори, волонтери й партнери доступу не мають. Кожне прочитання, друк і вивантаження записується.",
    "Заявки відкривають лише працівники, які їх розглядають, та адміністрація сайту. Редактори, волонтери й партнери доступу не мають. Записуємо, хто й коли відкривав (не частіше ніж раз на годину), друкував чи експортував заявку.",
  ],
  [
    "У листі, яким сайт сповіщає працівників, немає жодних ваших даних: лише номер і посилання. Якщо ви лишили електронну адресу, надсилаємо на неї підтвердження з номером заявки; воно йде через нашого поштового оператора.",
    "У сповіщеннях для працівників (листах, а де ввімкнено, і повідомленнях у Telegram) немає вашого імені, контактів і розповіді: лише номер заявки, номер схожої заявки, назва форми, терміновість, строки й посилання. Якщо ви лишили електронну адресу, надсилаємо на неї підтвердження з номером заявки — якщо ви не зазначили, що телефонувати небезпечно, і заявка не схожа на спам. Листи йдуть через нашого поштового оператора.",
  ],
  [
    "Іншим передаємо лише те, без чого не виконати вашого прохання: психологу, який працюватиме з вами, або перевізнику посилки. Виняток — загроза життю чи безпеці дитини або іншої людини і те, чого вимагає закон: тоді ми залучаємо тих, хто може захистити, а за потреби — поліцію чи службу у справах дітей.",
    "Іншим передаємо лише те, без чого не виконати вашого прохання: психологу, який працюватиме з вами, або перевізнику посилки. За нашим дорученням дані зберігають хостинг сайту й сховище резервних копій. Виняток — загроза життю чи безпеці дитини або іншої людини і те, чого вимагає закон: тоді ми залучаємо тих, хто може захистити, а за потреби — поліцію чи службу у справах дітей.",
  ],
  [
    "Не продаємо, не обмінюємо й не використовуємо для реклами.",
    "Ваших даних не продаємо, не обмінюємо й не використовуємо для реклами.",
  ],
  [
    "We process health information only with a separate consent (Article 7 of the Law, Article 9(2)(a) of the GDPR) and only so that you can be helped.",
    "Where a form asks about health, we ask for a separate consent (Article 7 of the Law, Article 9(2)(a) of the GDPR) and process this data only so that you can be helped. Please do not write about health in the short application.",
  ],
  [
    "A parent or legal representative asks for help for a child. Volunteers can be 14 or older; until 18 we ask for the contacts of a parent or guardian and call them before anything begins.",
    "Psychological help for a child is requested by a parent or legal representative. Volunteers can be 14 or older; until 18 we ask for the contacts of a parent or guardian and call them before anything begins.",
  ],
  [
    "Answers, notes and emails are encrypted before they are written to the database, and the key is stored separately from it. Whoever stole the database or a copy of it could read no name, no number and no story.",
    "Answers, notes and emails are encrypted before they are written to the database, and neither the database nor the daily backups contain the key. Whoever stole only the database or such a backup could read no name, number or story in the applications.",
  ],
  [
    "What is not encrypted: the form, number, language, region, dates, state of the request, and data for statistics, that is, kinds of needs, size of the household, areas of help, preferred point and type of organisation. There is no name, contact or story among it.",
    "Not encrypted: form, number, language, region, dates, urgency, day of a reminder, state, time of closing, who on our staff handles it, signs of spam, consent text and data for statistics, that is, kinds of needs, size of the household, areas of help, preferred point, methods of a psychologist, type of organisation and kind of support. They contain no name, contact or story.</p><p>Phone numbers, emails and the words of names are also kept as irreversible fingerprints, so that an application can be found, and for 30 days a fingerprint of the IP address, to hold off spam.",
  ],
  [
    "Only the staff who handle the requests and the site’s administrators can open them. Editors, volunteers and partners have no access. Each time an application is opened, printed or exported, this is recorded.",
    "Only the staff who handle applications and the site’s administrators can open them. Editors, volunteers and partners have no access. We record who opened (at most once an hour), printed or exported an application, and when.",
  ],
  [
    "The email by which the site notifies staff contains none of your data, only a number and a link. If you left an email address, we send you a receipt with the number of your request; it travels through our mail provider.",
    "Notices to staff (emails and, where switched on, Telegram messages) do not contain your name, contacts or story: only the number of the application, the number of a similar one, the form, how urgent it is, deadlines and a link. If you left an email address, we send you a receipt with the number of your application, unless you said that it is not safe to call you or the application looks like spam. Emails travel through our mail provider.",
  ],
  [
    "We pass on only what your request cannot do without: to the psychologist who will work with you, or to the carrier of a parcel. The exception is a threat to the life or safety of the child or another person, and what the law requires: then we involve those who can protect them and, if need be, the police or child services.",
    "We pass on only what is needed to do what you ask: to the psychologist who will work with you, or to the carrier of a parcel. The site’s hosting and the storage of backups keep the data on our behalf. The exception is a threat to the life or safety of the child or another person, and what the law requires: then we involve those who can protect them and, if need be, the police or child services.",
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
