import type { CounterSource } from "../../settings/counter-source.ts";
import type { DemoSettings } from "./shapes.ts";

/** Counted at the end of the last month with a report, which replaces this day. */
const counted = (noteUa: string, noteEng: string): CounterSource => ({
  kind: "TYPED",
  countedOn: "2022-12-31",
  category: null,
  documentId: null,
  noteUa,
  noteEng,
});

/**
 * No bank has the bank codes of these accounts (000000, 00000000), so no bank carries out a payment
 * to them; their check digits are right, so that payment codes can be made. A BIC whose eighth
 * character is 0 is for tests (ISO 9362); the registration code of zeros belongs to nobody.
 */
export const settings: DemoSettings = {
  phone: "+380 00 000 00 00",
  email: "hello@doloni.example",
  socialLinks: [
    { url: "https://facebook.example/doloni" },
    { url: "https://instagram.example/doloni" },
    { url: "https://telegram.example/doloni" },
  ],
  cardPaymentUrl: "https://pay.doloni.example/card",
  givingExamples: [
    { amount: 200, currency: "UAH", ua: "набір для малювання", eng: "a drawing set" },
    { amount: 640, currency: "UAH", ua: "тепла ковдра", eng: "a warm blanket" },
    {
      amount: 1200,
      currency: "UAH",
      ua: "зустріч дитини з психологом",
      eng: "a child’s session with a psychologist",
    },
    // As in the projects Warm winter and School backpack.
    { amount: 890, currency: "UAH", ua: "пара зимового взуття", eng: "a pair of winter boots" },
    {
      amount: 2150,
      currency: "UAH",
      ua: "шкільний рюкзак зі спортивною формою та взуттям",
      eng: "a school backpack with a sports kit and shoes",
    },
    {
      amount: 2300,
      currency: "UAH",
      ua: "обігрівач із датчиком чадного газу",
      eng: "a heater with a carbon monoxide alarm",
    },
    { amount: 15, currency: "EUR", ua: "тепла ковдра", eng: "a warm blanket" },
    {
      amount: 30,
      currency: "EUR",
      ua: "зустріч дитини з психологом",
      eng: "a child’s session with a psychologist",
    },
    { amount: 15, currency: "USD", ua: "тепла ковдра", eng: "a warm blanket" },
    {
      amount: 35,
      currency: "USD",
      ua: "зустріч дитини з психологом",
      eng: "a child’s session with a psychologist",
    },
  ],
  counterSources: {
    institutions: counted("За актами передачі ліків.", "From the delivery notes of medicine."),
    families: counted("За списками видачі наборів.", "From the lists of parcels handed out."),
    partners: counted("За договорами й листами партнерів.", "From agreements and letters."),
    tons: counted("За накладними складу в Чернівцях.", "From the Chernivtsi warehouse’s waybills."),
    childrenThousands: counted("За журналами занять.", "From the logs of sessions."),
  },
  cardAmountUrl: "https://pay.doloni.example/card?amount={amount}",
  monthlyPaymentUrl: "https://pay.doloni.example/monthly?amount={amount}",
  paypalUrl: "https://paypal.example/doloni",
  jarUrl: "https://jar.example/doloni",
  edrpou: "00000000",
  iban: "UA760000000000026000000000001",
  euroIban: "DE09000000000000000001",
  foreignIban: "UA490000000000026000000000002",
  swift: "PRKDUAU0",
  ua: {
    foundationName: "Долоні",
    tagline: "дитячий благодійний фонд",
    fullName: "Дитячий благодійний фонд «Долоні»",
    legalName: "БО «БФ „Долоні“» (приклад)",
    legalForm: "благодійна організація",
    mission:
      "«Долоні» підтримують дітей і родини, яких зачепила війна: словом психолога, теплими речами, грою та домом.",
    motto: "Від долоні до долоні: щоб дитинство тривало навіть тоді, коли довкола війна.",
    address: "вул. Прикладна, 1, Чернівці",
    recipient: "БО «БФ „Долоні“» (приклад)",
    bankName: "АТ «Прикладбанк»",
    bankAddress: "вул. Прикладна, 2, Київ, 01001, Україна",
    paymentPurpose: "Приклад: не переказуйте грошей",
  },
  eng: {
    foundationName: "Doloni",
    tagline: "children’s charity foundation",
    fullName: "Doloni Children’s Charity Foundation",
    legalName: "CO “CF Doloni” (example)",
    legalForm: "charitable organisation",
    mission:
      "Doloni means “palms”. We support children and families affected by war with counselling, aid, play and a home.",
    motto: "From palm to palm, so that childhood goes on even in wartime.",
    address: "1 Prykladna St, Chernivtsi",
    recipient: "CO “CF Doloni” (example)",
    bankName: "JSC “Prykladbank”",
    bankAddress: "2 Prykladna St, Kyiv, 01001, Ukraine",
    paymentPurpose: "Example: do not send money",
  },
};
