import type { DemoBlogPost } from "../shapes.ts";

export const post: DemoBlogPost = {
  key: "toys-that-come-back",
  postedAt: "2022-08-18T07:00:00.000Z",
  picture: "toy-shelves",
  author: "marta-hnatiuk",
  namesChanged: true,
  ua: {
    title: "Іграшка, яка повертається",
    shortDescription:
      "Миття, дві доби на тихій полиці, паспорт і нова домівка. Як іграшкотека дезінфікує й видає іграшки — і що робити, коли щось загубилося.",
    content: `<p>В іграшкотеці 412 іграшок, і майже третини з них зараз немає на місці. Це добра ознака: вони живуть у дітей. Дитина бере іграшку додому, грається два тижні, а коли повертає — обирає наступну. Розповідаємо, що відбувається між цими двома моментами.</p>
<h2>Приймання</h2>
<p>За стійкою двоє: координаторка й дитина, яка повертає іграшку. Разом відкривають паспорт — картку з фотографією та списком деталей — і лічать. Пірамідка: дев’ять кілець і стрижень. Потяг: чотири вагони. Дітям подобається ставити галочки, а нам не доводиться ні на кого хмуритися.</p>
<p>На звороті паспорта є рядок «Що ми робили». Хтось пише одне слово, хтось малює. З цих рядків ми знаємо, що рудий кінь уже двічі був на весіллі, а дерев’яний човен — у ванній, хоча йому не можна.</p>
<h2>Миття</h2>
<p>Кожен матеріал миємо по-своєму:</p>
<ul>
<li><strong>Пластик і гума.</strong> Тепла вода з дитячим милом, щітка для щілин, потім дезінфекційний засіб. Витримуємо стільки, скільки написано в інструкції, добре змиваємо й сушимо.</li>
<li><strong>Дерево.</strong> Не замочуємо. Протираємо вологою серветкою із засобом, тоді чистою водою й одразу насухо.</li>
<li><strong>М’які іграшки.</strong> Прання за температури 60 °C у мішку, повне висушування. Беремо лише ті, що це витримують.</li>
<li><strong>Із батарейками.</strong> Виймаємо батарейки, протираємо корпус, перевіряємо, чи закручена кришка.</li>
</ul>
<p>Потім іграшка дві доби стоїть на окремій полиці з табличкою «Відпочиває». Молодші діти заходять перевірити, чи вона вже виспалася. Старші допомагають клеїти на чисті іграшки круглі наліпки з датою: зелена — можна брати, жовта — ще сохне.</p>
<h2>Видача</h2>
<p>Щоб записатися, потрібні ім’я, номер телефону когось із дорослих і п’ять хвилин. Застави немає, плати теж. На руки — одна іграшка на дитину, на два тижні; продовжити можна раз, зателефонувавши на точку. Обирає дитина. Батьків просимо лише підказати, чи вистачить удома місця на гараж у півметра заввишки.</p>
<h2>Якщо загубилося або зламалося</h2>
<p>Буває. За літо не повернулося одинадцять іграшок: родини поїхали далі, і ми щиро раді, що ведмідь поїхав з ними. Зламане раз на тиждень лагодить пан Богдан, колишній столяр. Загублену деталь просто дописуємо в паспорт: «Шосте кільце гуляє». Іграшка від цього не гірша, а дитині не треба нічого приховувати.</p>
<blockquote><p>«А можна я поверну її раніше? Бо там, мабуть, хтось чекає», — спитала Даринка, п’ять років.</p></blockquote>
<p>Хочете передати іграшку? Шукаємо цілі іграшки, які можна мити, без дрібних деталей для дітей до трьох років. Подробиці — на сторінці <a href="/projects/toyLibrary">іграшкотеки</a>.</p>
<p><em>Історії зібрано з кількох.</em></p>`,
  },
  eng: {
    title: "The toy that comes back",
    shortDescription:
      "A wash, two days on a quiet shelf, a passport and a new home. How the toy library cleans and lends its toys, and what we do when something goes missing.",
    content: `<p>The toy library owns 412 toys, and almost a third of them are not here. That is a good sign: they are living with children. A child takes a toy home, plays with it for two weeks, brings it back and picks the next one. Here is what happens in between.</p>
<h2>Coming in</h2>
<p>Two people stand at the counter: our coordinator and the child returning the toy. Together they open its passport, a card with a picture and a list of parts, and they count. Stacking tower: nine rings and a pole. Train: four carriages. Children like ticking the boxes, and nobody has to frown at anybody.</p>
<p>On the back there is a line that says “What we did”. Some children write a word, others draw. That is how we know that the ginger horse has been to two weddings, and that the wooden boat has been in the bath, though it shouldn’t have been.</p>
<h2>Getting washed</h2>
<p>Each material has its own way:</p>
<ul>
<li><strong>Plastic and rubber.</strong> Warm water and baby soap, a brush for the gaps, then a disinfectant. It stays on for as long as the label says, then we rinse well and leave the toy to dry.</li>
<li><strong>Wood.</strong> Never soaked. A damp cloth with disinfectant, another with clean water, then dried straight away.</li>
<li><strong>Soft toys.</strong> Washed at 60 °C in a laundry bag and dried right through. We only accept those that can take it.</li>
<li><strong>Anything with batteries.</strong> Batteries out, case wiped, screws on the cover checked.</li>
</ul>
<p>After that the toy spends two days on a separate shelf under a sign that says “Resting”. Younger children drop in to see whether it has woken up. Older ones help us to put round dated stickers on the clean toys: green for ready, yellow for still drying.</p>
<h2>Going out</h2>
<p>To join you need a name, an adult’s phone number and five minutes. There is no deposit and no fee. One toy per child, for two weeks; you can renew once by calling your point. The child chooses. We only ask parents whether there is room at home for a garage half a metre tall.</p>
<h2>Lost or broken</h2>
<p>It happens. This summer eleven toys did not come back: their families travelled on, and we are glad the bear went with them. Broken things are mended once a week by Bohdan, once a joiner. A missing part is simply noted in the passport: “Ring six is out for a walk.” The toy is none the worse, and the child has nothing to hide.</p>
<blockquote><p>“Can I bring it back early? Somebody’s probably waiting for it,” asked Darynka, aged five.</p></blockquote>
<p>Would you like to give a toy? We look for ones that are whole, washable and, for children under three, free of small parts. There is more on the <a href="/projects/toyLibrary?lang=en">toy library</a> page.</p>
<p><em>Each story is drawn from several.</em></p>`,
  },
};
