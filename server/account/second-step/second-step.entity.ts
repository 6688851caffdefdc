import {
  Check,
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from "typeorm";
import type { UserRole } from "../../platform/viewer.ts";
import { User } from "../user.entity.ts";

/**
 * The authenticator app of an account. Codes are asked for when `User.secondStepSince` is set;
 * until then the set-up has not been confirmed.
 */
@Entity("second_step")
export class SecondStep {
  /** Id of the account. */
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "second_step_pkey" })
  id: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "id", foreignKeyConstraintName: "second_step_account_fkey" })
  account?: Relation<User>;

  /** The TOTP secret, encrypted. Never a GraphQL field. */
  @Column("bytea")
  secret: Buffer;

  /** Number of the 30-second step since 1970 whose code was used last: no code works twice. */
  @Column("int", { nullable: true })
  lastUsedStep: number | null;
}

/** An unused recovery code; using it deletes the row. */
@Entity("recovery_code")
export class RecoveryCode {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "recovery_code_pkey" })
  accountId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "account_id", foreignKeyConstraintName: "recovery_code_account_fkey" })
  account?: Relation<User>;

  /** argon2id, with its parameters and salt: fifty random bits are too few for a fast hash. */
  @PrimaryColumn("text", { primaryKeyConstraintName: "recovery_code_pkey" })
  hash: string;
}

/** A role whose accounts must have a second step. */
@Entity("second_step_requirement")
@Check("second_step_requirement_role", "role in ('admin', 'editor', 'caseWorker')")
export class SecondStepRequirement {
  @PrimaryColumn("text", { primaryKeyConstraintName: "second_step_requirement_pkey" })
  role: UserRole;
}
