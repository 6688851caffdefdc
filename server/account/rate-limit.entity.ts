import { Column, Entity, PrimaryColumn } from "typeorm";

/** Counted attempts, in the shape that rate-limiter-flexible writes. */
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
