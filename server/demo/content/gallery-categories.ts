import type { DemoGalleryCategory } from "./shapes.ts";

export const galleryCategories: readonly DemoGalleryCategory[] = [
  {
    key: "holidays",
    picture: "paper-people",
    ua: {
      name: "Свята",
      description:
        "Великдень, перший дзвоник, гарбузова каша. Святкуємо разом: хто давно тут і хто щойно приїхав.",
    },
    eng: {
      name: "Celebrations",
      description:
        "Easter, the first school bell, pumpkin porridge. We celebrate together: those long here and those just arrived.",
    },
  },
  {
    key: "camps",
    picture: "mountains",
    ua: {
      name: "Табори",
      description:
        "Два тижні в Карпатах, денні табори на точках, канікули з ліхтариком і термосом.",
    },
    eng: {
      name: "Camps",
      description:
        "Two weeks in the Carpathians, day camps at the points, holidays with a torch and a flask of tea.",
    },
  },
  {
    key: "workshops",
    picture: "vase-window",
    ua: {
      name: "Майстерні",
      description:
        "Папір, глина, тіні, мультфільми. Тут видно, що діти роблять руками — і що з цього виходить.",
    },
    eng: {
      name: "Workshops",
      description:
        "Paper, clay, shadows, cartoons. What children make with their hands, and what comes of it.",
    },
  },
  {
    key: "humanitarian-trips",
    picture: "van",
    ua: {
      name: "Гуманітарні поїздки",
      description:
        "Куди їздив наш бус, що віз і хто зустрічав. Кожна поїздка має накладну і підпис.",
    },
    eng: {
      name: "Humanitarian trips",
      description:
        "Where our van went, what it carried and who met it. Every trip has a waybill and a signature.",
    },
  },
  {
    key: "days-at-points",
    picture: "palm-wall",
    ua: {
      name: "Будні точок",
      description:
        "Відкриття, ремонти, тихі куточки та звичайні вівторки на десяти точках TOGETHER.",
    },
    eng: {
      name: "Days at the points",
      description:
        "Openings, repairs, quiet corners and ordinary Tuesdays at the ten TOGETHER points.",
    },
  },
  {
    key: "team-and-friends",
    picture: "sunflower-hands",
    ua: {
      name: "Команда і друзі",
      description: "Люди, які вантажать, навчаються, слухають і заварюють чай.",
    },
    eng: {
      name: "Team and friends",
      description: "The people who load, learn, listen and put the kettle on.",
    },
  },
];
