import type { BenchData } from "./bench-data.ts";

const document = `mutation ($id: ID!, $version: Int!, $input: BlogPostInput!) {
  saveBlogPost(id: $id, version: $version, input: $input) { version }
}`;

interface PostInput {
  translations: { ua: object };
}

/** An editor who saves one blog post again and again, each time with another title. */
export class PostWriter {
  private count = 0;

  private constructor(
    private readonly origin: string,
    private readonly token: string,
    readonly id: string,
    private version: number,
    private readonly input: PostInput,
  ) {}

  static async begin(origin: string, token: string, data: BenchData): Promise<PostWriter> {
    const [post] = await data.query(
      `select post.id, post.version, post.image_id as "imageId",
         (select jsonb_object_agg(language, jsonb_build_object('title', title,
            'shortDescription', short_description, 'content', content))
          from blog_post_translation where item_id = post.id) as translations
       from blog_post post join blog_post_translation words on words.item_id = post.id
       where words.language = 'ua' and words.published_at <= now() and post.deleted_at is null
       order by post.id limit 1`,
    );
    if (!post) throw new Error("there is no blog post");
    const { id, version, ...rest } = post;
    const input = rest as object as PostInput; // as the statement selects it
    return new PostWriter(origin, token, String(id), Number(version), input);
  }

  /** Saves a new title and returns it. */
  async write(): Promise<string> {
    this.count += 1;
    const title = `Written ${this.count} times, and ${crypto.randomUUID()}`;
    const { ua } = this.input.translations;
    const translations = { ...this.input.translations, ua: { ...ua, title } };
    const input = { ...this.input, translations };
    const variables = { id: this.id, version: this.version, input };
    const answer = await fetch(`${this.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ query: document, variables }),
    });
    const { data: saved, errors } = JSON.parse(await answer.text());
    if (errors) throw new Error(`the write was answered ${JSON.stringify(errors).slice(0, 200)}`);
    this.version = saved.saveBlogPost.version;
    return title;
  }
}
