import type { DemoMember } from "../shapes.ts";

export const organizers: readonly DemoMember[] = [
  {
    key: "iryna-savchuk",
    picture: "palm-green-striped",
    isOrganizer: true,
    isPsychologist: false,
    ua: {
      name: "Ірина",
      surname: "Савчук",
      role: "засновниця",
      about: [
        "У 2020 році Ірина зібрала в Чернівцях гурток паперової пластики: сорок наборів розійшлися поштою, бо збиратися не було де. Звідти й назва — на першому занятті всі обводили свою долоню.",
        "У березні 2022-го гурток за тиждень став складом, а потім фондом. Ірина відповідає за те, куди ми рухаємося, і читає кожен звіт перед публікацією. За освітою вона вчителька початкових класів, за звичкою — людина, яка носить у кишені ножиці. Щоп’ятниці веде заняття з вирізування на точці в Чернівцях і не переносить його навіть заради дуже важливих зустрічей.",
      ].join("\n\n"),
    },
    eng: {
      name: "Iryna",
      surname: "Savchuk",
      role: "founder",
      about: [
        "In 2020 Iryna started a paper-craft club in Chernivtsi: forty kits went out by post, because there was nowhere to meet. That is where the name comes from. At the first session everyone traced their own palm.",
        "In March 2022 the club turned into a warehouse within a week, and then into a foundation. Iryna decides where we go next and reads every report before it is published. She is a primary school teacher by training and a person with scissors in her pocket by habit. Every Friday she leads the paper-cutting session at the Chernivtsi point, and does not move it even for very important meetings.",
      ].join("\n\n"),
    },
  },
  {
    key: "taras-koval",
    picture: "palm-yellow-green",
    isOrganizer: true,
    isPsychologist: false,
    ua: {
      name: "Тарас",
      surname: "Коваль",
      role: "виконавчий директор",
      about: [
        "Тарас одинадцять років керував складами й добре знає, що тонна допомоги — це не число, а дев’яносто коробок, які хтось має підняти двічі. У фонді він від першої ночі на складі, 5 березня 2022 року.",
        "На ньому договори, кошториси, відкриття точок і ремонти. Саме він порахував Сімейний дім до останньої дверної ручки й уміє пояснити кожен рядок. Просить говорити з ним числами, а потім обов’язково питає, як звати дитину, про яку йдеться. У вихідні збирає з сином моделі кораблів, жоден поки не плаває.",
      ].join("\n\n"),
    },
    eng: {
      name: "Taras",
      surname: "Koval",
      role: "executive director",
      about: [
        "Taras ran warehouses for eleven years and knows that a ton of aid is not a number but ninety boxes that somebody has to lift twice. He has been with us since the first night at the warehouse, 5 March 2022.",
        "Contracts, budgets, new points and repairs are his. He costed the Family house down to the last door handle and can explain every line. He asks people to talk to him in numbers, and then always asks the name of the child in question. At weekends he and his son build model ships, none of which floats so far.",
      ].join("\n\n"),
    },
  },
  {
    key: "marta-hnatiuk",
    picture: "palm-pink-embroidered",
    isOrganizer: true,
    isPsychologist: false,
    ua: {
      name: "Марта",
      surname: "Гнатюк",
      role: "координаторка точок",
      about: [
        "Десять точок TOGETHER — десять ключів на одному кільці, і кільце в Марти. Вона складає розклад, добирає людей, домовляється з громадами й першою дізнається, що на точці скінчився жовтий папір.",
        "До фонду Марта дев’ять років працювала в молодіжному центрі. Її правило просте: двері відчиняються о десятій, навіть якщо немає світла. За рік вона проїхала між точками понад тридцять тисяч кілометрів і склала власну карту пиріжкових. Якщо ви телефонуєте, щоб записати дитину, найімовірніше, слухавку візьме саме вона.",
      ].join("\n\n"),
    },
    eng: {
      name: "Marta",
      surname: "Hnatiuk",
      role: "points coordinator",
      about: [
        "Ten TOGETHER points are ten keys on one ring, and Marta has the ring. She draws up the timetable, finds the people, talks to the communities and is the first to hear that a point has run out of yellow paper.",
        "Before the foundation Marta worked at a youth centre for nine years. Her rule is simple: the doors open at ten, even when there is no power. In a year she drove more than thirty thousand kilometres between the points and made her own map of pie shops. If you call to book a place for a child, she is most likely the one to answer.",
      ].join("\n\n"),
    },
  },
];
