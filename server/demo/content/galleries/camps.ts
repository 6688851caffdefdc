import type { DemoGallery } from "../shapes.ts";

export const camps: readonly DemoGallery[] = [
  {
    key: "camp-first-shift",
    category: "camps",
    isImportant: true,
    galleryDate: "2022-07-04",
    pictures: ["bus-meadow", "mountains", "tiachiv", "kite", "rainbow", "string-sky", "hedgehog"],
    ua: {
      title: "42 дитини приїхали до Карпат на першу зміну",
      description: [
        "Дорога зайняла дев’ятнадцять годин, а потім автобус повернув, і в усіх вікнах стали гори.",
        "Перша зміна «Літа в Карпатах» — це 42 дитини від 8 до 14 років із прифронтових громад. Попереду два тижні: походи, річка, майстерні та психологи, з якими можна просто помовчати біля ватри.",
      ].join("\n\n"),
    },
    eng: {
      title: "Forty-two children arrive for the first Carpathian shift",
      description: [
        "The journey took nineteen hours; then the bus turned a corner and there were mountains in every window.",
        "The first shift of Summer in the Carpathians is 42 children aged 8 to 14 from frontline communities. Two weeks lie ahead: hikes, the river, workshops, and psychologists you can simply be silent with by the fire.",
      ].join("\n\n"),
    },
  },
  {
    key: "mountain-camp",
    category: "camps",
    isImportant: true,
    galleryDate: "2022-07-19",
    pictures: [
      "mountains",
      "tiachiv",
      "hedgehog",
      "owl",
      "moon",
      "rainbow",
      "mountains-morning",
      "string-animals",
      "bird",
    ],
    ua: {
      title: "Табір у горах",
      description: [
        "Друга зміна вже знає, де росте чорниця, як звати козу і чому на гору краще йти до сніданку.",
        "Під Тячевом зараз 42 дитини. За перший день збудували місток, за другий — перебудували. Увечері рахували зорі й зупинилися на 214, бо зателефонували мами.",
      ].join("\n\n"),
    },
    eng: {
      title: "Mountain camp",
      description: [
        "The second shift already knows where the bilberries grow, what the goat is called and why it is better to climb before breakfast.",
        "There are 42 children near Tiachiv now. On the first day they built a bridge, on the second they rebuilt it. In the evening they counted stars and stopped at 214, because the mothers called.",
      ].join("\n\n"),
    },
  },
  {
    key: "camp-farewell",
    category: "camps",
    isImportant: true,
    galleryDate: "2022-07-31",
    pictures: ["mountains-morning", "moon", "paper-people", "rocket", "kite", "string-sky"],
    ua: {
      title: "84 дитини повернулися з табору додому",
      description: [
        "Дві зміни, двадцять вісім днів, 84 дитини: «Літо в Карпатах» завершилося останньою ватрою.",
        "Додому поїхали змії, камінці, 84 зошити з адресами нових друзів і жодної загубленої шкарпетки — перевіряли двічі. Психологи лишаються на зв’язку з родинами до кінця року.",
      ].join("\n\n"),
    },
    eng: {
      title: "Eighty-four children go home from camp",
      description: [
        "Two shifts, twenty-eight days, 84 children: Summer in the Carpathians ended with a last campfire.",
        "Home went kites, pebbles, 84 notebooks with new friends’ addresses and not one lost sock; we checked twice. The psychologists stay in touch with the families until the end of the year.",
      ].join("\n\n"),
    },
  },
  {
    key: "camp-postcards",
    category: "camps",
    isImportant: false,
    galleryDate: "2022-08-05",
    pictures: ["bird", "sailboat", "butterfly", "mountains", "four-birds"],
    eng: {
      title: "Postcards from our pen friends",
      description:
        "Forty-two postcards came to the camp from school pupils abroad who had heard about it from Northern Lantern. They write about lakes, cats and one very small tram. The children answered with cut-paper pictures, because a hedgehog needs no translation.",
    },
  },
  {
    key: "castle-day-camp",
    category: "camps",
    isImportant: false,
    galleryDate: "2022-08-13, останній день",
    pictures: [
      "uzhhorod-castle",
      "umbrella",
      "bear",
      "rocking-horse",
      "uzhhorod-blossom",
      "string-toys",
    ],
    ua: {
      title: "Денний табір біля замку",
      description:
        "П’ять днів, двадцять дітей і один старий замок. Зранку малювали його вежі, по обіді будували свої з коробок. У суботу прийшли батьки, і коробок знадобилося вдвічі більше.",
    },
    eng: {
      title: "Day camp by the castle",
      description:
        "Five days, twenty children and one old castle. In the mornings we drew its towers, in the afternoons we built our own from boxes. On Saturday the parents came, and twice as many boxes were needed.",
    },
  },
  {
    key: "summer-on-film",
    category: "camps",
    isImportant: false,
    galleryDate: "літо 2022",
    pictures: [
      "sailboat",
      "mountains",
      "goldfish",
      "kite",
      "sunflower",
      "string-sea",
      "rainbow",
      "laid-sunflower",
    ],
    ua: {
      title: "Літо на одній плівці",
      description:
        "Тридцять шість кадрів на всіх: плівковий апарат мандрував від точки до точки ціле літо. Кожна дитина мала право на один знімок. Вийшло багато ніг, три собаки й найкраща світлина річки, яку ми бачили.",
    },
    eng: {
      title: "Summer on one roll of film",
      description:
        "Thirty-six frames for everyone: one film camera travelled from point to point all summer. Each child had the right to one picture. The result: many feet, three dogs and the best photograph of a river we have seen.",
    },
  },
  {
    key: "autumn-holidays",
    category: "camps",
    isImportant: false,
    galleryDate: "2022-10-26",
    pictures: ["storozhynets", "chortkiv", "hedgehog", "owl", "string-animals"],
    ua: {
      title: "Осінні канікули: п’ять днів серед листя",
      description:
        "На канікулах точка в Чорткові працювала з самого ранку. Збирали листя, варили узвар і будували їжакові зимівлю за всіма правилами. Два дні минули без світла, тож театр тіней поставили при ліхтариках.",
    },
    eng: {
      title: "Autumn holidays: five days among the leaves",
      description:
        "During the school holidays the Chortkiv point was busy from early morning. We gathered leaves, boiled dried-fruit compote and built a proper winter house for a hedgehog. Two of the days had no power, so the shadow theatre played by torchlight.",
    },
  },
];
