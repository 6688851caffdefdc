import type { DataSource } from "typeorm";
import type { Instance } from "../processes/another-instance.ts";
import { cacheStatusOf } from "./cache-status.ts";
import { type PostState, publicReads } from "./public-reads.ts";
import { notifyContent } from "./test-cache.ts";

interface Post {
  id: string;
  version: number;
  /** In the order of the writes; a state is added when its write begins. */
  states: PostState[];
  /** For each instance, the index of the latest state that its readers must see. */
  acknowledged: number[];
  /** Writes to one post run one after another. */
  lastWrite: Promise<void>;
}

/** One step of a plan. */
export interface Step {
  instance: number;
  post: number;
  isWrite: boolean;
  /** Selects the way of reading or writing, by remainder. */
  variant: number;
}

export interface Findings {
  /** Reads that returned an older state than the acknowledged one. */
  staleReads: string[];
  /** The number of reads answered from the cache. */
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

/** Reads and writes concurrently on several instances and records every stale read. */
export class ConsistencyCheck {
  private posts: Post[] = [];
  private readonly findings: Findings = { staleReads: [], hits: 0, reads: 0, writes: 0 };
  private count = 0;

  constructor(
    private readonly instances: readonly Instance[],
    private readonly db: DataSource,
  ) {}

  /** Runs the steps in order, `concurrency` at a time. */
  async run(plan: readonly Step[], concurrency: number): Promise<Findings> {
    const steps = plan[Symbol.iterator]();
    const worker = async () => {
      for (const step of steps) await this.runStep(step);
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
    return this.findings;
  }

  async createPosts(posts: number): Promise<void> {
    for (let index = 0; index < posts; index += 1) {
      const { _id: id, version } = await this.rest(0, "POST", "/api/blog", translationsOf("0"));
      const acknowledged = this.instances.map(() => 0);
      this.posts.push({ id, version, states: ["0"], acknowledged, lastWrite: Promise.resolve() });
    }
    await Promise.all(this.instances.map(({ cache }) => cache.isSettled()));
  }

  private runStep({ instance, post: index, isWrite, variant }: Step): Promise<void> {
    const post = this.posts[index % this.posts.length];
    if (!post) throw new Error("there are no posts");
    if (!isWrite) return this.read(instance, post, variant);
    const write = post.lastWrite.then(() => this.write(instance, post, variant));
    post.lastWrite = write;
    return write;
  }

  private async write(instance: number, post: Post, variant: number): Promise<void> {
    this.count += 1;
    const index = post.states.length;
    const title = String(this.count);
    const isDeleted = post.states.at(-1) === null;
    const isBySql = variant % 5 === 4;
    post.states.push(isDeleted ? (post.states.findLast((state) => state !== null) ?? null) : title);
    if (isDeleted) await this.restore(instance, post);
    else if (isBySql) await this.writeBySql(post, title);
    else if (variant % 5 === 3) await this.remove(instance, post, index);
    else if (variant % 5 === 2) await this.save(instance, post, title);
    else
      post.version = (
        await this.rest(instance, "PUT", `/api/blog/${post.id}`, translationsOf(title))
      ).version;
    // No instance acknowledges a write that goes directly to the database.
    if (!isBySql || isDeleted) post.acknowledged[instance] = index;
    this.findings.writes += 1;
    await this.acknowledgeEverywhere(post, index);
  }

  private async acknowledgeEverywhere(post: Post, index: number) {
    const note = `write ${this.count} of ${post.id} ${index}`;
    await notifyContent(this.db, note);
    const acknowledgements = this.instances.map(async ({ cache }, instance) => {
      await cache.receives(note);
      post.acknowledged[instance] = Math.max(post.acknowledged[instance] ?? 0, index);
    });
    await Promise.all(acknowledgements);
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
    const variables = { id: post.id, version: post.version, input: translationsOf(title) };
    post.version = (await this.graphql(instance, query, variables)).saveBlogPost.version;
  }

  private writeBySql({ id }: Post, title: string): Promise<unknown> {
    return this.db.query("update blog_post_translation set title = $2 where item_id = $1", [
      id,
      title,
    ]);
  }

  private async read(instance: number, post: Post, variant: number): Promise<void> {
    const reading = publicReads[variant % publicReads.length];
    const { request } = this.at(instance);
    if (!reading) throw new Error("no such variant");
    const known = new Map(this.posts.map((each) => [each, each.acknowledged[instance] ?? 0]));
    const answer = await request(reading.request(post.id));
    this.findings.reads += 1;
    if (cacheStatusOf(answer)?.endsWith("; hit")) this.findings.hits += 1;
    for (const [each, acknowledged] of known) {
      const seen = reading.stateIn(answer.body, each.id, post.id);
      if (seen === undefined || each.states.slice(acknowledged).includes(seen)) continue;
      const { url } = reading.request(post.id);
      const expected = each.states.slice(acknowledged).join(" or ");
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

const translationsOf = (title: string) => ({ translations: { ua: { title } } });
