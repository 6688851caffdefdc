import { test } from "vitest";
import { anApplication } from "../support/application.ts";
const site = await anApplication();
test("x", async () => {
  const q = "query ($a: Int!) { galleries(first: $a) { total } }";
  console.log(JSON.stringify(await site.ask(q, { a: "x" })));
  console.log(JSON.stringify(await site.ask(q, {})));
  console.log(JSON.stringify(await site.ask("query A { __typename } query B { __typename }", {})));
  console.log(JSON.stringify(await site.ask("{ galleries(first: 3.5, language: XX) { total } }", {})));
  const f = `{ ${"...F ".repeat(120)} } fragment F on Query { ${Array.from({length:120},(_,i)=>`a${i}: __typename`).join(" ")} }`;
  console.log(JSON.stringify(await site.ask(f, {})).slice(0,300));
  const f2 = `{ settings { ${"...F ".repeat(80)} } } fragment F on Settings { ${Array.from({length:130},(_,i)=>`a${i}: id`).join(" ")} }`;
  console.log(JSON.stringify(await site.ask(f2, {})).slice(0,300));
  const words = (count: number) => `{ ${"currentUser { id } ".repeat(count)} }`;
  for (const n of [100,200,400,800,1000]) { const t=performance.now(); const r = JSON.stringify(await site.ask(words(n), {})).slice(0,200); console.log(n, performance.now()-t, r); }
  console.log((await site.call({method:"POST",url:"/graphql",payload:"{", headers:{"content-type":"application/json"}})).body);
  console.log((await site.call({method:"POST",url:"/graphql",payload:"", headers:{"content-type":"application/json"}})).body);
  console.log((await site.call({method:"PUT",url:"/graphql"})).body);
  const r = await site.call({method:"GET",url:"/graphql", headers:{accept:"text/html"}});
  console.log(r.statusCode, r.headers, r.body.slice(0,1800));
});
