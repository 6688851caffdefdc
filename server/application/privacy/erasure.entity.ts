import { Column, Entity, PrimaryColumn } from "typeorm";

/**
 * An erasure that an admin ordered. It holds no personal data, and says what to erase again after a
 * backup was restored that is older than the erasure.
 */
@Entity("erasure")
export class Erasure {
  @PrimaryColumn("uuid")
  id: string;

  @Column({ type: "timestamptz", precision: 3 })
  at: Date;

  /** Blind index of the phone number or e-mail address, or of the reference of consents. */
  @Column("text")
  contactBlindIndex: string;

  /** Ids of the applications that were anonymised; numbers are given again after a restore. */
  @Column("uuid", { array: true })
  applicationIds: string[];
}
