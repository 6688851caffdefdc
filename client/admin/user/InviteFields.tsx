import { Radio, TextInput } from "@mantine/core";
import type { ApiError } from "../../graphql/errors.ts";
import { usersPhrases } from "../../phrases/admin/account/users.ts";
import { fieldErrorPhrases } from "../../phrases/admin/fields/field-errors.ts";
import { languages } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { fieldErrorText } from "../editor/fields/field-props.ts";
import { RolesField } from "./RolesField.tsx";
import styles from "./Users.module.css";
import type { Invitee } from "./useInvitee.ts";

/** Name, e-mail, roles and language of a new user. */
export function InviteFields(props: { invitee: Invitee; error: ApiError | null }) {
  const phrases = usePhrases(usersPhrases);
  const rules = usePhrases(fieldErrorPhrases);
  const { values, missing, change } = props.invitee;
  const wrong = (path: "name" | "email") => {
    if (missing.includes(path)) return rules.fields[path];
    const field = props.error?.fields.find((candidate) => candidate.path === path);
    return field && fieldErrorText(field, rules);
  };
  return (
    <div className={styles.fields}>
      <TextInput
        label={phrases.name}
        value={values.name}
        error={wrong("name")}
        autoComplete="off"
        data-autofocus
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        label={phrases.email}
        description={phrases.emailHint}
        type="email"
        value={values.email}
        error={wrong("email")}
        autoComplete="off"
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <RolesField
        value={values.roles}
        error={missing.includes("roles") ? phrases.rolesMissing : null}
        onChange={(roles) => change({ roles })}
      />
      <Radio.Group
        label={phrases.language}
        value={values.language ?? "UA"}
        onChange={(value) => change({ language: value === "ENG" ? "ENG" : "UA" })}
      >
        {languages.map((language) => (
          <Radio
            key={language}
            className={styles.choice}
            value={language}
            label={phrases.languages[language]}
          />
        ))}
      </Radio.Group>
    </div>
  );
}
