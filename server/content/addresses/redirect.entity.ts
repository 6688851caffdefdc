import { Field, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";

@ObjectType({ description: "A redirect from one address to another." })
@Entity("redirect")
@Check("redirect_from_path", "from_path like '/_%'")
// Browsers read a backslash as a slash and leave out control characters: it could be another host.
@Check(
  "redirect_to_path",
  "to_path like '/%' and to_path !~ '//|[[:cntrl:]]' and strpos(to_path, chr(92)) = 0",
)
@Check("redirect_not_to_itself", "from_path <> to_path")
export class Redirect {
  @Field(() => String, { description: "The path that readers may still have, such as /old-page." })
  @PrimaryColumn("text")
  fromPath: string;

  @Field(() => String, { description: "The path to which it leads." })
  @Column("text")
  toPath: string;

  @Field(() => Boolean, {
    description: "Whether it was made because the address of a page changed.",
  })
  @Column("boolean", { default: false })
  isAutomatic: boolean;

  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;
}
