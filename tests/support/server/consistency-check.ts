import type { DataSource } from "typeorm";
import type { Instance } from "./another-instance.ts";
import { cacheStatusOf } from "./cache-status.ts";
import { type PostState, publicReads } from "./public-reads.ts";
import { notifyContent } from "./test-cache.ts";

interface Post {
  id: string;
  version: number;
  /** In the order of the writes; a state is added when its write begins. */
  states: PostState[];
  /** For each instance, the last state that its readers have been told of. */
  acknowledged: number[];
  /** Writes of one post come one after another. */
  lastWrite: Promise<void>;
}

/** One step of a plan; both numbers choose among what there is. */
export interface Step {
  instance: number;
  post: number;
  isWrite: boolean;
  /** Which way of reading or writing. */
  variant: number;
}

export interface Findings {
  /** Who read what although they had been told of something newer. */
  staleReads: string[];
  /** How many reads were answered from what was kept. */
  hits: number;
  reads: number;
  writes: number;
}

/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Reads and writes on several instances at once, and notes whoever reads what they know is old. */
export class ConsistencyCheck {
  private posts: Post[] = [];
  private readonly findings: Findings = { staleReads: [], hits: 0, reads: 0, writes: 0 };
  private count = 0;

  constructor(
    private readonly instances: readonly Instance[],
    private readonly db: DataSource,
  ) {}

  /** Takes the steps in their order, so many people at a time. */
  async run(plan: readonly Step[], people: number): Promise<Findings> {
    const steps = plan[Symbol.iterator]();
    const person = async () => {
      for (const step of steps) await this.take(step);
    };
    await Promise.all(Array.from({ length: people }, person));
    return this.findings;
  }

  async createPosts(posts: number): Promise<void> {
    for (let index = 0; index < posts; index += 1) {
      const { _id: id, version } = await this.rest(0, "POST", "/api/blog", words("0"));
      const acknowledged = this.instances.map(() => 0);
      this.posts.push({ id, version, states: ["0"], acknowledged, lastWrite: Promise.resolve() });
    }
    await Promise.all(this.instances.map(({ cache }) => cache.isSettled()));
  }

  private take({ instance, post: index, isWrite, variant }: Step): Promise<void> {
    const post = this.posts[index % this.posts.length];
    if (!post) throw new Error("nothing was begun");
    if (!isWrite) return this.read(instance, post, variant);
    const write = post.lastWrite.then(() => this.write(instance, post, variant));
    post.lastWrite = write;
    return write;
  }

  private async write(instance: number, post: Post, way: number): Promise<void> {
    this.count += 1;
    const index = post.states.length;
    const title = String(this.count);
    const isGone = post.states.at(-1) === null;
    const isBySql = way % 5 === 4;
    post.states.push(isGone ? (post.states.findLast((state) => state !== null) ?? null) : title);
    if (isGone) await this.restore(instance, post);
    else if (isBySql) await this.writeBySql(post, title);
    else if (way % 5 === 3) await this.remove(instance, post, index);
    else if (way % 5 === 2) await this.save(instance, post, title);
    else
      post.version = (
        await this.rest(instance, "PUT", `/api/blog/${post.id}`, words(title))
      ).version;
    // Whoever writes past the application is told of nothing by an instance.
    if (!isBySql || isGone) post.acknowledged[instance] = index;
    this.findings.writes += 1;
    await this.tellEverybody(post, index);
  }

  private async tellEverybody(post: Post, index: number) {
    const note = `write ${this.count} of ${post.id} ${index}`;
    await notifyContent(this.db, note);
    const telling = this.instances.map(async ({ cache }, instance) => {
      await cache.receives(note);
      post.acknowledged[instance] = Math.max(post.acknowledged[instance] ?? 0, index);
    });
    await Promise.all(telling);
  }

  private async restore(instance: number, post: Post): Promise<void> {
    const query = `mutation ($id: ID!) { restoreItem(kind: BLOG_POST, id: $id) { version } }`;
    post.version = (await this.graphql(instance, query, { id: post.id })).restoreItem.version;
  }

  private async remove(instance: number, post: Post, index: number): Promise<void> {
    post.states[index] = null;
    await this.rest(instance, "DELETE", `/api/blog/${post.id}`);
  }

  private async save(instance: number, post: Post, title: string): Promise<void> {
    const query = `mutation ($id: ID!, $version: Int!, $input: BlogPostInput!) {
      saveBlogPost(id: $id, version: $version, input: $input) { version }
    }`;
    const variables = { id: post.id, version: post.version, input: words(title) };
    post.version = (await this.graphql(instance, query, variables)).saveBlogPost.version;
  }

  private writeBySql({ id }: Post, title: string): Promise<unknown> {
    return this.db.query("update blog_post_translation set title = $2 where item_id = $1", [
      id,
      title,
    ]);
  }

  private async read(instance: number, post: Post, way: number): Promise<void> {
    const reading = publicReads[way % publicReads.length];
    const { request } = this.at(instance);
    if (!reading) throw new Error("no such way");
    const known = new Map(this.posts.map((each) => [each, each.acknowledged[instance] ?? 0]));
    const answer = await request(reading.request(post.id));
    this.findings.reads += 1;
    if (cacheStatusOf(answer)?.endsWith("; hit")) this.findings.hits += 1;
    for (const [each, told] of known) {
      const seen = reading.stateIn(answer.body, each.id, post.id);
      if (seen === undefined || each.states.slice(told).includes(seen)) continue;
      const { url } = reading.request(post.id);
      const expected = each.states.slice(told).join(" or ");
      this.findings.staleReads.push(`${url} on ${instance} showed ${seen}, not ${expected}`);
    }
  }

  private async rest(
    instance: number,
    method: "POST" | "PUT" | "DELETE",
    url: string,
    body?: object,
  ) {
    const payload = body ? { payload: body } : {};
    const answer = await this.at(instance).request({ method, url, ...payload }, "editor");
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer.json();
  }

  private async graphql(instance: number, query: string, variables: object) {
    const payload = { query, variables };
    const answer = await this.at(instance).request(
      { method: "POST", url: "/graphql", payload },
      "editor",
    );
    const { data, errors } = answer.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  private at(index: number): Instance {
    const instance = this.instances[index];
    if (!instance) throw new Error(`there is no instance ${index}`);
    return instance;
  }
}

const words = (title: string) => ({ translations: { ua: { title } } });
