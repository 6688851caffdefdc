import { type FixedPageTexts, sitePart } from "./fixed-page-texts.ts";
import { noticesAreSent, storedInClear } from "./stored-data.ts";

const section = (heading: string, ...paragraphs: readonly string[]) => ({
  richText: {
    html: [`<h2>${heading}</h2>`, ...paragraphs.map((text) => `<p>${text}</p>`)].join(""),
  },
});

/** The sections between these are generated from settings and forms. */
export const privacy: FixedPageTexts = {
  ua: {
    title: "Політика конфіденційності",
    lead: "Просимо лише те, без чого не можемо допомогти. Нижче — що саме, навіщо і як довго.",
    metaTitle: "",
    metaDescription:
      "Які персональні дані ми просимо в заявках, навіщо, скільки їх зберігаємо, хто їх бачить і як відкликати згоду.",
    blocks: [
      sitePart("TABLE_OF_CONTENTS"),
      sitePart("CONTROLLER"),
      sitePart("FORMS_ASKED"),
      section(
        "На якій підставі",
        "Підстава — ваша згода: стаття 11 Закону України «Про захист персональних даних», а якщо ви в Європейському Союзі — також пункт (a) частини 1 статті 6 Загального регламенту про захист даних (GDPR). Позначку ставите ви самі: заздалегідь її не поставлено.",
        "Де форма питає про стан здоров’я, просимо окрему згоду (стаття 7 Закону, пункт (a) частини 2 статті 9 GDPR) і обробляємо ці дані лише для того, щоб вам допомогти. У короткій заявці про здоров’я, будь ласка, не пишіть.",
        "Згода добровільна. Без неї заявку прийняти не можемо, але ви завжди можете зателефонувати.",
        "Якщо пишете про іншу людину або лишаєте чийсь номер, скажіть їй про це, будь ласка, і покажіть цю сторінку.",
      ),
      section(
        "Дані дітей",
        "Психологічну допомогу дитині просить хтось із батьків або законний представник. Волонтерити можна з 14 років; до 18 просимо контакти одного з батьків або піклувальника й телефонуємо цій людині, перш ніж почати.",
      ),
      section(
        "Як ми їх бережемо",
        "Відповіді, нотатки й листи зашифровано ще до запису в базу даних, а ключа в ній і в щоденних копіях немає. Хто викраде лише базу або таку копію, не прочитає з заявок ні імені, ні номера, ні історії.",
        `Незашифрованими лишаються ${storedInClear.ua}. Імені, контактів чи розповіді серед них немає.`,
        "Телефони, адреси пошти й слова імені зберігаємо ще й як незворотні відбитки, щоб знаходити заявку, а 30 днів — і відбиток IP-адреси, щоб стримати спам.",
        "Відповіді не потрапляють до журналів сервера. Між вами та сайтом вони йдуть захищеним з’єднанням.",
      ),
      section(
        "Хто їх бачить",
        "Заявки відкривають лише працівники, які їх розглядають, та адміністрація сайту. Редактори, волонтери й партнери доступу не мають. Записуємо, хто й коли відкривав (не частіше ніж раз на годину), друкував чи експортував заявку.",
        `У сповіщеннях для працівників (${noticesAreSent.ua}) немає вашого імені, контактів і розповіді: лише номер заявки, номер схожої заявки, назва форми, терміновість, строки й посилання. Якщо ви лишили електронну адресу, надсилаємо на неї підтвердження з номером заявки — якщо ви не зазначили, що телефонувати небезпечно, і заявка не схожа на спам. Листи йдуть через нашого поштового оператора.`,
        "Іншим передаємо лише те, без чого не виконати вашого прохання: психологу, який працюватиме з вами, або перевізнику посилки. За нашим дорученням дані зберігають хостинг сайту й сховище резервних копій. Виняток — загроза життю чи безпеці дитини або іншої людини і те, чого вимагає закон: тоді ми залучаємо тих, хто може захистити, а за потреби — поліцію чи службу у справах дітей.",
        "Ваших даних не продаємо, не обмінюємо й не використовуємо для реклами.",
      ),
      sitePart("RETENTION"),
      sitePart("RIGHTS"),
      sitePart("WITHDRAWAL"),
      sitePart("ON_DEVICE"),
      section(
        "Якщо політика зміниться",
        "Нову редакцію опублікуємо на цій сторінці. Для нової мети попросимо нової згоди.",
      ),
    ],
  },
  eng: {
    title: "Privacy policy",
    lead: "We ask only for what we need in order to help. Here is what that is, why, and for how long.",
    metaTitle: "",
    metaDescription:
      "Which personal data we ask for in our forms, why, how long it is kept, who sees it and how to withdraw consent.",
    blocks: [
      sitePart("TABLE_OF_CONTENTS"),
      sitePart("CONTROLLER"),
      sitePart("FORMS_ASKED"),
      section(
        "Legal basis",
        "The legal basis is your consent: Article 11 of the Law of Ukraine on Personal Data Protection and, if you are in the European Union, also Article 6(1)(a) of the General Data Protection Regulation (GDPR). You tick the box yourself; it is never pre-ticked.",
        "Where a form asks about health, we ask for a separate consent (Article 7 of the Law, Article 9(2)(a) of the GDPR) and process this data only so that you can be helped. Please do not write about health in the short application.",
        "Consent is voluntary. Without it we cannot accept the form, but you can always call us.",
        "If you write about another person or leave somebody’s number, please tell them so and show them this page.",
      ),
      section(
        "Children’s data",
        "Psychological help for a child is requested by a parent or legal representative. Volunteers can be 14 or older; until 18 we ask for the contacts of a parent or guardian and call them before anything begins.",
      ),
      section(
        "How we protect it",
        "Answers, notes and emails are encrypted before they are written to the database, and neither the database nor the daily backups contain the key. Whoever stole only the database or such a backup could read no name, number or story in the applications.",
        `Not encrypted: ${storedInClear.eng}. They contain no name, contact or story.`,
        "Phone numbers, emails and the words of names are also kept as irreversible fingerprints, so that an application can be found, and for 30 days a fingerprint of the IP address, to hold off spam.",
        "Answers never reach the server’s logs. Between you and the site they travel over a secure connection.",
      ),
      section(
        "Who sees it",
        "Only the staff who handle applications and the site’s administrators can open them. Editors, volunteers and partners have no access. We record who opened (at most once an hour), printed or exported an application, and when.",
        `Notices to staff (${noticesAreSent.eng}) do not contain your name, contacts or story: only the number of the application, the number of a similar one, the form, how urgent it is, deadlines and a link. If you left an email address, we send you a receipt with the number of your application, unless you said that it is not safe to call you or the application looks like spam. Emails travel through our mail provider.`,
        "We pass on only what is needed to do what you ask: to the psychologist who will work with you, or to the carrier of a parcel. The site’s hosting and the storage of backups keep the data on our behalf. The exception is a threat to the life or safety of the child or another person, and what the law requires: then we involve those who can protect them and, if need be, the police or child services.",
        "We do not sell or exchange your data, or use it for advertising.",
      ),
      sitePart("RETENTION"),
      sitePart("RIGHTS"),
      sitePart("WITHDRAWAL"),
      sitePart("ON_DEVICE"),
      section(
        "If this policy changes",
        "We will publish the new version on this page. For a new purpose we will ask for a new consent.",
      ),
    ],
  },
};
