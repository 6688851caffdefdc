import type { DemoBlogPost } from "../shapes.ts";

export const post: DemoBlogPost = {
  key: "how-volunteers-prepare",
  postedAt: "2022-05-17T07:00:00.000Z",
  picture: "sunflower-hands",
  author: "levko-prytula",
  ua: {
    title: "Спершу підлога, потім гра: як готуються волонтери",
    shortDescription:
      "Шість годин навчання, три спостереження й кілька фраз, які варто знати напам’ять. Що відбувається між анкетою та першим заняттям із дітьми.",
    content: `<p>Більшість людей, які пишуть нам уперше, питають: «Що я маю вміти?» Чесна відповідь — сидіти на підлозі й не поспішати. Решти навчимо. Від анкети до першого самостійного заняття минає три-чотири тижні, і ось що відбувається за цей час.</p>
<h2>Розмова й документи</h2>
<p>Перша зустріч триває 40 хвилин, наживо або онлайн. Питаємо про досвід, про розклад і про те, як ви відпочиваєте. Останнє запитання не жарт: людина, яка не вміє відпочивати, за два місяці зникає, а дитина пам’ятає, що хтось обіцяв прийти в середу.</p>
<p>Потім — витяг про відсутність судимості, дві рекомендації та правила безпеки дітей. Правила вміщуються на двох сторінках. Ми читаємо їх уголос разом, бо підписане мовчки легко забувається.</p>
<h2>Шість годин навчання</h2>
<p>Це два вечори по три години з психологинею. Говоримо про те, як діти різного віку переживають переїзд, розлуку й тривогу, а потім багато граємо. Дорослі по черзі стають «дітьми»: хтось мовчить, хтось тікає з кімнати, хтось забирає собі всі фломастери. Так легше зрозуміти, що робити, коли це станеться насправді.</p>
<p>Фрази, які просимо вивчити напам’ять:</p>
<ul>
<li>«Я поруч. Можна нічого не казати».</li>
<li>«Я не знаю, але запитаю й скажу тобі завтра».</li>
<li>«Зупиняємося. У всіх усе гаразд? Граємо далі».</li>
</ul>
<p>А ще домовляємося, чого не робимо: не розпитуємо про пережите, не обіймаємо без дозволу, не фотографуємо на власний телефон і не обіцяємо того, що від нас не залежить.</p>
<h2>Три спостереження</h2>
<p>Перші три заняття новий волонтер переважно дивиться. Ріже папір, миє пензлі, зав’язує шнурівки. Після кожного — десять хвилин розмови: що помітили, що здивувало, де хотілося втрутитися.</p>
<blockquote><p>«На першому занятті я сказала за годину вісім слів. І саме тоді один хлопчик підсунув мені свою коробку з кубиками», — згадує волонтерка Ірина.</p></blockquote>
<p>На четвертому занятті волонтер веде одну вправу, на п’ятому — дві. Поруч завжди досвідчений колега: менше ніж двоє дорослих у групі в нас не буває.</p>
<h2>Що далі</h2>
<p>Раз на місяць волонтери точки збираються на супервізію. Це година, коли можна сказати «я втомився», «я розлютилася», «я не зрозуміла, що сталося» й розібрати це з психологинею. Узяти паузу на місяць можна будь-коли й без пояснень. Просимо тільки попрощатися з дітьми: коротко, правдиво й до того, як підете.</p>
<p>Маєте дві вільні години на тиждень? Подивіться, <a href="/gallery/togetherPoints">де працюють наші точки</a>, і розкажіть про себе на сторінці <a href="/help">«Як допомогти»</a>.</p>`,
  },
  eng: {
    title: "First the floor, then the game: how volunteers prepare",
    shortDescription:
      "Six hours of training, three sessions of observation and a few sentences worth knowing by heart. What happens between the form and the first session with children.",
    content: `<p>Most people who write to us for the first time ask what they need to be good at. The honest answer: sitting on the floor and not being in a hurry. We can teach the rest. From the form to the first session you lead yourself takes three to four weeks, and this is how they go.</p>
<h2>A conversation and some paperwork</h2>
<p>The first meeting lasts 40 minutes, in person or online. We ask about your experience, your week and the way you rest. We mean that last question. Someone who never rests is gone within two months, and a child remembers that somebody promised to come on Wednesday.</p>
<p>Then come a criminal record certificate, two references and the child safeguarding rules. The rules fit on two pages. We read them aloud together, because what is signed in silence is soon forgotten.</p>
<h2>Six hours of training</h2>
<p>Two evenings, three hours each, with a psychologist. We talk about how children of different ages live through a move, a separation or a fear, and then we play a great deal. The adults take turns at being the children: one will not speak, one runs out of the room, one keeps all the felt-tips. It is easier to know what to do once you have seen it in a friendly room.</p>
<p>Three sentences we ask everyone to learn by heart:</p>
<ul>
<li>“I’m here. You don’t have to say anything.”</li>
<li>“I don’t know, but I’ll ask and tell you tomorrow.”</li>
<li>“Let’s stop. Is everyone all right? Then we carry on.”</li>
</ul>
<p>We also agree on what we leave out. We do not question children about what they have been through, we do not hug without asking first, we take no pictures on our own phones, and we promise nothing that is not ours to give.</p>
<h2>Three sessions of observation</h2>
<p>For the first three sessions a new volunteer mostly watches, cuts paper, rinses brushes and ties laces. After each one there are ten minutes to talk: what did you notice, what surprised you, when did you want to step in?</p>
<blockquote><p>“In my first session I said eight words in an hour. That was when a boy pushed his box of bricks over to me,” says Iryna, a volunteer.</p></blockquote>
<p>In the fourth session you lead one exercise, in the fifth you lead two. An experienced colleague is always beside you: our groups never have fewer than two adults.</p>
<h2>And afterwards</h2>
<p>Once a month the volunteers of each point meet for supervision. It is an hour for saying “I’m tired”, “I got angry” or “I have no idea what happened there”, and for working it out with a psychologist. You can take a month off whenever you like, with no explanation. All we ask is that you say goodbye to the children: briefly, truthfully and before you go.</p>
<p>Do you have two free hours a week? See <a href="/gallery/togetherPoints?lang=en">where our points are</a>, and tell us about yourself on the <a href="/help?lang=en">How to help</a> page.</p>`,
  },
};
