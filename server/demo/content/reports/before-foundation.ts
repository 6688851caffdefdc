import type { DemoReport } from "../shapes.ts";

/** The paper-craft club out of which the foundation grew in March 2022. */
export const reportsBeforeFoundation: readonly DemoReport[] = [
  {
    key: "june-2020",
    month: 6,
    year: 2020,
    pictures: ["palms", "butterfly", "laid-butterfly"],
    documents: [],
    ua: {
      description: [
        "Перші сорок паперових наборів",
        "Гурток паперової пластики почався без приміщення: збиратися не було де, тож заняття поїхали поштою. У червні розіслали сорок наборів: кольоровий папір, дитячі ножиці із заокругленими кінцями, клей і лист із першим завданням — обвести свою долоню. Відповіли 36 дітей, їхні долоні склали в одну велику світлину.",
        "Витратили 5840 ₴, половину дали батьки учнів Ірини Савчук, половину — вона сама. Усі чеки збережено. Тричі на тиждень проводили заняття онлайн, кожне тривало сорок хвилин, бо далі закінчувався безоплатний зв’язок.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "The first forty paper kits",
        "The paper-craft club began without a room: there was nowhere to meet, so the sessions went by post. In June we sent out forty kits: coloured paper, round-ended children’s scissors, glue and a letter with the first task, to trace your own palm. Thirty-six children answered, and their palms were put together into one big picture.",
        "We spent 5,840 hryvnias; half came from the parents of Iryna Savchuk’s pupils and half from herself. All receipts are kept. Three times a week there were online sessions of forty minutes each, because that is where the free connection ended.",
      ].join("\n\n"),
    },
  },
  {
    key: "september-2020",
    month: 9,
    year: 2020,
    pictures: ["chernivtsi", "kite", "string-sky"],
    documents: [],
    ua: {
      description: [
        "Гурток зустрівся наживо",
        "У вересні гурток уперше зібрався не на екрані, а у дворі бібліотеки: 24 діти, вісім столів, по троє за кожним. Провели дев’ять занять. Двоє дітей приїхали до Чернівців зі сходу ще малими й навчили решту складати журавлика за хвилину.",
        "Витрати за три місяці — 7310 ₴: папір, клей, тент від дощу. Тент знадобився чотири рази. Бібліотека не взяла плати за двір, а ми лишили їй гірлянду на всі вікна. Дякуємо кожному, хто приніс стару коробку з-під чобіт: у них тепер живуть наші шаблони.",
      ].join("\n\n"),
    },
  },
  {
    key: "december-2020",
    month: 12,
    year: 2020,
    pictures: ["bird", "snowman", "four-birds"],
    documents: [],
    ua: {
      description: [
        "Листівки для дитячого відділення",
        "Шістдесят листівок із паперовими птахами поїхали до дитячого відділення лікарні. Дарувати особисто не дозволяли правила відділення, тож медсестри повісили їх на нитках над ліжками. Нам надіслали відео: птахи крутяться.",
        "У грудні займалися дві групи, 31 дитина. Витратили 4960 ₴, надійшло 6200 ₴, залишок — 1240 ₴ — перенесли на січень. Це перший місяць, коли гурток отримав більше, ніж витратив, тому вперше порахували все в таблиці. З того часу таблицю не закривали.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "Cards for the children’s ward",
        "Sixty cards with paper birds went to the children’s ward of a hospital. The rules of the ward did not let us hand them over in person, so the nurses hung them on threads above the beds. They sent us a video: the birds turn.",
        "In December two groups met, 31 children. We spent 4,960 hryvnias and received 6,200; the rest, 1,240, went over to January. It was the first month in which the club received more than it spent, so for the first time we put everything into a table. The table has not been closed since.",
      ].join("\n\n"),
    },
  },
  {
    key: "march-2021",
    month: 3,
    year: 2021,
    pictures: ["vase", "hedgehog", "butterfly"],
    documents: [],
    ua: {
      description: [
        "З нами перший арттерапевт",
        "У березні до гуртка прийшов волонтером Андрій Ґерета і приніс двадцять кілограмів глини. Відтоді паперові дні чергуються з глиняними. Провели 14 занять для 42 дітей, четверо з них — із внутрішньо переміщених родин.",
        "Надійшло 18 400 ₴, витратили 16 900 ₴: глина, оренда кімнати двічі на тиждень, випал у майстерні сусідів. Залишок — 1500 ₴. Найбільше нас здивували батьки, які чекали під дверима: їм поставили другий стіл, і так з’явилася група для дорослих.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "Our first art therapist",
        "In March Andrii Gereta joined the club as a volunteer and brought twenty kilograms of clay. Since then paper days take turns with clay days. We held 14 sessions for 42 children, four of them from displaced families.",
        "We received 18,400 hryvnias and spent 16,900: clay, a room twice a week, firing in our neighbours’ workshop. 1,500 are left. What surprised us most were the parents waiting outside the door. We put out a second table for them, and that is how the adults’ group began.",
      ].join("\n\n"),
    },
  },
  {
    key: "june-2021",
    month: 6,
    year: 2021,
    pictures: ["sunflower", "sailboat", "goldfish", "string-sea"],
    documents: [],
    ua: {
      description: [
        "Літні заняття для 56 дітей",
        "Школа закінчилася, а гурток — ні. У червні двері були відчинені щоранку, крім вихідних: 56 дітей, 22 заняття, один спільний килим із паперу на дванадцять метрів. Килим пролежав у парку цілий день, поки його не зібрав дощ.",
        "Надійшло 27 300 ₴, витратили 26 150 ₴. Найбільші видатки — оренда (9000 ₴) і обіди (8400 ₴). Залишок — 1150 ₴. Уперше допомагала мережа сусідніх крамниць: дванадцять кілограмів яблук щотижня.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "Summer sessions for 56 children",
        "School ended, the club did not. In June the door was open every weekday morning: 56 children, 22 sessions and one shared paper carpet twelve metres long. The carpet lay in the park for a whole day, until the rain collected it.",
        "We received 27,300 hryvnias and spent 26,150. The largest items were rent (9,000) and lunches (8,400). 1,150 are left. For the first time the shops next door helped: twelve kilograms of apples every week.",
      ].join("\n\n"),
    },
  },
  {
    key: "september-2021",
    month: 9,
    year: 2021,
    pictures: ["toy-shelves", "bear", "shelf-bear"],
    documents: [],
    ua: {
      description: [
        "Обмін іграшками: 90 штук",
        "У вересні діти принесли по одній іграшці, яку готові віддати, і забрали по одній, яку давно хотіли. Так поміняли господарів 90 іграшок, а три лишилися нічиїми й оселилися на полиці гуртка. Полицю назвали «іграшкотекою» — жартома.",
        "Провели 16 занять для 48 дітей. Надійшло 14 700 ₴, витратили 14 200 ₴, залишок — 500 ₴. Зібрали відгуки родин: найчастіше просять вечірніх занять і місця, де дорослі можуть посидіти мовчки. Шукаємо другу кімнату.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "A swap of 90 toys",
        "In September each child brought one toy they were ready to part with and took one they had long wanted. Ninety toys changed owners, and three that belonged to nobody settled on the club’s shelf. As a joke we called the shelf the toy library.",
        "There were 16 sessions for 48 children. We received 14,700 hryvnias and spent 14,200; 500 are left. We asked families what they would like: most often they want evening sessions and a place where adults can sit in silence. We are looking for a second room.",
      ].join("\n\n"),
    },
  },
  {
    key: "december-2021",
    month: 12,
    year: 2021,
    pictures: ["owl", "snowman", "rocket"],
    documents: [],
    ua: {
      description: [
        "Зимова виставка у двох школах",
        "74 роботи у двох шкільних коридорах: сови, сніговики та одна ракета, яку діти відмовилися вважати не зимовою. Кожен охочий міг обвести на стенді свою долоню, і до Нового року там зібралося 230 долонь.",
        "У грудні займалися три групи, 52 дитини, відбулося 15 занять. Надійшло 19 600 ₴, витратили 17 600 ₴, із них третину — на рами, які служитимуть далі. Залишок — 2000 ₴.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "A winter exhibition in two schools",
        "Seventy-four works in two school corridors: owls, snowmen and one rocket that the children refused to call unwintry. Anyone could trace a palm on the stand, and by New Year there were 230 of them.",
        "Three groups met in December, 52 children, with 15 sessions. We received 19,600 hryvnias and spent 17,600, a third of it on frames that will serve again. 2,000 are left.",
      ].join("\n\n"),
    },
  },
  {
    key: "year-2021",
    month: 0,
    year: 2021,
    pictures: ["paper-people", "palms", "rainbow", "palm-rows"],
    documents: [],
    ua: {
      description: [
        "Рік гуртка: 118 дітей, 164 заняття",
        "За 2021 рік через гурток пройшли 118 дітей, одинадцять із них — внутрішньо переміщені, зі сходу. Відбулося 164 заняття, дві виставки й один обмін іграшками. Постійних волонтерів — шестеро.",
        "Надійшло 214 600 ₴, витратили 209 450 ₴. Залишок — 5150 ₴ — перейшов на 2022 рік. На папір і матеріали пішло 61 200 ₴, на оренду — 84 000 ₴, на обіди й частування — 38 750 ₴, на виставки та дорогу — 25 500 ₴. Фонду ще немає, є гурток, який дуже хоче мати власні двері.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "The club’s year: 118 children, 164 sessions",
        "In 2021 the club welcomed 118 children, eleven of them displaced from the east. There were 164 sessions, two exhibitions and one toy swap. We have six regular volunteers.",
        "We received 214,600 hryvnias and spent 209,450. The rest, 5,150, went over to 2022. Paper and materials took 61,200, rent 84,000, lunches and treats 38,750, exhibitions and travel 25,500. There is no foundation yet, only a club that would very much like a door of its own.",
      ].join("\n\n"),
    },
  },
];
