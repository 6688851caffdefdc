import type { DemoBlogPost } from "../shapes.ts";

export const post: DemoBlogPost = {
  key: "what-goes-into-a-parcel",
  postedAt: "2022-08-11T07:00:00.000Z",
  picture: "van-box",
  author: "khrystyna-lys",
  eng: {
    title: "Eight kilos: what goes into a parcel",
    shortDescription:
      "A walk along the packing table, item by item, for partners who collect goods abroad and for anyone who has wondered why we weigh the buckwheat.",
    content: `<p>A family parcel weighs eight kilos. That is what one adult can carry up four flights of stairs with a child by the hand, and it is where our packing list begins. This post is for people who collect goods in other countries and want to know what becomes of them.</p>
<h2>The table</h2>
<p>The table in the warehouse is nine metres long. Empty boxes enter at one end and closed ones leave at the other. There are six stations and one volunteer at each:</p>
<ol>
<li><strong>Bottom.</strong> Tins and oil, two layers of cardboard beneath them.</li>
<li><strong>Dry food.</strong> Buckwheat, rice, pasta, oats. We weigh every bag, since sacks from different donors differ.</li>
<li><strong>Ready to eat.</strong> Things that need no stove: crispbread, nut paste, dried fruit, stewed meat.</li>
<li><strong>Hygiene.</strong> Soap, toothpaste, brushes, pads, a towel. In a sealed bag, so that the oats do not taste of soap.</li>
<li><strong>Children.</strong> By age: nappies and purée, or a colouring book and six pencils, or a notebook and a decent pen for a teenager.</li>
<li><strong>Top.</strong> The contents list in Ukrainian, our phone number, and a paper palm made at one of the children’s points.</li>
</ol>
<p>A team of six closes 40 boxes an hour. Nobody tries to beat that number. When we once did, three families received two bottles of oil and no soap.</p>
<h2>Before the table</h2>
<p>Everything that arrives is opened, counted and entered on the day it comes in. We check best-before dates and set aside anything with less than two months left; it goes to community kitchens, which use it within the week. Medicine never goes into family parcels. It travels separately, to institutions that have asked for it by name and quantity.</p>
<h2>Who gets it</h2>
<p>A case worker speaks with every family first. There are five or six questions: how many of you, what ages, do you have a stove, does anyone need a special diet, what do you already have? The last one saves the most. A family with a full sack of potatoes would rather have washing powder.</p>
<blockquote><p>“They asked whether my son was more of a felt-tip or a pencil person. I had to sit down for a moment,” says Oksana, who moved in spring with two children.</p></blockquote>
<h2>If you collect abroad</h2>
<p>What helps most is dull, and we mean that kindly:</p>
<ul>
<li>Sort before you send. One kind of thing per box, the number written on two sides.</li>
<li>Send a list by e-mail before the lorry leaves. A plain table is perfect.</li>
<li>Ask us what is short this month. In August it is nappies in sizes 4 and 5, socks, and pencil cases.</li>
<li>Clothes: new or as good as new, labelled by age. Shoes tied in pairs.</li>
<li>Please leave out glass jars, opened packets and anything you would not give to a neighbour.</li>
</ul>
<p>Every shipment gets a number, and you can find it again in our monthly <a href="/reports?lang=en">reports</a>: how many kilos came in, how many parcels went out and to how many families. If you would like to talk about a collection, start on the <a href="/partners?lang=en">Partners</a> page. We will answer with a list, and probably with a question about pallets.</p>`,
  },
};
