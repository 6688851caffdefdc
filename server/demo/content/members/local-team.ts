import type { DemoMember } from "../shapes.ts";

export const localTeam: readonly DemoMember[] = [
  {
    key: "khrystyna-lys",
    picture: "palm-navy-embroidered",
    isOrganizer: false,
    isPsychologist: false,
    ua: {
      name: "Христина",
      surname: "Лис",
      role: "логістика",
      about: [
        "Склад у Чернівцях — це 240 квадратних метрів, і Христина пам’ятає, що лежить на кожному. Вона приймає вантажі, формує продуктові набори і складає маршрути так, щоб бус не їхав порожнім назад.",
        "Раніше Христина готувала подорожі для туристів і каже, що різниця невелика: треба знати дорогу, погоду та людину, яка зустріне. Кожну накладну вона фотографує двічі — на завантаженні й на місці. Саме з цих світлин складається половина наших звітів.",
      ].join("\n\n"),
    },
    eng: {
      name: "Khrystyna",
      surname: "Lys",
      role: "logistics",
      about: [
        "The Chernivtsi warehouse has 240 square metres, and Khrystyna remembers what lies on each of them. She receives the cargo, makes up the food parcels and plans routes so that the van never comes back empty.",
        "She used to plan trips for tourists and says the difference is small: you need to know the road, the weather and the person who will meet you. She photographs every waybill twice, when loading and on the spot. Half of our reports are made of those pictures.",
      ].join("\n\n"),
    },
  },
  {
    key: "bohdan-yizhakevych",
    picture: "palm-green-red",
    isOrganizer: false,
    isPsychologist: false,
    ua: {
      name: "Богдан",
      surname: "Їжакевич",
      role: "водій",
      about: [
        "Білий бус із жовтою долонею — це Богдан. За десять місяців він зробив 143 рейси: продукти, ліки, рюкзаки, одного разу — піаніно для точки в Шумську.",
        "Двадцять два роки за кермом, а до того столярував, тому раз на тиждень ще й лагодить поламане в іграшкотеці. Знає, де в горах розвертатися, а де краще не починати. У кабіні завжди лежать яблука для дітей і запасні рукавиці для дорослих. Про прізвище жартує сам, першим: на дверцятах у нього наклейка з їжаком, яку вирізала молодша донька.",
      ].join("\n\n"),
    },
    eng: {
      name: "Bohdan",
      surname: "Yizhakevych",
      role: "driver",
      about: [
        "The white van with a yellow palm is Bohdan. In ten months he made 143 runs with food, medicine, backpacks and, once, a piano for the Shumsk point.",
        "He has been driving for twenty-two years and was a joiner before that, so once a week he also mends what is broken in the toy library. He knows where in the mountains you can turn round and where it is better not to begin. In the cab there are always apples for children and spare gloves for adults. His surname comes from “hedgehog” and he makes the joke first: the van door carries a paper hedgehog cut by his younger daughter.",
      ].join("\n\n"),
    },
  },
  {
    key: "sofiia-dovha",
    picture: "palm-yellow-navy",
    isOrganizer: false,
    isPsychologist: false,
    ua: {
      name: "Софія",
      surname: "Довга",
      role: "комунікації",
      about: [
        "Усе, що ви тут читаєте, пройшло через Софію. Вона веде новини, блог і галерею, перекладає англійською та викреслює зайві прикметники.",
        "Софія — редакторка з дев’ятирічним досвідом у районній газеті, де навчилася перепитувати прізвища. У фонді вона стежить ще за одним: жодна світлина дитини не з’являється без згоди батьків, а ім’я, місто й обличчя ніколи не стоять поруч. Якщо ви журналіст, партнер або просто помітили помилку — пишіть їй на hello@doloni.example. За помилку подякує, за дві надішле паперову сову.",
      ].join("\n\n"),
    },
    eng: {
      name: "Sofiia",
      surname: "Dovha",
      role: "communications",
      about: [
        "Everything you read here has passed through Sofiia’s hands. She runs the news, the blog and the gallery, translates into English and crosses out spare adjectives.",
        "Sofiia is an editor with nine years at a district newspaper, where she learned to ask for the spelling of a name twice. She guards one more thing here: no picture of a child appears without the parents’ consent, and a name, a town and a face never stand together. If you are a journalist, a partner, or have just spotted a mistake, write to her at hello@doloni.example. One mistake earns thanks, two earn a paper owl.",
      ].join("\n\n"),
    },
  },
  {
    key: "petro-zaiets",
    picture: "palm-white-dotted",
    isOrganizer: false,
    isPsychologist: false,
    ua: {
      name: "Петро",
      surname: "Заєць",
      role: "бухгалтерія",
      about: [
        "Петро любить, коли сходиться. Тридцять один рік він вів бухгалтерію на хлібозаводі, вийшов на пенсію в січні 2022-го і протримався на ній рівно два місяці.",
        "Тепер він зводить надходження і видатки фонду, перевіряє кожен чек і готує цифри до щомісячного звіту. Навчив усю команду трьох речей: просити накладну, підписувати накладну, не губити накладну. На питання «Куди пішли мої двісті гривень?» відповідає протягом дня і з радістю. На обід ділиться хлібом — власноруч спеченим, за заводським рецептом.",
      ].join("\n\n"),
    },
    eng: {
      name: "Petro",
      surname: "Zaiets",
      role: "accounting",
      about: [
        "Petro likes it when things add up. He kept the books of a bread factory for thirty-one years, retired in January 2022 and lasted exactly two months.",
        "Now he balances what the foundation receives and spends, checks every receipt and prepares the figures for the monthly report. He has taught the whole team three things: ask for the waybill, sign the waybill, do not lose the waybill. The question “Where did my two hundred hryvnias go?” he answers within a day and with pleasure. At lunch he shares bread he baked himself, to the factory recipe.",
      ].join("\n\n"),
    },
  },
  {
    key: "levko-prytula",
    picture: "palm-poppy-navy",
    isOrganizer: false,
    isPsychologist: false,
    ua: {
      name: "Левко",
      surname: "Притула",
      role: "координатор волонтерів",
      about: [
        "Левкові дев’ятнадцять, і він наймолодший у команді. Прийшов у березні 2022 року розвантажити одну машину, а залишився скликати на кожну наступну: у його списку 130 волонтерів, і він знає, хто вільний у середу після третьої.",
        "Навчається заочно на соціального працівника. Новеньких зустрічає сам, показує склад, кухню та правила безпеки дітей, без підпису під якими до занять ніхто не приступає. Грає на укулеле рівно чотири пісні, тому на ватрі в таборі їх співали чотири рази.",
      ].join("\n\n"),
    },
  },
  {
    key: "orysia-pelekh",
    picture: "palm-pink-striped",
    isOrganizer: false,
    isPsychologist: false,
    drafts: ["ua", "eng"],
    ua: {
      name: "Орися",
      surname: "Пелех",
      role: "майбутня протезистка центру",
      about: [
        "Орися — одна з двох перших фахівців, яких ми запросили до Центру протезування, хоча стін у нього ще немає. Вона ортопедична інженерка, шість років працювала з дорослими, а з осені 2022 року навчається дитячого протезування.",
        "Каже, що дитячий протез відрізняється не розміром, а терпінням: дитина росте, і виріб треба переробляти кожні дев’ять–дванадцять місяців. Тому майстерня має бути поруч, а не за чотириста кілометрів. Поки що Орися консультує родини онлайн і складає перелік обладнання.",
      ].join("\n\n"),
    },
    eng: {
      name: "Orysia",
      surname: "Pelekh",
      role: "prosthetist of the future center",
      about: [
        "Orysia is one of the first two specialists we invited to the Prosthetics center, though it has no walls yet. She is an orthopaedic engineer, worked with adults for six years, and has been training in children’s prosthetics since the autumn of 2022.",
        "A child’s prosthesis, she says, differs not in size but in patience: the child grows, and the device has to be remade every nine to twelve months. So the workshop has to be nearby and not four hundred kilometres away. For now Orysia advises families online and draws up the list of equipment.",
      ].join("\n\n"),
    },
  },
];
