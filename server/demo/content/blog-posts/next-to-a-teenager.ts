import type { DemoBlogPost } from "../shapes.ts";

export const post: DemoBlogPost = {
  key: "next-to-a-teenager",
  postedAt: { daysAgo: 9 },
  picture: "cat",
  author: "nazar-shevchuk",
  namesChanged: true,
  drafts: ["eng"],
  ua: {
    title: "Поруч, але не впритул: як бути з підлітком",
    shortDescription:
      "«Нормально» — це теж відповідь. Чому підлітки мовчать, чого просять самі й чому в нашій підлітковій групі перші пів години всі їдять піцу.",
    content: `<p>Наш підлітковий клуб почався з помилки. Ми поставили стільці колом, поклали олівці й запитали, що вони відчувають. За двадцять хвилин п’ятеро з восьми вийшли «подзвонити». На другу зустріч ми принесли піцу, настільні ігри й жодного запитання. Залишилися всі вісім.</p>
<h2>Що ховається за «нормально»</h2>
<p>У тринадцять-шістнадцять і без того все мінливе: тіло, голос, друзі. Якщо за рік змінилися ще й місто, школа та коло тих, хто розуміє жарти з пів слова, «нормально» стає дверима, які зручно тримати зачиненими. Це не байдужість і не зневага до вас. Часто підліток мовчить, щоб не додавати дорослим клопоту.</p>
<p>Тому стукайте, але не виламуйте. Найкраще говорити пліч-о-пліч, а не віч-на-віч: у дорозі, над каструлею, виносячи коробки. Коли не треба дивитися в очі, слова знаходяться легше.</p>
<h2>Чого вони просять самі</h2>
<p>Ми запитали у клубі, що варто передати дорослим. Ось список без редагування, тільки коми наші:</p>
<ul>
<li>Не кажіть, що в нашому віці ви вже працювали.</li>
<li>Питайте, чи хочу я поради, перш ніж її дати.</li>
<li>Новини я читаю. Краще спитайте, що я про них думаю.</li>
<li>Дайте мені щось справжнє: квиток купити, поличку прикрутити, малому пояснити дроби.</li>
<li>Коли я в навушниках, я не зла. Я в навушниках.</li>
<li>Стукайте. Серйозно.</li>
</ul>
<h2>Домовленості замість контролю</h2>
<p>Телефон — це не тільки стрічка новин, а й усі друзі, які роз’їхалися. Забрати його означає забрати їх. Краще домовитися про дві речі: о котрій він заряджається на кухні й що ви обоє вмикаєте вранці першим — чат чи чайник. Дорослі дотримуються тих самих правил, інакше це не домовленість.</p>
<p>Так само з прогулянками: підліток пише, де він, двічі за вечір; ви не телефонуєте між цими повідомленнями. Під час тривоги обоє знаєте, де найближче укриття й хто кому напише першим.</p>
<blockquote><p>«Мама перестала питати, чи я поїла. Тепер пише: “Суп у жовтій каструлі”. Я їм», — каже Аліна, п’ятнадцять років.</p></blockquote>
<h2>Що насторожує</h2>
<p>Смуток, злість, ночі за розмовами й двері на защіпці для цього віку звичайні. Попросіть про допомогу, якщо підліток тижнями не виходить до друзів, кидає те, що любив, майже не спить або не їсть, завдає собі болю чи каже, що всім було б легше без нього. Про останнє питайте прямо й спокійно: запитання не підштовхує, воно знімає самотність. Не залишайте підлітка самого, приберіть небезпечне і того самого дня зверніться до фахівця; якщо загроза негайна — 112 або 103. Цілодобова підтримка: 7333 (Lifeline Ukraine); для дітей і молоді є 116 111.</p>
<h2>Клуб сьогодні</h2>
<p>Зараз у нас дев’ять груп, щовівторка й щоп’ятниці. Перші пів години всі їдять. Потім хтось монтує відео, хтось готує квест для молодших, хтось говорить із психологинею в коридорі, бо там зручніше. Прийти можна з другом, без батьків (потрібна лише їхня згода, одна сторінка) і без пояснень. Адресу підкажуть у <a href="/contacts">контактах</a>.</p>
<p><em>Історії зібрано з кількох.</em></p>`,
  },
  eng: {
    title: "Close by, not too close: being with a teenager",
    shortDescription:
      "“Fine” is an answer too. Why teenagers go quiet, what they ask for themselves, and why the first half hour of our teen club is all pizza.",
    content: `<p>Our teen club began with a mistake. We put the chairs in a circle, laid out pencils and asked everyone what they were feeling. Within twenty minutes five of the eight had gone out “to make a call”. To the second meeting we brought pizza, board games and no questions. All eight stayed.</p>
<h2>What “fine” is for</h2>
<p>Between thirteen and sixteen everything is on the move anyway: your body, your voice, your friends. If in one year the town, the school and the people who get your jokes have changed as well, “fine” becomes a door that is handy to keep shut. It isn’t indifference, and it isn’t contempt. Often teenagers keep quiet so as not to give the adults one more thing to carry.</p>
<p>So knock, but don’t break in. Side by side works better than face to face: in the car, over a saucepan, carrying boxes downstairs. When nobody has to look anybody in the eye, words turn up more easily.</p>
<h2>What they ask for</h2>
<p>We asked the club what they would like adults to know. This is the list, unedited except for the commas:</p>
<ul>
<li>Don’t tell us you already had a job at our age.</li>
<li>Ask if I want advice before you give it.</li>
<li>I’ve read the news. Ask me what I think of it.</li>
<li>Give me something real: a ticket to buy, a shelf to put up, fractions to explain to my little brother.</li>
<li>When I’ve got headphones on I’m not angry. I’ve got headphones on.</li>
<li>Knock. Seriously.</li>
</ul>
<h2>Agreements instead of checks</h2>
<p>A phone is not only a news feed, it is every friend who has moved away. Take it and you take them. It is better to agree on two things: what time it goes on charge in the kitchen, and which you both switch on first in the morning, the chat or the kettle. Adults keep the same rules, or it isn’t an agreement.</p>
<p>Going out works the same way. Your teenager texts twice in an evening to say where they are; you don’t ring in between. If there is an alarm, you both know the nearest shelter and who writes to whom first.</p>
<blockquote><p>“Mum stopped asking if I’d eaten. Now she texts: ‘Soup in the yellow pot.’ I eat it,” says Alina, fifteen.</p></blockquote>
<h2>What should make you look twice</h2>
<p>Sadness, anger, talking all night and a locked door are ordinary at this age. Ask for help if for weeks your teenager sees no friends, drops what they used to love, hardly sleeps or eats, hurts themselves, or says that everyone would be better off without them. About that last one, ask directly and calmly. The question does not plant the idea; it makes the person less alone with it. Do not leave your teenager alone, put dangerous things out of reach and speak to a specialist the same day; if the danger is immediate, call 112 or 103. Support at any hour: 7333 (Lifeline Ukraine); for children and young people there is 116 111.</p>
<h2>The club today</h2>
<p>There are nine groups now, on Tuesdays and Fridays. For the first half hour everyone eats. Then someone edits a video, someone builds a treasure hunt for the younger ones, and someone talks to the psychologist in the corridor, because it is easier there. You can come with a friend, without your parents (we only need their consent, one page) and without a reason. The <a href="/contacts?lang=en">contacts page</a> has the address.</p>
<p><em>Each story is drawn from several.</em></p>`,
  },
};
