import { expect, test } from "vitest";
import { read, rows } from "./read.ts";

test.each<[string, string, string]>([
  [
    "Wise",
    rows(
      'ID,Status,Direction,"Created on","Source fee amount","Source fee currency","Source amount (after fees)","Source currency",Reference',
      "1,COMPLETED,IN,2026-10-05 10:00:00,0.10,EUR,50.00,EUR,gift",
      "2,CANCELLED,OUT,2026-10-06 10:00:00,0.10,EUR,20.00,EUR,x",
    ),
    "| EUR 5000 | notDone 3",
  ],
  [
    "PayPal",
    rows(
      '"Date","Time","Name","Type","Status","Currency","Gross","Fee","Net"',
      '"10/25/2026","10:00:00","Invented","Donation","Completed","USD","25.00","-1.00","24.00"',
      '"10/26/2026","10:00:00","Invented","Donation","Pending","USD","25.00","-1.00","24.00"',
    ),
    "| USD 2400 | notDone 3 | monthFirst 10/25/2026",
  ],
  [
    "Revolut",
    rows(
      "Type,Product,Completed Date,Description,Amount,Fee,Currency,State,Balance",
      "TRANSFER,Current,2026-10-05 10:00:01,From X,100.00,0.00,EUR,COMPLETED,100.00",
      "CARD_PAYMENT,Current,,Shop,-10.00,0.00,EUR,REVERTED,",
    ),
    "| EUR 10000 | notDone 3",
  ],
  [
    "LiqPay",
    rows(
      "payment_id;create_date;amount;currency;status;description;sender_commission",
      "1;2026-10-05 10:00:00;100.00;UAH;success;Внесок;0.00",
      "2;2026-10-06 10:00:00;200.00;UAH;failure;Внесок;0.00",
      "3;2026-10-06 10:00:00;200.00;UAH;wait_accept;Внесок;0.00",
    ),
    "10000 | notDone 3,4",
  ],
  [
    "a bank with turnovers below",
    rows(
      "№ з/п;Дата;Рахунок кореспондента;Назва;Дебет;Кредит;Призначення платежу",
      "1;05.10.2026;UA1;Вигадана;0.00;1500.00;Внесок",
      "2;06.10.2026;UA2;Крамниця;320.50;0.00;Продукти",
      ";;;Обороти;320.50;1500.00;",
    ),
    "150000 -32050 | totals 4",
  ],
  [
    "monobank in English",
    rows(
      '"Date and time","Description",MCC,"Card currency amount, (UAH)","Operation amount","Operation currency","Balance"',
      '"05.10.2026 10:00:00","From: X",4829,100.0,100.0,UAH,100.0',
      '"06.10.2026 10:00:00","Shop",4829,-400.0,-10.0,EUR,100.0',
    ),
    "10000 -40000",
  ],
  [
    "payment orders with their states",
    rows(
      "Дата;Номер;Отримувач;Сума;Валюта;Призначення;Статус документа",
      "05.10.2026;1;Крамниця;-100,00;UAH;Продукти;Проведений",
      "05.10.2026;2;Крамниця;-200,00;UAH;Продукти;Збережений",
      "05.10.2026;3;Крамниця;-300,00;UAH;Продукти;На підписі",
    ),
    "-10000 | notDone 3,4",
  ],
])("an export of %s is read", (_, text, expected) => {
  expect(read(text)).toBe(expected);
});
