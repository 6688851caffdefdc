import type { DemoBlogPost } from "../shapes.ts";

export const post: DemoBlogPost = {
  key: "sleep-after-shelters",
  postedAt: "2022-06-28T07:00:00.000Z",
  picture: "moon-blue",
  author: "kateryna-dziuba",
  namesChanged: true,
  ua: {
    title: "Сон після укриття: як повернути вечір додому",
    shortDescription:
      "Дитина засинає тільки вдягненою, прокидається о третій або кличе вас щопівгодини. Що з цього звичайне, що допомагає і коли варто звернутися до фахівця.",
    content: `<p>Про сон нас питають частіше, ніж про будь-що інше. Дитина засинає вдягненою. Не хоче в піжаму, бо «раптом треба буде йти». Прокидається о третій і слухає. Усе це зрозуміло: тіло навчилося вночі бути напоготові, і розучитися за один вечір воно не може. Але може за кілька тижнів, якщо вечори схожі один на один.</p>
<h2>Що звичайне</h2>
<p>У перші тижні після переїзду або ночей в укритті дитина може довше засинати, частіше прокидатися, проситися до вас у ліжко, знову мочитися вночі, говорити вві сні. Це не примха й не крок назад. Не соромте й не торгуйтеся, просто поміняйте простирадло й скажіть: «Таке буває, з часом минеться».</p>
<h2>Година перед сном</h2>
<p>Оберіть чотири кроки й робіть їх щовечора в тому самому порядку, де б ви не ночували. Наприклад:</p>
<ol>
<li>Тепла вода: душ, миска для ніг або бодай умивання.</li>
<li>Приглушене світло. Новини й екрани — в іншій кімнаті або вимкнені.</li>
<li>Одна історія. Можна ту саму двадцятий вечір поспіль: повторення заспокоює краще за сюжет.</li>
<li>Одна фраза, яку чує тільки ваша дитина: «Я тут, двері зачинені, ранок прийде сам».</li>
</ol>
<p>Зібраний рюкзак поставте біля дверей разом. Коли дитина сама поклала туди ліхтарик і зайця, думати про це в ліжку вже не треба. Замість джинсів можна спати в м’якому спортивному костюмі: ноги готові, а тілу зручно.</p>
<h2>Якщо прокинулася серед ночі</h2>
<p>Спершу дотик або голос, потім слова. Допоможіть відчути кімнату: «Ось подушка. Ось моя рука. Чуєш, як гуде холодильник?» Попросіть понюхати уявну квітку й повільно задмухати уявну свічку, п’ять разів. Довгі розмови й світло в усій кімнаті відкладіть до ранку.</p>
<p>Про поганий сон удень можна намалювати дві картинки. Перша — як наснилося, якщо дитина хоче. Друга — як мало б закінчитися. Другу вішаємо над ліжком.</p>
<blockquote><p>«У моєму сні тепер є кран, з якого тече какао», — пояснив Тимко, чому більше не вмикає світло.</p></blockquote>
<h2>Коли йти до фахівця</h2>
<p>Якщо минув місяць, а легше не стає; якщо дитина боїться самого засинання, удень майже не їсть або не грається; якщо ви самі не спите й тримаєтеся з останніх сил. Консультації на наших точках безоплатні, очно або онлайн, і прийти можна без дитини. Записатися допоможуть на сторінці <a href="/need-help">«Потрібна допомога»</a>.</p>
<p>І останнє: лягайте й ви. Дитина засинає біля дорослого, який уже дихає повільно.</p>
<p><em>Історії зібрано з кількох.</em></p>`,
  },
  eng: {
    title: "Sleep after shelters: bringing the evening home",
    shortDescription:
      "Your child will only sleep dressed, wakes at three, or calls you every half hour. What is ordinary, what helps, and when to see a specialist.",
    content: `<p>We are asked about sleep more often than about anything else. A child goes to bed fully dressed. Pyjamas are refused, “in case we have to go”. At three in the morning the child is awake, listening. All of it makes sense: the body has learned to stay ready at night, and it cannot unlearn that in one evening. It can in a few weeks, if the evenings resemble one another.</p>
<h2>What is ordinary</h2>
<p>In the first weeks after a move, or after nights in a shelter, children may take longer to fall asleep, wake more often, ask to come into your bed, wet theirs again, or talk in their sleep. This is neither a whim nor a step back. Don’t shame and don’t bargain. Change the sheet and say, “It happens. It will pass with time.”</p>
<h2>The hour before bed</h2>
<p>Choose four steps and take them in the same order every evening, wherever you are sleeping. For example:</p>
<ol>
<li>Warm water: a shower, a basin for the feet, or at least a washed face.</li>
<li>Low light. News and screens in another room, or off.</li>
<li>One story. It may be the same one for the twentieth night: repetition calms better than plot.</li>
<li>One sentence that belongs to your child alone: “I’m here, the door is shut, morning will come by itself.”</li>
</ol>
<p>Put the packed backpack by the door together. Once a child has placed the torch and the rabbit inside, there is no need to think about them in bed. Instead of jeans, try a soft tracksuit: the legs are ready, and the body is comfortable.</p>
<h2>If your child wakes in the night</h2>
<p>Touch or voice first, meaning later. Help your child to feel the room: “Here is the pillow. Here is my hand. Can you hear the fridge humming?” Suggest smelling an imaginary flower and slowly blowing out an imaginary candle, five times. Long conversations and bright lights can wait until morning.</p>
<p>A bad dream can become two drawings in the daytime. The first shows how it went, if the child wants to show it. The second shows how it ought to have ended. The second one goes above the bed.</p>
<blockquote><p>“There’s a tap in my dream now and cocoa comes out of it,” said Tymko, explaining why he no longer turns on the light.</p></blockquote>
<h2>When to see a specialist</h2>
<p>If a month has gone by and it is no easier; if your child is afraid of falling asleep at all, or hardly eats or plays in the daytime; if you yourself are not sleeping and have little left to go on. Consultations at our points are free, in person or online, and you can come without your child. The <a href="/need-help?lang=en">Need help</a> page is the place to start.</p>
<p>One last thing: go to bed too. A child falls asleep beside an adult whose breathing has already slowed.</p>
<p><em>Each story is drawn from several.</em></p>`,
  },
};
