import type { DemoGallery } from "../shapes.ts";

export const holidays: readonly DemoGallery[] = [
  {
    key: "easter-table",
    category: "holidays",
    isImportant: true,
    galleryDate: "2022-04-24",
    pictures: [
      "vase-window",
      "string-garden",
      "chernivtsi",
      "sunflower",
      "butterfly",
      "apple",
      "paper-people",
    ],
    ua: {
      title: "Сто пасок на одному столі: Великдень у Чернівцях",
      description: [
        "Перший Великдень фонду зустріли у дворі точки в Чернівцях: 70 родин, сто пасок і один дуже довгий стіл.",
        "Паски спекли сусіди з трьох вулиць, а діти вирізали для скатертини паперові квіти. Хто приїхав здалеку, диктував рецепт своєї бабусі. Тепер у нас є зошит із 23 рецептами з дев’яти областей.",
      ].join("\n\n"),
    },
    eng: {
      title: "A hundred Easter breads on one table in Chernivtsi",
      description: [
        "The foundation’s first Easter was in the yard of the Chernivtsi point: 70 families, a hundred Easter breads and one very long table.",
        "Neighbours from three streets did the baking, and the children cut paper flowers for the tablecloth. Those who had come from far away dictated their grandmothers’ recipes. We now own a notebook with 23 recipes from nine regions.",
      ].join("\n\n"),
    },
  },
  {
    key: "embroidered-windows",
    category: "holidays",
    isImportant: true,
    galleryDate: "2022-05-19",
    pictures: [
      "string-embroidered",
      "palm-pink-embroidered",
      "palm-yellow-embroidered",
      "palm-navy-embroidered",
      "palms",
      "paper-people",
    ],
    ua: {
      title: "До Дня вишиванки діти прикрасили всі вікна точки",
      description: [
        "Дванадцять вікон, дванадцять орнаментів, жодної голки: вишиванки для вікон точки в Чернівцях вирізали з червоного й чорного паперу.",
        "Кожна група обрала візерунок свого краю. Найскладнішим виявився полтавський: його вирізали білим по білому й роздивлялися проти сонця.",
      ].join("\n\n"),
    },
    eng: {
      title: "Children decorate every window for Vyshyvanka Day",
      description: [
        "Twelve windows, twelve ornaments and not a single needle: the embroidery for the windows of the Chernivtsi point was cut from red and black paper.",
        "Each group chose a pattern from its home region. The Poltava one proved the hardest: it was cut white on white and had to be held up to the sun.",
      ].join("\n\n"),
    },
  },
  {
    key: "childrens-day",
    category: "holidays",
    isImportant: true,
    galleryDate: "2022-06-01",
    pictures: [
      "paper-people",
      "kite",
      "rainbow",
      "ivano-frankivsk",
      "rocket",
      "cat",
      "string-sky",
      "goldfish",
      "palms",
    ],
    ua: {
      title: "День захисту дітей",
      description: [
        "Перше червня в Івано-Франківську тривало шість годин: крейда, повітряні змії та паперовий ланцюжок на весь парк.",
        "У ланцюжку 486 чоловічків, кожного вирізала й підписала окрема дитина. Коли він дістав до фонтана, вирішили не зупинятися й обійшли ще й каруселі.",
      ].join("\n\n"),
    },
    eng: {
      title: "Children’s Day",
      description: [
        "The first of June in Ivano-Frankivsk lasted six hours: chalk, kites and a paper-doll chain across the whole park.",
        "There are 486 figures in the chain, each cut and signed by one child. When it reached the fountain, nobody wanted to stop, so it went round the carousel as well.",
      ].join("\n\n"),
    },
  },
  {
    key: "kupala-wreaths",
    category: "holidays",
    isImportant: true,
    galleryDate: "2022-07-06",
    pictures: ["tiachiv", "sunflower", "vase", "moon", "string-garden", "butterfly"],
    ua: {
      title: "На Купала в Тячеві сплели 46 вінків",
      description: [
        "Точці в Тячеві дев’ять днів, а вона вже святкує: 46 вінків, дві гітари та Тиса, яка забрала всі вінки з собою.",
        "Плести вчила пані Ганна з сусіднього двору, їй 81 рік. Вона сказала, що вінок, який пливе повільно, приносить найдовшу дружбу, і ніхто не поспішав.",
      ].join("\n\n"),
    },
    eng: {
      title: "Forty-six wreaths for Kupala night in Tiachiv",
      description: [
        "The Tiachiv point is nine days old and already celebrating: 46 wreaths, two guitars, and the Tysa, which carried all the wreaths away.",
        "Mrs Hanna from the yard next door, aged 81, taught everyone to plait. A wreath that floats slowly brings the longest friendship, she said, and nobody was in a hurry.",
      ].join("\n\n"),
    },
  },
  {
    key: "first-school-bell",
    category: "holidays",
    isImportant: true,
    galleryDate: "2022-09-01",
    pictures: ["kalush", "bus", "apple", "engine", "palms", "four-apples", "cat", "sunflower"],
    ua: {
      title: "Перший дзвоник",
      description: [
        "У Калуші дзвоник пролунав двічі: у школі та на точці, для тих, хто вчиться онлайн.",
        "38 школярів прийшли на точку з рюкзаками, сіли за справжні парти й відкрили ноутбуки. Учителька з екрана попросила підняти руки. Підняли всі, ще й паперові.",
      ].join("\n\n"),
    },
    eng: {
      title: "First school bell",
      description: [
        "In Kalush the bell rang twice: at school, and at the point for those who study online.",
        "38 pupils came to the point with their backpacks, sat down at real desks and opened laptops. The teacher on the screen asked them to raise their hands. They all did, and the paper ones too.",
      ].join("\n\n"),
    },
  },
  {
    key: "harvest-day",
    category: "holidays",
    isImportant: false,
    galleryDate: "2022-10-22",
    pictures: ["apple", "chortkiv", "hedgehog", "sunflower", "four-apples"],
    ua: {
      title: "Свято врожаю",
      description:
        "Гарбуз для каші несли до точки в Чорткові вчотирьох. Каші вистачило на 54 тарілки, насіння — на всю весну: його розклали в конверти й підписали. З гарбузової шкірки вирізали ліхтарі, і двір світився до сьомої вечора.",
    },
    eng: {
      title: "Harvest day",
      description:
        "It took four people to carry the porridge pumpkin to the Chortkiv point. There was enough porridge for 54 plates and enough seeds for the whole spring: they went into envelopes with labels. The rind became lanterns, and the yard glowed until seven in the evening.",
    },
  },
  {
    key: "saint-nicholas",
    category: "holidays",
    isImportant: false,
    galleryDate: "2022-12-19",
    drafts: ["eng"],
    pictures: [
      "snowman-hill",
      "van",
      "bear",
      "rocking-horse",
      "moon",
      "shelf-bear",
      "string-winter",
    ],
    ua: {
      title: "Миколай приїхав на бусі",
      description:
        "Чотирнадцять громад за два дні: Миколай пересів із саней на білий бус із жовтою долонею. Подарунки були такі, як просили в листах, і 212 листів ми прочитали до останнього. Один хлопчик просив світла для всієї вулиці. Привезли ліхтар, вулиця коротка.",
    },
    eng: {
      title: "Saint Nicholas came by van",
      description:
        "Fourteen communities in two days: Saint Nicholas swapped his sleigh for a white van with a yellow palm. The presents were the ones asked for in letters, and we read all 212 of them. One boy asked for light for his whole street. We brought a lantern; it is a short street.",
    },
  },
  {
    key: "christmas-star",
    category: "holidays",
    isImportant: false,
    galleryDate: "2022-12-23",
    drafts: ["ua", "eng"],
    pictures: ["string-winter", "moon", "bird", "snowman"],
    ua: {
      title: "Різдвяна зірка на вісім променів",
      description:
        "Зірку для вертепу в Сторожинці склеїли з восьми дитячих долонь, обведених на золотому папері. Носитимуть її на довгій палиці від хати до хати. Колядки вчимо щовівторка, о четвертій.",
    },
    eng: {
      title: "A Christmas star with eight rays",
      description:
        "The star for the carol singers of Storozhynets is glued together from eight children’s palms traced on golden paper. It will travel on a long pole from house to house. We learn the carols every Tuesday at four.",
    },
  },
];
