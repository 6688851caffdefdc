import type { DemoBlogPost } from "../shapes.ts";

export const post: DemoBlogPost = {
  key: "twelve-minutes-of-film",
  postedAt: "2022-12-20T08:00:00.000Z",
  picture: "owl",
  author: "andrii-gereta",
  namesChanged: true,
  drafts: ["ua", "eng"],
  ua: {
    title: "Дванадцять хвилин кіно й година розмови",
    shortDescription:
      "Чим кіно- й мультерапія відрізняється від «увімкнути мультик», як ми добираємо фільми та що спитати в дитини, коли пішли титри.",
    content: `<p>Мультфільм триває 12 хвилин: мале совеня не наважується злетіти, а ніч коротка. Ми дивимося його вже з двадцятою групою, і щоразу хтось каже: «Зупини, я знаю, що воно думає». Заради цієї миті ми й вмикаємо проєктор.</p>
<h2>Не «увімкнути мультик»</h2>
<p>Коли дитина дивиться екран сама, вона пливе за сюжетом. Коли ми дивимося разом і зупиняємо, вона бере кермо. Герой опинився в клопоті, а ми маємо час: що він бачить? кого може покликати? чи пробував хтось із вас так само стояти на гілці? Про совеня говорити легко, воно далеко й трохи смішне. Про себе — потім, якщо схочеться, і часто вже не тут, а дорогою додому.</p>
<h2>Як ми добираємо</h2>
<p>У нашій теці 34 короткі фільми. Кожен спершу дивляться двоє психологів із секундоміром. Критерії прості:</p>
<ul>
<li>до 15 хвилин для молодших, до 40 для підлітків;</li>
<li>без раптових гучних звуків, погонь і переляку заради переляку;</li>
<li>герой щось вирішує сам, а не чекає на диво;</li>
<li>хтось дорослий поруч бодай раз учинив по-доброму;</li>
<li>кінець теплий, але не цукровий.</li>
</ul>
<p>Кіно про війну не беремо. Про війну діти й так знають забагато; нам потрібна історія, у якій можна перепочити.</p>
<h2>Як минає заняття</h2>
<p>Світло приглушуємо, але не вимикаємо. Двері прочинені, видно, хто за ними. Сидіти можна на подушці, лежати під столом, тримати когось за руку. Домовляємося про знак «стоп»: піднята долоня, і плівка завмирає, без пояснень. Дві заплановані паузи, одна незапланована, потім титри.</p>
<p>Після фільму руки отримують роботу. Ліпимо героя, малюємо кадр, якого бракувало, або знімаємо власні десять секунд: пластилін, телефон на штативі, двадцять фотографій. Минулого тижня совеня таки злетіло, а потім повернулося по рюкзак.</p>
<blockquote><p>«Воно не боялося літати. Воно боялося, що поки літатиме, гілку заберуть», — пояснила восьмирічна Меланія. У кімнаті стало дуже тихо, а тоді хтось запропонував намалювати йому дві гілки.</p></blockquote>
<h2>П’ять запитань після титрів</h2>
<p>Це можна робити вдома з будь-яким спокійним мультфільмом. Виберіть одне-два запитання, не всі.</p>
<ol>
<li>Поруч із ким тобі хотілося б сісти в цьому фільмі?</li>
<li>Яку хвилину тобі хотілося б продовжити?</li>
<li>Про що герой мовчав?</li>
<li>Хто йому допоміг, хоч і не знав про це?</li>
<li>Що буде на другий день після «кінець»?</li>
</ol>
<p>Не питайте, чого фільм навчив. Якщо навчив, ви помітите самі. І додивляйтеся разом до останнього рядка титрів: це добрі дві хвилини тиші, у яких часто й починається розмова.</p>
<p>Розклад показів на січень з’явиться на точках після свят. Інші способи говорити про важливе — на сторінці <a href="/projects/psychologicalWork">психологічної роботи</a>.</p>
<p><em>Історії зібрано з кількох.</em></p>`,
  },
  eng: {
    title: "Twelve minutes of film and an hour of talk",
    shortDescription:
      "How film and cartoon therapy differs from putting a cartoon on, how we choose what to show, and what to ask a child when the credits roll.",
    content: `<p>The cartoon is twelve minutes long: an owlet cannot bring itself to fly, and the night is short. We have shown it to twenty groups by now, and every time somebody says, “Stop it there, I know what it’s thinking.” That moment is why we own a projector.</p>
<h2>Not the same as putting a cartoon on</h2>
<p>Watching alone, a child drifts along with the plot. When we watch together and press pause, the child takes the wheel. The character is in trouble, and we have time: what can it see? Whom could it call? Has anyone here ever stood on a branch like that? The owlet is easy to talk about, being far away and slightly funny. You can come to yourself later, if you feel like it, and often that happens on the way home.</p>
<h2>How we choose</h2>
<p>There are 34 short films in our folder. Two psychologists watch each one first, with a stopwatch. The tests are simple:</p>
<ul>
<li>up to 15 minutes for younger children, up to 40 for teenagers;</li>
<li>no sudden noises, no chases, no fright for its own sake;</li>
<li>the main character decides something and does not wait for a miracle;</li>
<li>at least once, an adult nearby does the kind thing;</li>
<li>the ending is warm but not sugary.</li>
</ul>
<p>We don’t show films about war. The children know too much about war as it is; what we are after is a story to get your breath back in.</p>
<h2>What happens in a session</h2>
<p>The lights go down, but not out. The door is ajar, and you can see who is behind it. You may sit on a cushion, lie under the table, hold somebody’s hand. We agree on a sign for “stop”: a raised palm, and the picture freezes, no explanation needed. There are two planned pauses and one unplanned, and then come the credits.</p>
<p>Afterwards hands are given something to do. We model the hero in clay, draw the scene that was missing, or shoot ten seconds of our own with plasticine, a phone on a tripod and twenty stills. Last week the owlet did take off, and then came back for its rucksack.</p>
<blockquote><p>“It wasn’t afraid of flying. It was afraid someone would take the branch while it was away,” explained Melaniia, aged eight. The room went very quiet, and then someone suggested drawing it two branches.</p></blockquote>
<h2>Five questions for after the credits</h2>
<p>You can do this at home with any calm cartoon. Take one or two of these, not all of them.</p>
<ol>
<li>Who would you sit next to in this film?</li>
<li>Which minute would you make longer?</li>
<li>What was the hero keeping quiet about?</li>
<li>Who helped without knowing it?</li>
<li>What happens on the day after “The End”?</li>
</ol>
<p>Don’t ask what the film has taught them. If it has, you will notice. And stay together until the last line of the credits. Those are two good minutes of silence, and they are often where the talking starts.</p>
<p>January’s programme will be up at the points after the holidays. More ways of talking about what matters are on the <a href="/projects/psychologicalWork?lang=en">psychological work</a> page.</p>
<p><em>Each story is drawn from several.</em></p>`,
  },
};
