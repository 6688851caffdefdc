import type { DemoGallery } from "../shapes.ts";

export const workshopsToJuly: readonly DemoGallery[] = [
  {
    key: "easter-eggs",
    category: "workshops",
    isImportant: false,
    galleryDate: "2022-04-20",
    pictures: ["butterfly", "vase", "sunflower", "storozhynets", "laid-butterfly", "string-garden"],
    ua: {
      title: "Писанки",
      description:
        "Точка в Сторожинці відчинилася за шість днів до Великодня, тож почали відразу з писанок. Писачки й віск принесла бібліотекарка пані Стефа. 62 яйця розписали, чотири з’їли, бо тріснули.",
    },
    eng: {
      title: "Easter eggs",
      description:
        "The Storozhynets point opened six days before Easter, so it began with painted eggs. The styluses and wax came from Mrs Stefa, the librarian. Sixty-two eggs were painted; four cracked and were eaten.",
    },
  },
  {
    key: "toy-workshop",
    category: "workshops",
    isImportant: false,
    galleryDate: "2022-05-14",
    pictures: [
      "rocking-horse",
      "bear",
      "toy-shelves",
      "engine",
      "string-toys",
      "shelf-bear",
      "four-bears",
    ],
    ua: {
      title: "Майстерня іграшок",
      description:
        "У Шумську перше заняття було лікарнею. Ведмедеві пришили лапу, коневі — вухо, паротягу знайшли колесо. Пацієнтів виписали того самого дня, з довідкою та печаткою у вигляді долоні.",
    },
    eng: {
      title: "Toy workshop",
      description:
        "In Shumsk the first session was a hospital. The bear got its paw sewn on, the horse its ear, and a wheel was found for the engine. All patients were discharged the same day, with a certificate and a palm-shaped stamp.",
    },
  },
  {
    key: "library-exhibition",
    category: "workshops",
    isImportant: true,
    galleryDate: "2022-06-11",
    pictures: [
      "house",
      "cat",
      "hedgehog",
      "rocket",
      "goldfish",
      "bird",
      "laid-house",
      "string-animals",
    ],
    ua: {
      title: "112 дитячих робіт виставили в бібліотеці",
      description: [
        "Коти, ракети, їжаки та 41 дім: перша виставка точок TOGETHER триватиме в бібліотеці до кінця червня.",
        "Роботи розвісили на висоті дитячих очей, тому дорослі оглядають їх навпочіпки. Кожну можна обміняти на книжку для полиці точки. За перші вихідні принесли 67 книжок.",
      ].join("\n\n"),
    },
    eng: {
      title: "A library shows 112 works by children",
      description: [
        "Cats, rockets, hedgehogs and 41 houses: the first exhibition of the TOGETHER points stays at the library until the end of June.",
        "The works hang at the height of children’s eyes, so adults view them squatting. Each can be swapped for a book for the point’s shelf. The first weekend brought 67 books.",
      ].join("\n\n"),
    },
  },
  {
    key: "quiet-cat-cartoon",
    category: "workshops",
    isImportant: true,
    galleryDate: { daysAgo: 24 },
    pictures: ["cat", "moon", "owl", "ternopil", "string-animals", "moon-green"],
    ua: {
      title: "Діти зняли мультфільм про кота, який боявся тиші",
      description: [
        "Прем’єра в Тернополі: чотири хвилини, 960 кадрів, головну роль зіграв паперовий кіт.",
        "Історію вигадали восьмеро дітей на заняттях із мультерапії. Коли стає надто тихо, кіт іде до людей і мурчить сам. Фінал переробляли тричі, бо голосували чесно.",
      ].join("\n\n"),
    },
    eng: {
      title: "Children shoot a cartoon about a cat afraid of silence",
      description: [
        "A premiere in Ternopil: four minutes, 960 frames, with a paper cat in the leading role.",
        "Eight children made the story up at their cartoon therapy sessions. When it gets too quiet, the cat goes to people and purrs by itself. The ending was remade three times, because the voting was fair.",
      ].join("\n\n"),
    },
  },
  {
    key: "shadow-theatre",
    category: "workshops",
    isImportant: false,
    galleryDate: "2022-07-02",
    pictures: ["owl", "moon-blue", "cat", "bird", "string-animals", "moon"],
    ua: {
      title: "Театр тіней",
      description:
        "Простирадло, лампа та десять пар рук: у Чернівцях показали «Сову, яка проспала ніч». Реплік у виставі немає, тому її зрозуміли навіть дворічні. Сова вклонялася тричі, лампу тримав Максим, 11 років, і жодного разу не хитнув.",
    },
  },
];
