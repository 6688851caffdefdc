import type { DemoMember } from "../shapes.ts";

export const psychologists: readonly DemoMember[] = [
  {
    key: "olena-melnyk",
    picture: "palm-blue-dotted",
    isOrganizer: false,
    isPsychologist: true,
    ua: {
      name: "Олена",
      surname: "Мельник",
      role: "дитяча психологиня",
      about: [
        "Олена працює на точці в Калуші з дня її відкриття. До неї приводять дітей від трьох років: тих, хто перестав спати, хто мовчить, хто б’ється, і тих, із ким усе гаразд, але мамі тривожно.",
        "Перед тим вона вісім років була шкільною психологинею і досі вважає, що найважливіші розмови відбуваються в коридорі. У її кабінеті два крісла, ведмедик і клубок червоних ниток: кінець нитки дитина тримає, поки говорить. Олена пише для нашого блогу про малюнки, сон і страхи — без діагнозів, із вправами на вечір.",
      ].join("\n\n"),
    },
    eng: {
      name: "Olena",
      surname: "Melnyk",
      role: "child psychologist",
      about: [
        "Olena has worked at the Kalush point since the day it opened. Children come to her from the age of three: those who stopped sleeping, who are silent, who fight, and those who are fine but whose mother is worried.",
        "Before that she spent eight years as a school psychologist and still believes that the most important conversations happen in corridors. Her room has two armchairs, a bear and a ball of red yarn: the child holds one end while talking. Olena writes for our blog about drawings, sleep and fears, without diagnoses and with an exercise for the evening.",
      ].join("\n\n"),
    },
  },
  {
    key: "andrii-gereta",
    picture: "palm-white-blue",
    isOrganizer: false,
    isPsychologist: true,
    ua: {
      name: "Андрій",
      surname: "Ґерета",
      role: "арттерапевт",
      about: [
        "Андрій навчався на скульптора, а потім на психолога, тому в нього на заняттях завжди багато глини й мало слів. Прийшов до нас волонтером іще в гурток, навесні 2021 року.",
        "Він веде групи в Тернополі та Чорткові, по вісім-десять дітей. Каже, що глина має одну велику перевагу перед розмовою: її можна зім’яти й почати знову. Разом із дітьми зняв мультфільм про кота, який боявся тиші, і вигадав стіну долонь для оновленої ігрової кімнати. Раз на місяць проводить заняття для батьків. На них спочатку теж ліплять, а говорять потім.",
      ].join("\n\n"),
    },
    eng: {
      name: "Andrii",
      surname: "Gereta",
      role: "art therapist",
      about: [
        "Andrii trained as a sculptor and then as a psychologist, so his sessions have plenty of clay and few words. He joined us as a volunteer when we were still a club, in the spring of 2021.",
        "He leads groups in Ternopil and Chortkiv, eight to ten children each. Clay, he says, has one great advantage over talk: you can squash it and start again. With the children he made a cartoon about a cat who was afraid of silence, and he thought up the wall of palms for the renewed playroom. Once a month he runs a session for parents. There, too, people model first and talk later.",
      ].join("\n\n"),
    },
  },
  {
    key: "yuliia-boiko",
    picture: "palm-yellow-checked",
    isOrganizer: false,
    isPsychologist: true,
    ua: {
      name: "Юлія",
      surname: "Бойко",
      role: "сімейна консультантка",
      about: [
        "Юлія працює з родинами цілком: з мамою, бабусею, підлітком і тим, хто зараз далеко, але є на екрані. Приймає на точці в Івано-Франківську й онлайн у вівторок та четвер.",
        "Вона чотирнадцять років практикує сімейну терапію. Останнім часом найчастіше допомагає з двома речами: як жити вп’ятьох в одній кімнаті й як говорити з дитиною про втрату. Координує психологічну частину проєкту «Допомога людям». Групи для батьків, бабусь і дідусів, які йдуть паралельно з дитячими заняттями, — теж її задум. І чай, який там є завжди.",
      ].join("\n\n"),
    },
    eng: {
      name: "Yuliia",
      surname: "Boiko",
      role: "family counsellor",
      about: [
        "Yuliia works with whole families: the mother, the grandmother, the teenager and the one who is far away but there on the screen. She sees people at the Ivano-Frankivsk point, and online on Tuesdays and Thursdays.",
        "She has practised family therapy for fourteen years. Lately she helps most often with two things: how five people live in one room, and how to talk to a child about loss. She leads the psychological side of People assistance. The groups for parents and grandparents that run beside the children’s sessions were her idea too. So was the tea that is always there.",
      ].join("\n\n"),
    },
  },
  {
    key: "nazar-shevchuk",
    picture: "palm-green-dark",
    isOrganizer: false,
    isPsychologist: true,
    ua: {
      name: "Назар",
      surname: "Шевчук",
      role: "ігровий терапевт",
      about: [
        "Назар серйозно грає вже шість років. Його інструменти — пісочниця, ляльки, кубики та дві ковдри, з яких за хвилину виходить фортеця, корабель або лікарня для зайців.",
        "Він приймає на двох ужгородських точках і виїжджає з мобільною бригадою до сіл, куди до психолога далеко. У червні 2022 року навчив азів ігрової терапії двадцятьох колег. Улітку був на обох змінах табору в Карпатах: удень грав, уночі чергував із ліхтариком там, де комусь не спалося. Переконаний, що дорослим грати теж корисно, і має для них окрему полицю.",
      ].join("\n\n"),
    },
    eng: {
      name: "Nazar",
      surname: "Shevchuk",
      role: "play therapist",
      about: [
        "Nazar has been playing seriously for six years. His tools are a sandpit, puppets, blocks and two blankets that become a fortress, a ship or a hospital for rabbits within a minute.",
        "He sees children at both Uzhhorod points and travels with the mobile team to villages far from any psychologist. In June 2022 he taught twenty colleagues the basics of play therapy. In summer he was at both shifts of the Carpathian camp: playing by day, and by night on duty with a torch wherever somebody could not sleep. He is sure that play is good for adults too and keeps a separate shelf for them.",
      ].join("\n\n"),
    },
  },
  {
    key: "kateryna-dziuba",
    picture: "palm-yellow-embroidered",
    isOrganizer: false,
    isPsychologist: true,
    ua: {
      name: "Катерина",
      surname: "Дзюба",
      role: "психологиня онлайн-прийому",
      about: [
        "Катерина виїхала з Харківщини на початку березня 2022 року, а вже у квітні провела першу консультацію з кухні орендованої квартири в Чернівцях. Тепер вона відповідає за всю онлайн-допомогу фонду.",
        "До неї звертаються підлітки, які переїхали втретє, батьки за кордоном і вчителі, у яких пів класу на екрані. Катерина приймає зранку та ввечері, щоб різниця в часі не заважала. Якщо зникає світло, розмова переходить у телефон, а потім у листування, але не обривається. Просить не вибачатися за кота в кадрі: у неї їх двоє.",
      ].join("\n\n"),
    },
    eng: {
      name: "Kateryna",
      surname: "Dziuba",
      role: "online psychologist",
      about: [
        "Kateryna left the Kharkiv region in early March 2022, and by April she held her first consultation from the kitchen of a rented flat in Chernivtsi. Today all of the foundation’s online help is hers.",
        "She hears from teenagers on their third move, from parents abroad and from teachers with half a class on a screen. Kateryna works in the mornings and evenings, so that time zones do not get in the way. When the power goes, the conversation moves to the phone and then to messages, but it does not break off. Please do not apologise for the cat in the picture: she has two.",
      ].join("\n\n"),
    },
  },
];
