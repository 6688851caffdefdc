import { webp } from "./webp.ts";

/** The palms that stand for the team. */
export const palms = {
  "palm-blue-dotted": webp(822, 960, "60gKNgz4V8g4l4iHeIl3dniI+IqMr8g=", {
    altUa: "Піднята синя долоня в темному рукаві в цятки",
    altEng: "A raised blue palm in a dark dotted sleeve",
  }),
  "palm-green-dark": webp(822, 960, "cQgODgj5VtdHl4iGeYh3hniH+I+kr9c=", {
    altUa: "Піднята зелена долоня в темному рукаві",
    altEng: "A raised green palm in a dark sleeve",
  }),
  "palm-green-red": webp(822, 960, "svgJDgj5VpdniOhHiYZ4hoh3mHWfa/c=", {
    altUa: "Піднята зелена долоня в рукаві в червону смужку",
    altEng: "A raised green palm in a red-striped sleeve",
  }),
  "palm-green-striped": webp(822, 960, "bhoGNgr3WZdniPg4h4Z4dYh393x5r8c=", {
    altUa: "Піднята зелена долоня в смугастому рукаві",
    altEng: "A raised green palm in a striped sleeve",
  }),
  "palm-navy-embroidered": webp(822, 960, "8tcJHgTlaoh4h/g5hnaJdnh49Ylva/g=", {
    altUa: "Піднята темно-синя долоня у вишитому рукаві",
    altEng: "A raised deep blue palm in an embroidered sleeve",
  }),
  "palm-pink-embroidered": webp(822, 960, "79gFDggHuBfIV6hXiHWJenaIN4lwUDg=", {
    altUa: "Піднята рожева долоня у вишитому рукаві",
    altEng: "A raised pink palm in an embroidered sleeve",
  }),
  "palm-pink-striped": webp(822, 960, "o6gJFg4HuUeoZ1eYd3iIeYd4B4R1QFg=", {
    altUa: "Піднята рожева долоня в рукаві в червону смужку",
    altEng: "A raised pink palm in a red-striped sleeve",
  }),
  "palm-poppy-navy": webp(822, 960, "r/cNJgr5Vtc4l3iHeYl2hniHFYdQYAg=", {
    altUa: "Піднята червона долоня в темному рукаві",
    altEng: "A raised red palm in a dark sleeve",
  }),
  "palm-white-blue": webp(822, 960, "60sKVghZhahniAfXaHqGiXeI93x534c=", {
    altUa: "Піднята біла долоня в синьому рукаві",
    altEng: "A raised white palm in a blue sleeve",
  }),
  "palm-white-dotted": webp(822, 960, "J7oKNg42mod4hwfJZnmGeXeY+XyYz5c=", {
    altUa: "Піднята біла долоня в синьому рукаві в цятки",
    altEng: "A raised white palm in a dotted blue sleeve",
  }),
  "palm-yellow-checked": webp(822, 960, "LrcBPgoItze3aGiIh4d4iYd3CHWDMFc=", {
    altUa: "Піднята жовта долоня в картатому рукаві",
    altEng: "A raised yellow palm in a checked sleeve",
  }),
  "palm-yellow-embroidered": webp(822, 960, "5ZgJHgoIpze3Z2iHiId4iXaHGXeQQEc=", {
    altUa: "Піднята жовта долоня у вишитому рукаві",
    altEng: "A raised yellow palm in an embroidered sleeve",
  }),
  "palm-yellow-green": webp(822, 960, "MdgJPgj3WNg4l3iHeHmGdniIB3Zxkwc=", {
    altUa: "Піднята жовта долоня в зеленому рукаві",
    altEng: "A raised yellow palm in a green sleeve",
  }),
  "palm-yellow-navy": webp(822, 960, "oJYFRgqpZdg3mAfXaIt1iHeXCnWgQCc=", {
    altUa: "Піднята жовта долоня в темно-синьому рукаві",
    altEng: "A raised yellow palm in a navy sleeve",
  }),
  "string-embroidered": webp(960, 471, "M9gJE4Knd6d3h/hnXIegb9g=", {
    altUa: "Аркуші на мотузці: рожева, жовта й темно-синя долоні у вишитих рукавах",
    altEng: "Sheets on a string: a pink, a yellow and a deep blue palm in embroidered sleeves",
  }),
};
