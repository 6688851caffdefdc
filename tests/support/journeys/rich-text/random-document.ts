import type { Node, Schema } from "@tiptap/pm/model";
import { pick, type Random, repeated, whole } from "./random.ts";

const words = [
  "їжак",
  "Львів’яни",
  "a & b",
  "<b>не тег</b>",
  '"лапки"',
  "два  пробіли",
  " на початку",
  "у кінці ",
  "нерозривний\u00a0пробіл",
  "👩‍👧",
  "&amp;",
  "38 × 2 = 76",
];

const addresses = [
  "/blog/1?lang=en#how",
  "#part-1",
  "https://who.int/?a=1&b=2",
  'http://example.org/"quoted"',
  "HTTPS://EXAMPLE.ORG/Шлях",
  "mailto:a.b+c@doloni.example",
  "tel:+380671234567",
];

/** A random document of the editor's schema, with every type of node and mark; ends in a paragraph. */
export function randomDocument(schema: Schema, random: Random): Node {
  const make = new Maker(schema, random);
  const blocks = repeated(random, 6, () => make.block());
  return schema.node("doc", null, [...blocks, make.node("paragraph", make.inline())]);
}

class Maker {
  constructor(
    private readonly schema: Schema,
    private readonly random: Random,
  ) {}

  node = (type: string, content: readonly Node[], attributes?: object) =>
    this.schema.node(type, attributes, content);

  block(depth = 0): Node {
    const { random } = this;
    const simple = ["paragraph", "heading", "figure"];
    const nested = ["bulletList", "orderedList", "blockquote", "table"];
    const other = ["horizontalRule", "youTubeVideo"];
    return this.ofType(pick(random, simple.concat(depth < 2 ? nested : [], other)), depth);
  }

  private ofType(type: string, depth: number): Node {
    const { random } = this;
    switch (type) {
      case "heading":
        return this.node(type, this.inline(), { level: pick(random, [2, 3]) });
      case "figure":
        return this.figure();
      case "youTubeVideo":
        return this.node(type, this.text([]), { videoId: "dQw4w9WgXc-" });
      case "horizontalRule":
        return this.node(type, []);
      case "blockquote":
        return this.node(
          type,
          this.some(3, () => this.block(depth + 1)),
        );
      case "bulletList":
        return this.node(type, this.items(depth));
      case "orderedList":
        return this.node(type, this.items(depth), { start: pick(random, [1, 2, 17]) });
      case "table":
        return this.table();
      default:
        return this.node(type, this.inline());
    }
  }

  private items = (depth: number) =>
    this.some(3, () =>
      this.node("listItem", [
        this.node("paragraph", this.inline()),
        ...repeated(this.random, 1, () => this.block(depth + 1)),
      ]),
    );

  private figure(): Node {
    const { random } = this;
    return this.node("figure", this.text([]), {
      src: pick(random, ["/images/ab12/original.webp", "https://images.example/a.png?b=1&c=2"]),
      alt: pick(random, [null, "", 'Діти > "граються" & сміються']),
      width: pick(random, [null, 640]),
      height: pick(random, [null, 480]),
    });
  }

  /** A rectangle of cells, whose first row may be one cell over all columns. */
  private table(): Node {
    const columns = 1 + whole(this.random, 3);
    const isMerged = columns > 1 && whole(this.random, 2) === 0;
    const head = this.row(isMerged ? 1 : columns, { colspan: isMerged ? columns : 1 });
    const rows = repeated(this.random, 3, () => this.row(columns));
    const tall = this.row(columns, { rowspan: 2 });
    return this.node("table", [head, ...rows, tall, this.node("tableRow", [])]);
  }

  private row = (columns: number, attributes?: object) =>
    this.node(
      "tableRow",
      Array.from({ length: columns }, () =>
        this.node(pick(this.random, ["tableCell", "tableHeader"]), this.cell(), attributes),
      ),
    );

  private cell = () =>
    this.some(2, () =>
      this.ofType(pick(this.random, ["paragraph", "bulletList", "orderedList", "figure"]), 2),
    );

  /** Text with marks and line breaks; may be empty. */
  inline = (): Node[] =>
    repeated(this.random, 4, () =>
      whole(this.random, 6) === 0 ? [this.node("hardBreak", [])] : this.text(this.marks()),
    ).flat();

  private text = (marks: ReturnType<Maker["marks"]>): Node[] =>
    repeated(this.random, 1, () => this.schema.text(pick(this.random, words), marks));

  private marks() {
    const { random, schema } = this;
    const isChosen = () => whole(random, 3) === 0;
    return [
      ...(isChosen() ? [schema.mark("bold")] : []),
      ...(isChosen() ? [schema.mark("italic")] : []),
      ...(isChosen() ? [schema.mark("link", { href: pick(random, addresses) })] : []),
    ];
  }

  /** One to `most` nodes. */
  private some = (most: number, make: () => Node): Node[] => [
    make(),
    ...repeated(this.random, most - 1, make),
  ];
}
