import type { DemoGallery } from "../shapes.ts";

export const humanitarianTripsToJuly: readonly DemoGallery[] = [
  {
    key: "first-trip",
    category: "humanitarian-trips",
    isImportant: true,
    galleryDate: "2022-03-12",
    pictures: ["van", "chernivtsi", "apple", "house", "van-box", "palms"],
    ua: {
      title: "Перша поїздка: три тонни продуктів для родин у дорозі",
      description: [
        "Дев’ять рейсів позиченим бусом за дві доби — і три тонни продуктів уже в школах та гуртожитках, де зупинилися родини.",
        "Список складали за кухонним столом, фарбу для долоні на дверцятах знайшли в гаражі. Перші 240 родин отримали їжу й теплі шкарпетки. Накладна за номером один висить у рамці на складі.",
      ].join("\n\n"),
    },
    eng: {
      title: "First trip: three tons of food for families on the road",
      description: [
        "Nine runs with a borrowed van in two days, and three tons of food have reached the schools and dormitories where families are staying.",
        "The list was made at a kitchen table; paint for the palm on the van door was found in a garage. The first 240 families received food and warm socks. Waybill number one hangs framed in the warehouse.",
      ].join("\n\n"),
    },
  },
  {
    key: "april-medicine",
    category: "humanitarian-trips",
    isImportant: true,
    galleryDate: "2022-04-09",
    pictures: ["van-box", "mountains", "umbrella", "van", "rainbow"],
    ua: {
      title: "Ліки доїхали до чотирьох закладів",
      description: [
        "Дві лікарні, амбулаторія та дитячий інтернат отримали препарати точно за своїми переліками.",
        "Збирали два тижні разом із партнером «Аптечна комора» (приклад). Термокоробки їхали окремо, на передньому сидінні, пристебнуті ременем. Усі акти передачі є у звіті за квітень.",
      ].join("\n\n"),
    },
    eng: {
      title: "Medicine reaches four institutions",
      description: [
        "Two hospitals, a clinic and a children’s residential care home received exactly what was on their lists.",
        "It took two weeks to collect, together with our partner Medicine Store (example). The cool boxes travelled apart from the rest, on the front seat, with the belt fastened. All handover papers are in the April report.",
      ].join("\n\n"),
    },
  },
  {
    key: "shumsk-trip",
    category: "humanitarian-trips",
    isImportant: false,
    galleryDate: "2022-05-03",
    pictures: ["shumsk", "van", "bus", "engine", "van-box", "bus-meadow", "mountains"],
    ua: {
      title: "Поїздка до Шумська",
      description:
        "Повезли продукти для 85 родин, а повернулися з ключем від приміщення: нам запропонували кімнати для точки. За дев’ять днів ми її відчинили. Піаніно приїхало окремим рейсом, у ковдрах.",
    },
    eng: {
      title: "Route to Shumsk",
      description:
        "We took food for 85 families and came back with a key: we were offered rooms for a point. Nine days later we opened it. The piano came by a separate run, wrapped in blankets.",
    },
  },
  {
    key: "may-food",
    category: "humanitarian-trips",
    isImportant: true,
    galleryDate: "2022-05-28",
    pictures: ["apple-blue", "van", "paper-people", "house", "van-box", "four-apples"],
    ua: {
      title: "1200 родин отримали харчі в травні",
      description: [
        "Найбільше за три місяці роботи: 1200 наборів, усього десять тонн разом із дитячим харчуванням.",
        "Хліб до кожного набору додавала «Лісова пекарня» (приклад), вода — від «Водовозки» (приклад). На складі завели тихий дзвіночок: у нього дзвонять, коли від’їжджає остання коробка дня.",
      ].join("\n\n"),
    },
    eng: {
      title: "In May 1,200 families receive food",
      description: [
        "The most in our three months of work: 1,200 parcels, ten tons in all with the baby food.",
        "Forest Bakery (example) added bread to every parcel, and the water came from Water Cart (example). The warehouse now has a small quiet bell: it rings when the last box of the day has left.",
      ].join("\n\n"),
    },
  },
];
