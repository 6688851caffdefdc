import type { DemoBlogPost } from "../shapes.ts";

export const post: DemoBlogPost = {
  key: "safety-alphabet-for-the-youngest",
  postedAt: "2022-08-30T07:00:00.000Z",
  picture: "umbrella",
  author: "yuliia-boiko",
  namesChanged: true,
  ua: {
    title: "Абетка безпеки для найменших",
    shortDescription:
      "Як говорити з дитиною про повітряну тривогу: короткі правдиві слова, справа для кожної пари рук і маленький ритуал після відбою.",
    content: `<p>Сирена гучна навіть для дорослого. Дитина чує в ній ще й ваш голос: чи ви поспішаєте, чи сердитеся, чи знаєте, що робити. Тому говорити про тривогу краще тоді, коли її немає, — за сніданком, дорогою до садочка, граючись. Ось абетка, з якою працюємо на точках.</p>
<h2>П — правда, але коротка</h2>
<p>Дітям трьох–п’яти років вистачає двох речень: «Сирена каже: час іти в безпечне місце. Ми знаємо куди». Старші питатимуть більше. Відповідайте лише на те, про що спитали, і тими словами, у яких певні самі. «Я не знаю, коли скінчиться. Знаю, що ми будемо разом» — чесна й достатня відповідь. Не обіцяйте, що тривог більше не буде: після другої такої обіцянки дитина перестає вірити й іншим.</p>
<h2>С — справа для кожного</h2>
<p>Страх меншає, коли руки зайняті. Дайте дитині одну сталу справу:</p>
<ul>
<li>трирічка бере за лапу ведмедя й виводить його з кімнати;</li>
<li>п’ятирічка вмикає ліхтарик і лічить сходинки;</li>
<li>школяр перевіряє, чи в рюкзаку вода й заряджений телефон, і кличе бабусю.</li>
</ul>
<p>Один раз пройдіть увесь шлях удень, без сирени, як пригоду. Засічіть час. Відсвяткуйте печивом.</p>
<h2>Р — рюкзак, який зібрала дитина</h2>
<p>Вода, суха перекуска, кофтинка, вологі серветки, олівці, одна іграшка, аркуш з іменем і двома телефонами. Документи й ліки — у вас. Перекуску міняйте щопонеділка: це теж гра, бо стару треба з’їсти.</p>
<h2>Д — дихаємо</h2>
<p>В укритті пропонуємо три ігри, для яких не потрібне світло. <strong>Свічка:</strong> вдих носом, довгий видих, наче гасите вогник. <strong>Кіт і долоня:</strong> повільно обводьте пальцем свою долоню, угору — вдих, униз — видих. <strong>П’ять скарбів:</strong> знайти п’ять речей, які видно, чотири, яких можна торкнутися, три звуки, два запахи й одну смакоту в рюкзаку.</p>
<blockquote><p>«Моя справа — рахувати. Сорок дві сходинки туди і сорок дві назад. Назад коротші», — каже Матвійко, шість років.</p></blockquote>
<h2>В — відбій</h2>
<p>Тривога має закінчуватися чимось помітним, інакше тіло далі чекає. Вигадайте свій ритуал: обійняти всіх по колу, випити теплого чаю, поставити наліпку в календар. Скажіть уголос: «Відбій. У тебе все вийшло. Що робимо далі?» — і зробіть це далі, навіть якщо це просто каша.</p>
<h2>Я — «я теж»</h2>
<p>Дорослому можна боятися. Скажіть: «Мені теж неспокійно, я зараз подихаю, і ми підемо». Так дитина бачить не людину без страху, а людину, яка знає, що з ним робити.</p>
<p>Якщо дитина здригається від кожного гучного звуку довше ніж місяць, перестала гратися або відмовляється виходити з дому, приходьте: <a href="/need-help">розкажіть нам</a>, і психолог зателефонує.</p>
<p><em>Історії зібрано з кількох.</em></p>`,
  },
  eng: {
    title: "A safety alphabet for the youngest",
    shortDescription:
      "How to talk with a child about an air raid alarm: short true words, a job for every pair of hands, and a small ritual for when it is over.",
    content: `<p>A siren is loud even for an adult. A child also listens for your voice in it: are you rushing, are you cross, do you know what to do? So the best time to talk about the alarm is when there isn’t one: over breakfast, on the way to nursery, in a game. This is the alphabet we use at our points.</p>
<h2>T is for truth, a short one</h2>
<p>For three- to five-year-olds two sentences will do: “The siren says it’s time to go to the safe place. We know the way.” Older children will ask for more. Answer what was asked and no further, in words you are sure of. “I don’t know when it will end. I know we’ll be together” is honest, and it is enough. Don’t promise that there will be no more alarms. After the second promise of that kind, a child stops believing the others too.</p>
<h2>J is for a job</h2>
<p>Fear shrinks when hands are busy. Give each child one job that stays the same:</p>
<ul>
<li>a three-year-old takes the bear by the paw and leads it out of the room;</li>
<li>a five-year-old switches on the torch and counts the stairs;</li>
<li>a schoolchild checks that the backpack has water and the phone is charged, and calls Grandma.</li>
</ul>
<p>Walk the whole way once in daylight, with no siren, as an adventure. Time it. Celebrate with biscuits.</p>
<h2>B is for a backpack the child has packed</h2>
<p>Water, a dry snack, a jumper, wet wipes, pencils, one toy, a sheet with the child’s name and two phone numbers. Documents and medicine stay with you. Change the snack every Monday. That is a game as well, because somebody has to eat the old one.</p>
<h2>B is also for breathing</h2>
<p>In the shelter we play three games that need no light. <strong>Candle:</strong> in through the nose, then a long breath out, as if at a flame. <strong>Cat and palm:</strong> trace your own hand slowly with a finger, breathing in on the way up and out on the way down. <strong>Five treasures:</strong> find five things you can see, four you can touch, three you can hear, two you can smell, and one tasty thing in the backpack.</p>
<blockquote><p>“My job is counting. Forty-two stairs there and forty-two back. The ones going back are shorter,” says Matviiko, aged six.</p></blockquote>
<h2>O is for “over”</h2>
<p>An alarm should end with something you can notice, or the body goes on waiting. Invent a ritual of your own: a hug all round, a cup of warm tea, a sticker on the calendar. Say it aloud: “It’s over. You did it. What shall we do next?” Then do the next thing, even if it is only porridge.</p>
<h2>M is for “me too”</h2>
<p>Adults are allowed to be afraid. Try: “I’m uneasy too. I’m going to breathe for a moment, and then we’ll go.” What a child sees is not a person without fear, but a person who knows what to do with it.</p>
<p>If your child has been startled by every loud noise for more than a month, has stopped playing or will not leave the house, come to us. <a href="/need-help?lang=en">Tell us a little</a>, and a psychologist will call you.</p>
<p><em>Each story is drawn from several.</em></p>`,
  },
};
