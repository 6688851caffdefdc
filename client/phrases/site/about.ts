import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

export const aboutPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Про нас",
    description: "Дитячий благодійний фонд «Долоні»: хто ми, що робимо і як про це звітуємо.",
    path: "Шлях до сторінки",
    home: "Головна",
    lead: "Ми поруч із дітьми та родинами, яких зачепила війна. Тут — хто ми, що робимо і як про це звітуємо.",
    /** The invented history, shown with the demo content only. */
    demo: {
      description:
        "Історія фонду «Долоні»: від гуртка паперової пластики у Чернівцях до десяти дитячих точок TOGETHER.",
      lead: "Спершу були кольоровий папір, дитячі ножиці із заокругленими кінцями й обведена долоня. Тепер — десять точок TOGETHER, склад і люди, які тримають дитинство за руку.",
    },
    picture:
      "Двоє дітей приклеюють паперові долоні на стіну, де їх уже кілька рядів; праворуч жовті двері.",
    history: "Наша історія",
    club: {
      years: "2020–2021",
      name: "Гурток",
      text: "Почалося з карантину. Збиратися в приміщенні не можна було, тож учителька початкових класів Ірина Савчук розіслала поштою сорок наборів: кольоровий папір, ножиці, клей і лист із першим завданням — обвести свою долоню. Відповіли 36 дітей. Їхні долоні зібрали на одній великій світлині — звідси й наша назва.",
      end: "За 2021 рік через гурток пройшли 118 дітей. Фонду ще не було. Був гурток, який дуже хотів мати власні двері.",
      events: {
        yard: {
          when: "Вересень 2020",
          what: "Уперше зустрілися наживо: двір бібліотеки, 24 дитини, вісім столів.",
        },
        clay: {
          when: "Березень 2021",
          what: "Прийшов перший арттерапевт і приніс двадцять кілограмів глини.",
        },
        toys: {
          when: "Вересень 2021",
          what: "Діти обміняли 90 іграшок. Полицю з нічиїми жартома назвали іграшкотекою.",
        },
        exhibition: {
          when: "Грудень 2021",
          what: "Зимова виставка у двох школах. На стенді зібралося 230 обведених долонь.",
        },
      },
      picture: "Дев’ять паперових долонь різного кольору на білому аркуші.",
    },
    foundation: {
      years: "2022",
      name: "Фонд",
      text: "Третього березня ми зареєстрували фонд, а п’ятого за одну ніч зробили з кімнати гуртка склад. За чотири тижні роздали одинадцять тонн допомоги. Потім знову дістали папір і ножиці: дітям, яких зачепила війна, потрібні не лише пакунки.",
      events: {
        point: {
          when: "11 квітня",
          what: "Перша точка TOGETHER, у Чернівцях. За тиждень — друга, у Сторожинці.",
        },
        toys: {
          when: "15 червня",
          what: "Іграшкотека, вже не жартома: перші 300 іграшок на трьох точках.",
        },
        mountains: {
          when: "Липень",
          what: "Табір у Карпатах для 84 дітей. Мобільна бригада об’їхала одинадцять сіл.",
        },
        tenth: { when: "29 серпня", what: "Десята точка, у Чорткові." },
      },
      end: "Сьогодні дверей у нас десять, і одні з них жовті.",
      picture: "Три ряди паперових людей, що тримаються за руки.",
    },
    hashtag: { first: "#Долоня", second: "В", third: "Долоню" },
    hashtagText:
      "Обведіть долоню дитини, обведіть свою, виріжте обидві й покладіть одну в одну. Сфотографуйте й додайте цей гештег: із таких долонь ми складаємо стіну.",
    hashtagNote: "Обличчя й імена дітей показувати не треба.",
    show: (network: string) => `Ми в ${network}`,
    further: "Далі",
    team: "Команда",
    teamText: "Організатори, психологи й ті, хто за кермом.",
    projects: "Проєкти",
    projectsText: "Від пакунка з хлібом до власного дому.",
    reports: "Звіти",
    reportsText: "Скільки надійшло й куди пішло, від червня 2020 року.",
    help: "Долучитися",
    helpText: "Грошима, речами, часом або фахом.",
  }),
  ENG: withNonBreakingSpaces({
    title: "About Us",
    description: "The Doloni children’s charity: who we are, what we do and how we report on it.",
    path: "Path to this page",
    home: "Home",
    lead: "We stand by children and families affected by war. Here is who we are, what we do and how we report on it.",
    demo: {
      description:
        "The story of the Doloni foundation: from a paper-craft club in Chernivtsi to ten TOGETHER children’s points.",
      lead: "First there were coloured paper, round-tipped scissors and a traced palm. Now there are ten TOGETHER points, a warehouse and people who hold childhood by the hand.",
    },
    picture:
      "Two children stick paper palms on a wall that already has several rows of them; on the right a yellow door.",
    history: "Our history",
    club: {
      years: "2020–2021",
      name: "The club",
      text: "It began with the quarantine. Nobody could meet indoors, so Iryna Savchuk, a primary school teacher, sent out forty kits by post: coloured paper, scissors, glue and a letter with the first task, to trace your own palm. Thirty-six children answered. Their palms were put together into one big picture, and that is where our name comes from: doloni means “palms”.",
      end: "In 2021 the club welcomed 118 children. There was no foundation yet, only a club that would very much have liked a door of its own.",
      events: {
        yard: {
          when: "September 2020",
          what: "We met in person for the first time: a library yard, 24 children, eight tables.",
        },
        clay: {
          when: "March 2021",
          what: "Our first art therapist came and brought twenty kilograms of clay.",
        },
        toys: {
          when: "September 2021",
          what: "The children swapped 90 toys. As a joke we called the shelf with the unclaimed ones a toy library.",
        },
        exhibition: {
          when: "December 2021",
          what: "A winter exhibition in two schools. The stand gathered 230 traced palms.",
        },
      },
      picture: "Nine paper palms in different colours on a white sheet.",
    },
    foundation: {
      years: "2022",
      name: "The foundation",
      text: "On 3 March we registered the foundation, and on the 5th the club’s room became a warehouse overnight. In four weeks we handed out eleven tons of aid. Then we took out the paper and scissors again: children affected by war need more than parcels.",
      events: {
        point: {
          when: "11 April",
          what: "The first TOGETHER point, in Chernivtsi. A week later the second, in Storozhynets.",
        },
        toys: {
          when: "15 June",
          what: "The toy library, no longer a joke: the first 300 toys at three points.",
        },
        mountains: {
          when: "July",
          what: "A camp in the Carpathians for 84 children. The mobile team visited eleven villages.",
        },
        tenth: { when: "29 August", what: "The tenth point, in Chortkiv." },
      },
      end: "Today we have ten doors, and one of them is yellow.",
      picture: "Three rows of paper people holding hands.",
    },
    hashtag: { first: "#Palm", second: "In", third: "Palm" },
    hashtagText:
      "Trace a child’s palm, trace your own, cut both out and lay one in the other. Take a picture and add this hashtag: these are the palms our wall is made of.",
    hashtagNote: "There is no need to show the faces or names of children.",
    show: (network: string) => `Find us on ${network}`,
    further: "Read on",
    team: "Team",
    teamText: "Organisers, psychologists and those at the wheel.",
    projects: "Projects",
    projectsText: "From a parcel of bread to a home of one’s own.",
    reports: "Reports",
    reportsText: "What came in and where it went, since June 2020.",
    help: "Join Us",
    helpText: "With money, things, time or skills.",
  }),
});
