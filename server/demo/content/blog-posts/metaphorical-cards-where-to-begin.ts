import type { DemoBlogPost } from "../shapes.ts";

export const post: DemoBlogPost = {
  key: "metaphorical-cards-where-to-begin",
  postedAt: { daysAgo: 2 },
  picture: "picture-cards",
  author: "andrii-gereta",
  namesChanged: true,
  ua: {
    title: "Метафоричні карти: з чого почати",
    shortDescription:
      "Це не ворожіння й не тест. Що лежить на столі, які запитання ставить психолог і як зробити власну колоду з десяти малюнків.",
    content: `<p>На столі розкладено сорок карток малюнками догори. Стежка. Двері. Порожній стілець. Собака, який на когось чекає. Психолог просить: «Оберіть ту, яка схожа на ваш тиждень». Рука майже завжди знає відповідь раніше за голову.</p>
<h2>Що це таке</h2>
<p>Метафоричні карти — це колода малюнків без підписів і без правильних значень. Вони нічого не віщують і нікого не перевіряють. Карта — лише привід говорити: про себе, але трохи збоку. Дитині легше сказати «цьому човну самотньо», ніж «мені самотньо». Дорослому, між іншим, теж.</p>
<h2>Як минає зустріч</h2>
<p>На індивідуальній консультації карти займають хвилин двадцять. У групі кожен обирає одну й розповідає, скільки захоче; відповісти «я пас» можна завжди. Психолог не тлумачить. Він ставить прості запитання й чекає:</p>
<ul>
<li>Що тут відбувається?</li>
<li>Де на цій карті ви? А може, вас тут іще немає?</li>
<li>Що лишилося за краєм малюнка?</li>
<li>Чого тут бракує, щоб стало спокійніше?</li>
</ul>
<p>Наприкінці просимо обрати ще одну карту — ту, на яку хочеться дивитися. Її кладуть поруч із першою. Часом саме відстань між двома картами й стає темою наступної зустрічі.</p>
<blockquote><p>«Мама взяла двері, і я взяв двері. Але в мене вони відчиняються всередину», — помітив десятирічний Остап на сімейній зустрічі. Про це вони проговорили всю дорогу додому.</p></blockquote>
<h2>Чого ми не робимо</h2>
<p>Не витягуємо карту наосліп із дітьми, які недавно пережили втрату: випадковий малюнок може невчасно зачепити болюче. Не кажемо «у тебе темна, отже, тобі погано». Темна може бути просто нічною, затишною й тихою. І не залишаємо дитину саму з тим, що вона щойно сказала: після карт завжди є чай, м’яч або хоч п’ять хвилин тиші поруч.</p>
<h2>Колода для вашої родини</h2>
<p>Купувати нічого не треба. Наріжте десять аркушів завбільшки з долоню. Нехай кожен у родині намалює кілька: дорога, дерево, вікно, тварина, щось кругле, щось зламане, щось смачне. Гарно малювати не обов’язково, достатньо впізнавано. Увечері, раз на тиждень, покладіть картки на стіл і поставте одне запитання: «Яка з них схожа на твій сьогоднішній день?» Починайте з себе й говоріть коротко.</p>
<p>Два правила на дорогу: не виправляти одне одного й не повертатися до сказаного під час сварки. Те, що прозвучало за картами, лишається на столі.</p>
<p>Познайомитися з картами можна на будь-якій точці TOGETHER, а про інші методи ми написали на сторінці <a href="/projects/psychologicalWork">психологічної роботи</a>.</p>
<p><em>Історії зібрано з кількох.</em></p>`,
  },
  eng: {
    title: "Metaphorical cards: where to begin",
    shortDescription:
      "Neither fortune-telling nor a test. What is on the table, what the psychologist asks, and how to make a deck of your own from ten drawings.",
    content: `<p>Forty cards lie on the table, face up. A path. A door. An empty chair. A dog waiting for someone. “Choose the one that looks like your week,” says the psychologist. The hand nearly always knows before the head does.</p>
<h2>What they are</h2>
<p>Metaphorical cards are a deck of pictures with no captions and no correct meanings. They foretell nothing and examine nobody. A card is simply a reason to talk about yourself, from slightly to one side. “This boat is lonely” is easier for a child to say than “I am lonely”. The same is true of adults, as it happens.</p>
<h2>What happens in a session</h2>
<p>In an individual consultation the cards take about twenty minutes. In a group, everyone picks one and says as much as they like; “pass” is always an answer. The psychologist does not interpret. She asks plain questions and waits:</p>
<ul>
<li>What is going on here?</li>
<li>Where are you in this picture? Or have you not arrived yet?</li>
<li>What has been left outside the edge?</li>
<li>What is missing that would make it calmer?</li>
</ul>
<p>At the end we ask for one more card, the one you would like to keep looking at. It goes next to the first. Now and then the distance between the two becomes the subject of the next meeting.</p>
<blockquote><p>“Mum took a door and I took a door. But mine opens inwards,” noticed Ostap, aged ten, at a family session. They talked about it all the way home.</p></blockquote>
<h2>What we leave out</h2>
<p>We do not draw cards blind with children who have recently lost someone: a chance picture may hurt at the wrong moment. We do not say “you took a dark one, so you must be sad”. Dark may just mean night, snug and quiet. And we never leave a child alone with what has just been said. After the cards there is tea, or a ball, or at least five silent minutes side by side.</p>
<h2>A deck for your family</h2>
<p>There is nothing to buy. Cut ten pieces of paper the size of your palm. Let everyone in the family draw a few: a road, a tree, a window, an animal, something round, something broken, something delicious. Nobody has to draw well, only so that it can be recognised. One evening a week, lay them out and ask a single question: “Which one is like your day?” Go first yourself, and keep it short.</p>
<p>Two rules to take along: don’t correct one another, and don’t bring up in a quarrel what was said over the cards. What was said at the table stays on the table.</p>
<p>You can meet the cards at any TOGETHER point. Our other methods are described on the <a href="/projects/psychologicalWork?lang=en">psychological work</a> page.</p>
<p><em>Each story is drawn from several.</em></p>`,
  },
};
