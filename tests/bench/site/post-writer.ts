import type { BenchData } from "./bench-data.ts";

const document = `mutation ($id: ID!, $version: Int!, $words: BlogPostTranslationInput!) {
  saveBlogPostTranslation(id: $id, language: UA, version: $version, words: $words) { version }
}`;

/** An editor who saves one blog post again and again, each time with another title. */
export class PostWriter {
  private count = 0;

  private constructor(
    private readonly origin: string,
    private readonly token: string,
    readonly id: string,
    private version: number,
    private readonly words: object,
  ) {}

  static async begin(origin: string, token: string, place: BenchData): Promise<PostWriter> {
    const [post] = await place.query(
      `select post.id, post.version, words.content, words.short_description as "shortDescription"
       from blog_post post join blog_post_translation words on words.item_id = post.id
       where words.language = 'ua' and words.published_at <= now() and post.deleted_at is null
       order by post.id limit 1`,
    );
    if (!post) throw new Error("there is no blog post");
    const { id, version, ...words } = post;
    return new PostWriter(origin, token, String(id), Number(version), words);
  }

  /** Answers the title that it has written. */
  async write(): Promise<string> {
    this.count += 1;
    const title = `Written ${this.count} times, and ${crypto.randomUUID()}`;
    const variables = { id: this.id, version: this.version, words: { ...this.words, title } };
    const answer = await fetch(`${this.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ query: document, variables }),
    });
    const { data, errors } = JSON.parse(await answer.text());
    if (errors) throw new Error(`the write was answered ${JSON.stringify(errors).slice(0, 200)}`);
    this.version = data.saveBlogPostTranslation.version;
    return title;
  }
}
