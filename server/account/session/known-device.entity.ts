import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { User } from "../user.entity.ts";

/** A browser in which an account has signed in, for rate limits. */
@Entity("known_device")
export class KnownDevice {
  @ManyToOne(() => User, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "account_id", foreignKeyConstraintName: "known_device_account_fkey" })
  account?: User;

  @PrimaryColumn("uuid", { primaryKeyConstraintName: "known_device_pkey" })
  accountId: string;

  /** SHA-256 of the random id that the browser stores, in hex. */
  @PrimaryColumn("text", { primaryKeyConstraintName: "known_device_pkey" })
  deviceHash: string;

  /** The last sign-in. */
  @Column({ type: "timestamptz", precision: 3 })
  lastUsedAt: Date;
}
