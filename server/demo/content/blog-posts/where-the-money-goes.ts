import type { DemoBlogPost } from "../shapes.ts";

export const post: DemoBlogPost = {
  key: "where-the-money-goes",
  postedAt: "2022-11-08T08:00:00.000Z",
  picture: "palm-wall",
  author: "sofiia-dovha",
  ua: {
    title: "Гривня з іменем: як ми звітуємо",
    shortDescription:
      "Шлях одного переказу від банківської виписки до рядка в місячному звіті: хто підписує, що фотографуємо, чого не показуємо ніколи і як перевірити нас самостійно.",
    content: `<p>Нам переказали 350 гривень із призначенням «на фарби». Це справжній переказ із вересня, і на ньому зручно показати, як у нас усе влаштовано. Спойлер: фарби куплено, шість коробок гуаші, решта доповнена з іншого переказу.</p>
<h2>Крок перший: виписка</h2>
<p>Щоранку бухгалтер Петро завантажує банківську виписку. Кожен переказ отримує номер і позначку: цільовий (людина написала, на що) або загальний. Цільові гроші витрачаємо тільки на те, що написано. Якщо на цю мету вже зібрано, питаємо людину, куди їх спрямувати; якщо зв’язку немає, вони чекають наступної такої потреби.</p>
<h2>Крок другий: потреба</h2>
<p>Купити щось «про запас, бо дешево» в нас не вийде. Спершу координатор точки пише потребу: що, скільки, для кого, до якого числа. Якщо сума понад 5000 гривень — додає три цінові пропозиції. Оплату підтверджують двоє, і жоден із них не той, хто просив.</p>
<h2>Крок третій: документи</h2>
<p>До кожної покупки в теці лежать чотири папери:</p>
<ol>
<li>потреба з підписом координатора;</li>
<li>рахунок або чек;</li>
<li>накладна — хто й коли прийняв;</li>
<li>акт: куди це пішло й коли скінчилося.</li>
</ol>
<p>Гуаш, до речі, скінчилася за сім тижнів. Найшвидше — синя.</p>
<h2>Що потрапляє у звіт</h2>
<p>До 15-го числа виходить <a href="/reports">звіт за попередній місяць</a>: скільки надійшло, скільки витрачено за напрямами, скільки лишилося. Поруч — скани накладних і фотографії: склад, коробки, кімнати, стіна з паперовими долонями. Допомогу речами рахуємо кілограмами й штуками, а не вигаданою ціною. Валютні перекази записуємо за офіційним курсом на день надходження.</p>
<h2>Чого у звітах немає</h2>
<p>Облич дітей «на доказ». Дитина, яка отримала курточку, нам нічого не винна, зокрема й фотографії. На документах закриваємо прізвища, адреси й номери телефонів родин; оригінали бачить аудитор. Немає й круглих цифр для краси: якщо 87 тонн, то це сума накладних, а якщо «близько», то так і пишемо.</p>
<blockquote><p>«Найважче пояснити не витрати, а залишок. Люди думають, що гроші на рахунку лінуються. А вони чекають січня, коли треба платити за опалення десяти кімнат», — каже Петро.</p></blockquote>
<h2>Скільки коштує сам фонд</h2>
<p>Оренда складу, зв’язок, пальне, зарплата бухгалтера й координаторів за останній квартал — 11 копійок із кожної гривні. Ми не ховаємо цей рядок і не пишаємося тим, що він малий: людина, яка щоранку відчиняє двері точки, має отримувати платню. Волонтери працюють безоплатно, але витрати на дорогу й обід ми їм відшкодовуємо.</p>
<h2>Як перевірити</h2>
<p>Знайдіть свою дату у звіті. Якщо чогось бракує або щось незрозуміло, напишіть нам: за два робочі дні відповість людина, а не шаблон. За осінь таких листів було дев’ять. У двох випадках помилилися ми, і виправлення подано у звіті поруч зі старою цифрою, не замість неї.</p>`,
  },
  eng: {
    title: "A hryvnia with a name: how we report",
    shortDescription:
      "The path of one transfer from the bank statement to a line in the monthly report: who signs, what we photograph, what we never show, and how to check on us.",
    content: `<p>Somebody sent us 350 hryvnias with the note “for paints”. It is a real transfer, from September, and a handy one for showing how things work here. The ending first: the paints were bought, six boxes of gouache, with a little added from another transfer.</p>
<h2>Step one: the statement</h2>
<p>Every morning Petro, our accountant, downloads the bank statement. Each transfer is given a number and a mark: restricted, if the giver said what it is for, or general. Restricted money is spent on what was written and on nothing else. If that aim has already been met, we ask the giver where it should go instead; if we cannot reach them, it waits for the next need of the same kind.</p>
<h2>Step two: the need</h2>
<p>Nobody here can buy something “because it was cheap”. First a point coordinator writes the need down: what, how many, for whom, by when. Above 5,000 hryvnias there must be three quotes. Two people approve the payment, and neither is the person who asked.</p>
<h2>Step three: the papers</h2>
<p>Behind every purchase are four sheets of paper:</p>
<ol>
<li>the need, signed by the coordinator;</li>
<li>the invoice or receipt;</li>
<li>the delivery note, saying who accepted the goods and when;</li>
<li>the record of use: where they went and when they ran out.</li>
</ol>
<p>The gouache ran out in seven weeks, by the way. Blue went first.</p>
<h2>What you find in a report</h2>
<p>By the 15th we publish <a href="/reports?lang=en">the report for the month before</a>: what came in, what was spent on each kind of work, what is left. Next to it are scanned delivery notes and pictures of the warehouse, the boxes, the rooms, the wall of paper palms. Help in kind is counted in kilograms and pieces, not at a price we made up. Transfers in other currencies are entered at the official rate on the day they arrive.</p>
<h2>What you will not find</h2>
<p>Children’s faces as proof. A child who has been given a coat owes us nothing, and that includes a picture. On documents we cover the surnames, addresses and phone numbers of families; the auditor sees the originals. Nor do we round for effect. If we say 87 tons, that is what the delivery notes add up to, and where a number is approximate we write “about”.</p>
<blockquote><p>“The hardest thing to explain isn’t the spending, it’s the balance. People think money in an account is being lazy. It’s waiting for January, when ten rooms need heating,” says Petro.</p></blockquote>
<h2>What the foundation itself costs</h2>
<p>Warehouse rent, phones, fuel and the pay of the accountant and coordinators came to 11 kopecks in every hryvnia last quarter. We don’t hide that line, and we don’t boast that it is short: somebody who opens the door of a point every morning should be paid. Volunteers work for free, but their fares and lunches are on us.</p>
<h2>How to check</h2>
<p>Find your date in the report. If something is missing or unclear, write to us, and within two working days a person will answer, not a template. We had nine such letters this autumn. In two of them the mistake was ours, and the correction is now shown in the report beside the old figure, not in its place.</p>`,
  },
};
