import type { DemoBlogPost } from "../shapes.ts";

export const post: DemoBlogPost = {
  key: "why-children-draw-the-sun-in-the-corner",
  postedAt: "2022-09-24T07:00:00.000Z",
  picture: "house",
  author: "olena-melnyk",
  namesChanged: true,
  ua: {
    title: "Чому діти малюють сонце в кутку аркуша",
    shortDescription:
      "Що відбувається в групі арттерапії, про що варто й не варто питати над малюнком і одна вправа на вечір, для якої потрібні лише папір і ваші долоні.",
    content: `<p>Перше, що з’являється на малюнку п’ятирічної дитини, — сонце. І майже завжди у верхньому кутку, ніби воно виглядає з-за краю аркуша, чи можна вже виходити.</p>
<h2>Кут як сховок</h2>
<p>На точках TOGETHER ми бачимо сотні таких малюнків щомісяця. Кут аркуша — найбезпечніше місце: дві стіни поруч, і тебе видно лише наполовину. Дітям, які провели багато часу в укритті, це відчуття добре знайоме. А ще кут — просто звичка: так малюють старші, так намальовано в книжці. Тож один малюнок нічого не «показує». Ми дивимося не на аркуш, а на дитину біля нього.</p>
<blockquote><p>«Я посуну його на середину, коли ми повернемося додому», — сказав Марко і залишив місце.</p></blockquote>
<h2>Півтори години за одним столом</h2>
<p>У групі арттерапії вісім-десять дітей одного віку, психологиня й волонтер. Збираємося двічі на тиждень. Порядок завжди той самий, бо передбачуваність заспокоює не гірше за фарби:</p>
<ol>
<li><strong>Коло.</strong> Кожен показує рукою, яка в нього сьогодні погода. Говорити не обов’язково.</li>
<li><strong>Розігрів.</strong> М’яти папір, рвати його на смужки, водити крейдою із заплющеними очима.</li>
<li><strong>Тема.</strong> «Місце, де я відпочиваю», «Звір, який мене береже», «Що росте під снігом». Матеріал обирає дитина: глина, гуаш, вирізки, нитки.</li>
<li><strong>Виставка.</strong> Роботи лежать на підлозі, усі ходять навколо. Оцінок немає, слово «гарно» теж відпочиває.</li>
<li><strong>Прощання.</strong> Малюнок можна забрати, лишити в теці або порвати. Порвати — теж рішення.</li>
</ol>
<p>Психологиня не шукає в малюнках прихованих знаків. Вона помічає інше: хто сьогодні вперше взяв жовтий, хто покликав сусіда, хто перестав озиратися на двері.</p>
<h2>Що можна спитати</h2>
<p>Не питайте, чому сонце маленьке чи чому дім без дверей. Спитайте, хто зараз у цьому домі, що вони їдять на вечерю й куди веде дорога. Дитина розкаже рівно стільки, скільки готова. Якщо мовчить, скажіть, що бачите: «Тут багато синього. І один червоний дах». Цього досить, щоб вона знала: на її малюнок подивилися по-справжньому.</p>
<p>А от «Що це таке?» краще приберегти. Часом це ще ніщо, і воно має право ним побути.</p>
<h2>Вправа на вечір</h2>
<p>Обведіть на папері долоню дитини, потім свою. Виріжте обидві й домалюйте, на що вони схожі. У нас виходили сови, дерева й один дуже серйозний їжак. Покладіть малу долоню на велику, склейте краєчком і повісьте там, де видно з ліжка.</p>
<p>За кілька тижнів гляньте, де в дитини тепер сонце. І якщо воно все ще в кутку, не переставляйте. Йому там поки що добре.</p>
<p><em>Історії зібрано з кількох.</em></p>`,
  },
  eng: {
    title: "Why children draw the sun in the corner",
    shortDescription:
      "What happens in an art therapy group, what to ask over a drawing and what to leave unasked, and one exercise for the evening that needs only paper and your palms.",
    content: `<p>The first thing to appear in a five-year-old’s drawing is the sun. It is nearly always in a top corner, as if peeping round the edge of the sheet to see whether it is all right to come out.</p>
<h2>A corner to hide in</h2>
<p>At the TOGETHER points we see hundreds of such drawings every month. The corner is the safest place on a sheet of paper: two walls close by, and only half of you showing. Children who have spent a lot of time in shelters know the feeling well. A corner can also be plain habit: older children draw it there, and so do books. One drawing, then, does not “show” anything. We look less at the sheet than at the child beside it.</p>
<blockquote><p>“I’ll move it to the middle when we go home,” said Marko, and left a space.</p></blockquote>
<h2>Ninety minutes at one table</h2>
<p>An art therapy group has eight to ten children of about the same age, a psychologist and a volunteer. It meets twice a week. The order never changes, because knowing what comes next is as soothing as paint:</p>
<ol>
<li><strong>The circle.</strong> Everyone shows with a hand what the weather is like inside today. No words required.</li>
<li><strong>Warming up.</strong> Crumpling paper, tearing it into strips, drawing in chalk with your eyes shut.</li>
<li><strong>The theme.</strong> “A place where I rest”, “The animal that looks after me”, “What grows under the snow”. The child picks the material: clay, gouache, cuttings, thread.</li>
<li><strong>The exhibition.</strong> The works lie on the floor and we all walk round them. There are no marks, and the word “beautiful” gets a rest too.</li>
<li><strong>Goodbye.</strong> A drawing may be taken home, left in the folder or torn up. Tearing it up is a decision as well.</li>
</ol>
<p>The psychologist is not hunting for hidden signs. She notices other things: who reached for yellow for the first time, who called a neighbour over, who has stopped glancing at the door.</p>
<h2>What you can ask</h2>
<p>Don’t ask why the sun is so small or why the house has no door. Ask who is at home, what they are having for supper and where the road goes. Your child will tell you exactly as much as is ready to be told. If nothing comes, say what you see: “There’s a lot of blue here. And one red roof.” That is enough to let a child know that somebody has really looked.</p>
<p>“What is it?” is a question worth saving for another time. Sometimes it isn’t anything yet, and it has a right to stay that way for a while.</p>
<h2>An exercise for the evening</h2>
<p>Trace your child’s palm on paper, then your own. Cut both out and turn them into whatever they look like. We have had owls, trees and one very serious hedgehog. Lay the small palm on the big one, glue them together at the edge and hang them where they can be seen from bed.</p>
<p>In a few weeks, see where the sun has got to. If it is still in the corner, leave it. It likes it there for now.</p>
<p><em>Each story is drawn from several.</em></p>`,
  },
};
