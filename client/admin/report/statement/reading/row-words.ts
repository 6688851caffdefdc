import { plainHeading } from "./plain-text.ts";

const ending = String.raw`\p{L}*\.?(?: (?:операці|операци|плат|переказ|перевод|кошт|средств|transaction|payment|transfer|entry)\p{L}*)?`;
const cellOf = (short: string, words: string) =>
  new RegExp(String.raw`^(?:(?:${short})\.?|(?:${words})${ending})$`, "u");

const ofSpending = cellOf(
  "дт|д|dbit|dr|d|db|out|-",
  "дебет|витрат|видат|видан|списан|розхід|расход|вихідн|исходящ|outgoing|outflow|expense|spen[dt]|debit|withdraw|paid out|money out|sent",
);
const ofIncome = cellOf(
  String.raw`кт|к|crdt|cr|c|in|\+`,
  "кредит|надходж|зарах|прихід|приход|поступл|зачисл|поповн|пополн|вхідн|входящ|отриман|получен|incoming|inflow|income|credit|deposit|paid in|money in|received",
);

/** What a cell says of the money's direction: "Дебет", "C", "Надходження"; null for anything else. */
export function directionOf(cell: string): "income" | "spending" | null {
  const word = plainHeading(cell);
  if (ofSpending.test(word)) return "spending";
  return ofIncome.test(word) ? "income" : null;
}

const notDone =
  /скасов|відмін|відхил|відкл|невдал|помил|анул|сторн|видал|збереж|чернет|підпис|очіку|в оброб|в робот|блок|створен|введен|поверн|відкликан|^не ?\p{L}|отклон|отмен|ошиб|удал|сохран|чернов|ожид|созда|возвр|cancel|fail|declin|reject|revers|revert|pending|draft|saved|void|expire|denied|error|refus|return|unsucc|unpaid|incompl|not |block|created|^new$|await|hold|delet|processing|progress|^wait|initiat|schedul/u;
const done =
  /провед|викон|успі|успе|заверш|оброблен|обработ|підтвердж|подтвержд|зарахован|зачислен|списано|оплачен|исполнен|complet|succe|paid|execut|posted|settled|booked|cleared|processed|confirm|done|^ok$|approved|accepted/;

/** Whether a cell of a column of states says that nothing was paid: cancelled, failed, saved. */
export const isNotDone = (cell: string): boolean => notDone.test(plainHeading(cell));

/** Whether a cell can be one of a column of states. */
export const isState = (cell: string): boolean =>
  cell.length < 40 && (isNotDone(cell) || done.test(plainHeading(cell)));

const balances =
  /^(?:(?:вх|вих|поч|кін|попередн|предыдущ|вхідн|вихідн|початков|кінцев|поточн|доступн|входящ|исходящ|начальн|конечн|текущ|opening|closing|starting|ending|initial|final|current|available|previous|daily|ledger|end of day)\p{L}*\.? (?:залишок|сальдо|баланс|остаток|balance)|(?:залишок|сальдо|баланс|остаток|balance)(?: коштів| средств| рахунку| счета| account)?(?:$|:| (?:на|станом на|as of|at|on) (?:\d|кінець|початок|дату|конец|начало|the |end|start)| (?:вх|вих|поч|кін|попередн|предыдущ|вхідн|вихідн|початков|кінцев|brought|carried|forward)))/u;
const totals =
  /^(?:всього|усього|разом|кількість (?:операцій|документів|платежів)|количество (?:операций|документов|платежей)|number of \p{L}+|підсум(?:ок|ки)|загальн(?:а|ий) (?:сума|підсумок|оборот)|загалом|итого|всего|итог|(?:sub-?|grand )?totals?|оборот\p{L}*|turnover)(?:$|:| (?:за (?:\d|січ|лют|берез|квіт|трав|черв|лип|серп|верес|жовт|листоп|груд|період|день|місяць|рік|добу|рахунк|дебет|кредит|период|месяц|год|сч)|по |на \d|надход|витрат|видат|списан|зарах|дебет|кредит|операц|провед|сума|прихо|расхо|поступ|for (?:the )?(?:period|day|month|year|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|debit|credit|income|spending|amount|paid|in$|out$|money|transactions))/u;

/** Whether a cell names a sum of other rows or a balance: "Разом за період", "Залишок на 01.10.2026". */
export function isTotal(cell: string): boolean {
  const text = plainHeading(cell);
  return balances.test(text) || totals.test(text);
}
