/**
 * Words of the banks' headings, the most telling first, in lower case: Ukrainian, Russian and English.
 * An account's currency precedes that of the operation.
 */
export const columnNames = {
  date: [
    /^дата (?:[іи] (?:час|время) )?(?:здійснення |совершения )?(?:операці|операци|транзакці|транзакци)/,
    /^(?:transaction|operation|booking|completed|completion) date/,
    /^дата (?:[іи] (?:час|время)|проведення|проводк|здійснення|платежу|платежа)/,
    /^дата(?! документ| архів)/,
    /^(?:date|день$|posted|posting date|value date|started date|finished on|created|time$|timestamp)/,
    /^дата|date$/,
  ],
  amount: [
    /^сум{1,2}а (?:операції |операции )?(?:в|у) валют[іе] (?:картк|рахунк|карт|сч[её]т)/,
    /^(?:card|account) (?:currency )?amount|^amount in (?:the )?(?:account|card)/,
    /^сум{1,2}а(?: операці\p{L}*| операци\p{L}*| платеж\p{L}*| транзакці\p{L}*|,|\.|$| ?\()/u,
    /^(?:net )?amount(?!.*(?:original|transaction currency|operation currency))|^(?:net|sum|value)(?:$|,| \()/,
    /^сум{1,2}а(?! (?:комісі|комисси|кешбе|к[еэ]шб|пдв|ндс|залишк|остатк|еквів|эквив|за курсом|податк))/,
    /^(?!.*(?:fee|commission|tax)).*amount(?:$|,| ?\((?!after))/,
    /^(?!.*fee amount).*amount/,
    /^(?:гривнев\p{L}* (?:еквівалент|покриття)|оборот)/u,
  ],
  income: [
    /^(?:сум{1,2}а[ ,(]+|оборот\p{L}* )?(?:за |по )?(?:кредит|кт(?:$|,| ))(?!.*(?:дебет|рахун|сч[её]т))/u,
    /^(?:сум{1,2}а[ ,(]+)?(?:надходж|зарах|прихід|прибут|приход|поступл|зачисл|поповн)(?!.*(?:витрат|видат|списан|расход))/,
    /^(?:amount[ ,(]+)?(?:credit|income|paid in|money in|deposit|received|incoming)(?!.*(?:debit|account|card|\/))/,
  ],
  spending: [
    /^(?:сум{1,2}а[ ,(]+|оборот\p{L}* )?(?:за |по )?(?:дебет|дт(?:$|,| ))(?!.*(?:кредит|рахун|сч[её]т))/u,
    /^(?:сум{1,2}а[ ,(]+)?(?:видат|витрат|списан|розхід|расход)(?!.*(?:надход|зарах|прихід|приход))/,
    /^(?:amount[ ,(]+)?(?:debit|spending|spent|expense|paid out|money out|withdraw|outgoing)(?!.*(?:credit|account|card|\/))/,
  ],
  direction: [
    /^дебет ?[/|-] ?кредит|^(?:д ?\/ ?к|дт ?\/ ?кт|d ?\/ ?c|dr ?\/ ?cr|debit ?\/ ?credit|c ?\/ ?d|cr ?\/ ?dr|credit ?\/ ?debit)/,
    /^(?:надходження|прихід|приход) ?\/ ?(?:витрат|видат|розхід|расход)/,
    /^(?:напрям\p{L}*|направлени\p{L}*|direction)(?:$| )/u,
  ],
  state: [
    /^(?:стан|статус|состояние)(?:$| (?:операц|платеж|транзакц|докум))/,
    /^(?:transaction |payment )?(?:status|state)$/,
  ],
  details: [
    /^(?:призначення|назначение)/,
    /^(?:деталі|детали)/,
    /^(?:опис|основание|підстава)/,
    /^(?:description|details|purpose|payment (?:details|purpose|reference)|reference|memo|narrative|note|message)/,
    /^(?:контрагент|кореспондент|корреспондент)$/,
    /^(?:категорія|категория|category|name|payee|donor|project)/,
  ],
  currency: [
    /^валюта (?:картк|рахунк|карт|сч[её]т)/,
    /^(?:card|account) currency$/,
    /^валюта$|^currency(?: code)?$/,
    /^(?:код валют|вал|currency|ccy|cur)/,
    /валюта|currency/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;

/** Whether a heading says that its amounts are in the currency of the account. */
export const isOfAccount = (name = ""): boolean =>
  /(?:валют[іе]|currency).*(?:картк|рахунк|карт|сч[её]т)|^(?:card|account) |(?:card|account) currency/.test(
    name,
  );

/** Whether a column is the currency of operations, whatever the account's own is. */
export const isOfOperation = (names: readonly string[], column: number | null): boolean =>
  /операц|транзакц|operation|transaction|original|^валюта$|^currency$/.test(
    names[column ?? -1] ?? "",
  );
