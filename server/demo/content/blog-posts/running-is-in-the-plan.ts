import type { DemoBlogPost } from "../shapes.ts";

export const post: DemoBlogPost = {
  key: "running-is-in-the-plan",
  postedAt: "2022-12-06T08:00:00.000Z",
  picture: "hopscotch",
  author: "orysia-pelekh",
  namesChanged: true,
  ua: {
    title: "Біг у планах: дитячі протези й спорт",
    shortDescription:
      "Центру протезування ще немає, а креслення вже є. Чому спортивний зал у них стоїть посередині, як росте дитячий протез і що може знати тренер.",
    content: `<p>На першому кресленні майбутнього центру спортивного залу не було. Була майстерня, кабінети, кімната очікування. Потім ми показали план Артемові, якому одинадцять і який ходить на протезі з весни. Він подивився й запитав: «А де тут бігають?» На другому кресленні зал стоїть посередині.</p>
<h2>Протез, який росте</h2>
<p>Дорослий може користуватися протезом кілька років. Дитина виростає з нього, як із черевиків: гільзу, тобто частину, що охоплює куксу, доводиться підганяти кілька разів на рік і міняти приблизно раз на рік, а часом і частіше. Тому дитяче протезування — не одна операція й не одна подорож, а тривале знайомство: протезист, фізичний терапевт, психолог і родина бачаться роками. Саме тому майстерня має бути недалеко від дому.</p>
<h2>Навіщо спорт</h2>
<p>Не заради медалей. Рух зміцнює спину й стегна, вчить тримати рівновагу, повертає довіру до власного тіла. А ще в грі протез нарешті перестає бути темою: м’ячу байдуже, чим його б’ють.</p>
<p>З чого зазвичай починають, коли дозволив лікар:</p>
<ul>
<li><strong>Плавання.</strong> Найчастіше без протеза: вода тримає сама, і всі рівні.</li>
<li><strong>Велосипед або самокат.</strong> Допомагає відчути опору й поворот.</li>
<li><strong>Класики, скеледром, м’яч.</strong> Короткі зусилля, багато сміху, легко зупинитися.</li>
<li><strong>Біг.</strong> Спершу на звичайному протезі, невеликими відрізками. Спеціальна бігова стопа потрібна пізніше й не всім.</li>
</ul>
<h2>Тренерові й учителю фізкультури</h2>
<p>Не звільняйте від уроку «про всяк випадок». Спитайте дитину, що вона хоче спробувати, а в батьків — що сказав лікар. Домовтеся про знак «пауза» й місце, де можна зняти протез і відпочити. Якщо після заняття на шкірі лишилося почервоніння, яке не минає за двадцять хвилин, є садно або біль, — того дня досить, а з гільзою треба до протезиста. І, будь ласка, не ставте дитину в приклад: вона прийшла пограти.</p>
<blockquote><p>«У класі спершу дивилися на ногу, потім на рахунок. Рахунок був 4:2», — розповідає Артем.</p></blockquote>
<h2>Що вже зроблено</h2>
<p>Центр поки що — мета, і ми говоримо про нього саме так. Є попередній проєкт будівлі на 640 квадратних метрів, перелік обладнання та двоє протезистів, які навчаються працювати з дітьми. Є домовленість, що психолог буде поруч від першого приміряння, а не «якщо попросять». Чого ще немає: ділянки, дозволів і більшої частини коштів. Кожен крок з’являтиметься у <a href="/reports">звітах</a>, з датою та сумою.</p>
<p>Тим часом ми допомагаємо родинам знайти майстерню, доїхати, переночувати поруч і підготувати дитину до першого приміряння. Якщо вам це потрібно, <a href="/need-help">напишіть</a>. А якщо знаєте, де в залі має стояти стіна для скелелазіння, розкажіть: Артем уже позначив її хрестиком, але вислухає.</p>
<p><em>Історії зібрано з кількох.</em></p>`,
  },
  eng: {
    title: "Running is in the plan: children’s prostheses and sport",
    shortDescription:
      "The prosthetics center does not exist yet, but its drawings do. Why the sports hall is in the middle, how a child’s prosthesis grows, and what a coach should know.",
    content: `<p>There was no sports hall in the first drawing of our future center. It had a workshop, consulting rooms, a waiting room. Then we showed the plan to Artem, who is eleven and has walked on a prosthesis since spring. He studied it and asked, “Where do people run?” In the second drawing the hall is in the middle.</p>
<h2>A prosthesis that grows</h2>
<p>An adult may use the same prosthesis for several years. A child outgrows one like a pair of shoes. The socket, the part that fits around the limb, needs adjusting several times a year and replacing about once a year, sometimes more often. So a child’s prosthesis is not a single operation or a single journey. It is a long acquaintance: prosthetist, physiotherapist, psychologist and family will be seeing each other for years. That is why the workshop ought to be close to home.</p>
<h2>Why sport</h2>
<p>Not for the medals. Moving strengthens the back and hips, teaches balance and restores trust in your own body. And in a game the prosthesis at last stops being the subject: a ball doesn’t care what kicks it.</p>
<p>Where children usually start, once the doctor agrees:</p>
<ul>
<li><strong>Swimming.</strong> Mostly without the prosthesis. The water does the holding, and everyone is equal in it.</li>
<li><strong>A bicycle or a scooter.</strong> Good for feeling where your weight is and how to turn.</li>
<li><strong>Hopscotch, a climbing frame, a ball.</strong> Short efforts, a lot of laughter, easy to stop.</li>
<li><strong>Running.</strong> First on an everyday prosthesis, over short stretches. A running blade comes later, and not for everyone.</li>
</ul>
<h2>For coaches and PE teachers</h2>
<p>Don’t excuse a child from the lesson “just in case”. Ask the child what they would like to try, and the parents what the doctor said. Agree on a sign for “pause” and on a place to take the prosthesis off and rest. If after the session the skin stays red for more than twenty minutes, or there is a graze or pain, that is enough for the day, and the socket needs a prosthetist’s eye. And please don’t hold the child up as an example: they came to play.</p>
<blockquote><p>“In class they looked at my leg first, then at the score. It was 4:2,” says Artem.</p></blockquote>
<h2>What has been done</h2>
<p>For now the center is a goal, and that is how we speak of it. There is an outline design for a building of 640 square metres, a list of equipment, and two prosthetists in training to work with children. It has been settled that a psychologist will be there from the first fitting, and not only “if requested”. What we don’t yet have: the land, the permits and most of the money. Each step will appear in our <a href="/reports?lang=en">reports</a> with a date and a sum.</p>
<p>Meanwhile we help families to find a workshop, get there, stay the night nearby and prepare their child for the first fitting. If you need that, <a href="/need-help?lang=en">write to us</a>. And if you know where in the hall the climbing wall should go, Artem has already marked it with a cross, but he will hear you out.</p>
<p><em>Each story is drawn from several.</em></p>`,
  },
};
