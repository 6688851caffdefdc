import { Checkbox } from "@mantine/core";
import type { UserRole } from "../../graphql/session.ts";
import { usersPhrases } from "../../phrases/admin/account/users.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./Users.module.css";

const allRoles: readonly UserRole[] = ["editor", "caseWorker", "admin"];

type RolesFieldProps = {
  value: readonly UserRole[];
  error: string | null;
  onChange: (roles: UserRole[]) => void;
};

/** What somebody may do; an admin may do everything, whatever else is chosen. */
export function RolesField({ value, error, onChange }: RolesFieldProps) {
  const phrases = usePhrases(usersPhrases);
  const isAdmin = value.includes("admin");
  return (
    <Checkbox.Group
      label={phrases.rolesLabel}
      error={error}
      value={isAdmin ? [...allRoles] : [...value]}
      onChange={(chosen) => onChange(allRoles.filter((role) => chosen.includes(role)))}
    >
      {allRoles.map((role) => (
        <Checkbox
          key={role}
          className={styles.choice}
          value={role}
          disabled={isAdmin && role !== "admin"}
          label={phrases.roles[role]}
          description={phrases.roleHints[role]}
        />
      ))}
    </Checkbox.Group>
  );
}
