import { Column, Entity, PrimaryColumn } from "typeorm";

/** A counter in the table layout that rate-limiter-flexible expects. */
@Entity("attempt")
export class RateLimit {
  @PrimaryColumn("text")
  key: string;

  @Column("int", { default: 0 })
  points: number;

  /** Milliseconds since 1970. */
  @Column("bigint", { nullable: true })
  expire: string | null;
}
