import { webp } from "./webp.ts";

/** The partners’ logos. */
export const logos = {
  "logo-hnizdo": webp(480, 480, "l9aBBQA1CGeKeXRtxwqHeDDnR1h3h4CJeA==", {
    altUa: "Логотип: Фонд «Гніздо»",
    altEng: "Logo: Nest Fund",
  }),
  "logo-krynytsia": webp(480, 480, "l9aBBQAjdRqGl4wJ6PKqjz/HB2iEh4GsZw==", {
    altUa: "Логотип: Криниця",
    altEng: "Logo: Krynytsia",
  }),
  "logo-mosty": webp(480, 480, "l9aBBQAlCBaGeopMeBqvhWDHZwh4hHFnSA==", {
    altUa: "Логотип: Мости",
    altEng: "Logo: Mosty",
  }),
  "logo-veselka": webp(480, 480, "l9aBBQAkZweHeHaMBwiHgHAHB6iIiIB5qA==", {
    altUa: "Логотип: Веселка",
    altEng: "Logo: Veselka",
  }),
  "logo-veres": webp(480, 480, "l9aBBQAjRax2iZOPqAuFRXP4B7iId4B7tw==", {
    altUa: "Логотип: Верес",
    altEng: "Logo: Veres",
  }),
  "logo-dzyga": webp(480, 480, "l9aBBQAmBjSKaISqyKCX/bKUOAeHeHOIBw==", {
    altUa: "Логотип: Дзиґа",
    altEng: "Logo: Dzyga",
  }),
  "logo-forest-bakery": webp(480, 480, "l9aBBQA0SOdwfXzmOIiAbHD4B7h3iIOKdw==", {
    altUa: "Логотип: Лісова пекарня",
    altEng: "Logo: Forest Bakery",
  }),
  "logo-northern-lantern": webp(480, 480, "l9aBBQA1JvmKhou2l/l+mE9HB3h3iIR5WA==", {
    altUa: "Логотип: Northern Lantern",
    altEng: "Logo: Northern Lantern",
  }),
};
