import type { DemoBlogPost } from "../shapes.ts";

export const post: DemoBlogPost = {
  key: "the-hedgehog-behind-the-door",
  postedAt: "2022-07-19T07:00:00.000Z",
  picture: "hedgehog",
  author: "nazar-shevchuk",
  namesChanged: true,
  ua: {
    title: "Їжак, який нікому не відчиняв",
    shortDescription:
      "Ігрова й казкотерапія без таємниць: навіщо дитині пісочниця на столі, хто насправді живе в казці та як вигадати таку вдома за чверть години.",
    content: `<p>Жив собі їжак, який нікому не відчиняв. Спершу стукала білка з горіхами, потім борсук із новинами, потім просто дощ. Їжак сидів тихо й удавав, що його немає. Із цих трьох речень ми починаємо заняття, а далі казку розповідають діти.</p>
<h2>Чому не прямо, а через їжака</h2>
<p>П’ятирічна дитина рідко скаже: «Мені страшно в новому садочку». Зате вона точно знає, чому боїться їжак. Бо там гамірно. Бо його ніхто не кличе по імені. Бо минулого разу, коли він відчинив, довелося збирати речі. Через героя можна говорити про важливе й лишатися на безпечній відстані: це ж їжак, не я.</p>
<p>Психологиня не пояснює, що «їжак — це ти». Вона ставить запитання всередині казки: що в нього в кишені? Хто вміє стукати тихо? Чого він хотів би на вечерю?</p>
<h2>Як минає заняття</h2>
<p>У групі шестеро-восьмеро дітей, 50 хвилин, двоє дорослих. На столі — таця з піском, коробка фігурок, клаптики тканини. Перші десять хвилин усі просто пересипають пісок; руки заспокоюються раніше за голову. Потім кожен обирає собі героя й будує йому місце. Далі казка рухається по колу, по одному реченню.</p>
<p>Правил три:</p>
<ul>
<li>чужого героя не чіпаємо без дозволу;</li>
<li>у казці можна все, у кімнаті не можна битися;</li>
<li>наприкінці кожен вирішує, де його герой ночуватиме.</li>
</ul>
<p>Останнє правило найважливіше. Фігурки лишаються в нас, але дитина має знати, що їй є куди повернутися.</p>
<blockquote><p>«Він відчинить, але не зараз. Спочатку зробить віконечко», — вирішила Злата на третьому занятті. На п’ятому двері вже були прочинені, і біля них стояв чайник.</p></blockquote>
<h2>Спробуйте вдома</h2>
<p>Вам потрібні чверть години, будь-яка іграшка й готовність не знати, чим усе закінчиться.</p>
<ol>
<li><strong>Почніть здалеку.</strong> «За сімома городами жив…» — героя нехай обере дитина.</li>
<li><strong>Дайте герою клопіт, схожий на ваш, але не такий самий.</strong> Переїзд — отже, равлик загубив стежку. Розлука — отже, місяць пішов на роботу в інше небо.</li>
<li><strong>Питайте, а не підказуйте.</strong> «І що він зробив?» працює краще, ніж «І тоді він став хоробрим».</li>
<li><strong>Закінчіть чимось теплим і справжнім.</strong> Не «все стало як раніше», а «поруч хтось сів, і вони разом їли пиріг».</li>
</ol>
<p>Якщо дитина щоразу повертає казку в те саме страшне місце, не завертайте силоміць. Побудьте там разом, а потім покажіть цю гру психологові. Групи відкриті на всіх точках, розклад підкажемо <a href="/contacts">телефоном або листом</a>.</p>
<p><em>Історії зібрано з кількох.</em></p>`,
  },
  eng: {
    title: "The hedgehog who never opened the door",
    shortDescription:
      "Play and fairy-tale therapy with no mystery about it: why there is a sand tray on the table, who really lives in the tale, and how to make one up at home in fifteen minutes.",
    content: `<p>Once there was a hedgehog who never opened the door. First a squirrel knocked, bringing nuts. Then a badger, bringing news. Then it was only the rain. The hedgehog sat very still and pretended to be out. With these few sentences we begin the session, and from there the children tell the tale.</p>
<h2>Why a hedgehog and not a question</h2>
<p>A five-year-old will seldom say, “I’m frightened of my new nursery.” But a five-year-old knows exactly why the hedgehog is. Because it’s loud there. Because no one calls him by his name. Because last time he opened the door, he had to pack. Through a character you can speak about what matters and stay at a safe distance: that’s the hedgehog, not me.</p>
<p>The psychologist never announces that the hedgehog is you. She asks her questions inside the tale: what is in his pocket? Who knows how to knock quietly? What would he like for supper?</p>
<h2>How a session goes</h2>
<p>Six to eight children, fifty minutes, two adults. On the table there is a tray of sand, a box of figures and some scraps of cloth. For the first ten minutes everyone just lets sand run through their fingers; hands settle sooner than heads. Then each child picks a character and builds a place for it. After that the tale goes round the circle, one sentence at a time.</p>
<p>There are three rules:</p>
<ul>
<li>ask before you touch someone else’s character;</li>
<li>anything may happen in the tale, but nobody fights in the room;</li>
<li>at the end, everyone decides where their character will spend the night.</li>
</ul>
<p>The last rule matters most. The figures stay with us, but a child should know there is somewhere to come back to.</p>
<blockquote><p>“He’ll open, but not now. He’ll make a little window first,” Zlata decided in her third session. By the fifth the door stood ajar, and there was a kettle beside it.</p></blockquote>
<h2>Try it at home</h2>
<p>You need fifteen minutes, any toy at all, and a willingness not to know how it will end.</p>
<ol>
<li><strong>Start far away.</strong> “Beyond seven gardens there lived…” and let your child choose who.</li>
<li><strong>Give the character a trouble that resembles yours without being the same.</strong> If you have moved, a snail has lost the path. If someone is away, the moon has gone to work in another sky.</li>
<li><strong>Ask, don’t prompt.</strong> “And what did he do?” works better than “And then he was brave.”</li>
<li><strong>Finish with something warm and true.</strong> Rather than “everything was as before”, try “someone sat down next to him, and they had some pie”.</li>
</ol>
<p>If your child keeps bringing the tale back to the same frightening spot, don’t drag it away. Stay there together for a while, then tell a psychologist about the game. Groups are open at every point; <a href="/contacts?lang=en">ask us</a> for the times in your town.</p>
<p><em>Each story is drawn from several.</em></p>`,
  },
};
