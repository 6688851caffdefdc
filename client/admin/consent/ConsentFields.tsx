import { Checkbox, Group, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { consentPhrases } from "../../phrases/admin/consents.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ChevronIcon } from "../../ui/icons/icons.tsx";
import { AsideCard } from "../screen/AsideCard.tsx";
import styles from "./ConsentEditor.module.css";
import { consentStates } from "./consent-query.ts";
import type { ConsentForm } from "./useConsentForm.ts";

const uses = ["SITE", "SOCIAL_NETWORKS", "PRINT"] as const;

type ConsentFieldsProps = { form: ConsentForm; isReadOnly: boolean };

/** State, days, uses and event of a consent, and whose it is for those who may know. */
export function ConsentFields({ form, isReadOnly }: ConsentFieldsProps) {
  const phrases = usePhrases(consentPhrases);
  const { values } = form;
  // Withdrawing has its own button, because it takes effect at once.
  const states = consentStates.filter((one) => one !== "WITHDRAWN" || values.state === one);
  return (
    <fieldset className={styles.fields} disabled={isReadOnly}>
      <AsideCard>
        <NativeSelect
          label={phrases.state}
          description={form.isFinal && phrases.onlyAdmins}
          disabled={form.isFinal}
          rightSection={<ChevronIcon size={16} />}
          value={values.state}
          onChange={({ currentTarget }) => {
            const state = states.find((one) => one === currentTarget.value);
            if (state) form.set("state", state);
          }}
          data={states.map((value) => ({ value, label: phrases.states[value] }))}
        />
        <div className={styles.days}>
          <TextInput
            type="date"
            label={phrases.givenOn}
            value={values.givenOn}
            error={form.errorOf("givenOn")}
            onChange={({ currentTarget }) => form.set("givenOn", currentTarget.value)}
          />
          <TextInput
            type="date"
            label={phrases.validUntil}
            description={phrases.validUntilHint}
            inputWrapperOrder={["label", "input", "description", "error"]}
            value={values.validUntil}
            error={form.errorOf("validUntil")}
            onChange={({ currentTarget }) => form.set("validUntil", currentTarget.value)}
          />
        </div>
        <Checkbox.Group
          label={phrases.uses}
          value={values.uses}
          onChange={(chosen) =>
            form.set(
              "uses",
              uses.filter((one) => chosen.includes(one)),
            )
          }
        >
          <Group mt="0.5rem" gap="1.25rem">
            {uses.map((value) => (
              <Checkbox key={value} value={value} label={phrases.useNames[value]} />
            ))}
          </Group>
        </Checkbox.Group>
        <TextInput
          label={phrases.event}
          description={phrases.eventHint}
          maxLength={200}
          value={values.event}
          error={form.errorOf("event")}
          onChange={({ currentTarget }) => form.set("event", currentTarget.value)}
        />
      </AsideCard>
      <PersonFields form={form} />
    </fieldset>
  );
}

function PersonFields({ form }: { form: ConsentForm }) {
  const phrases = usePhrases(consentPhrases);
  const { values } = form;
  return (
    <AsideCard title={phrases.personTitle}>
      <p className={styles.hint}>{form.seesPerson ? phrases.personHint : phrases.personHidden}</p>
      {form.seesPerson && (
        <>
          <TextInput
            label={phrases.reference}
            description={phrases.referenceHint}
            maxLength={100}
            autoComplete="off"
            value={values.reference}
            error={form.errorOf("reference")}
            onChange={({ currentTarget }) => form.set("reference", currentTarget.value)}
          />
          <TextInput
            label={phrases.givenBy}
            maxLength={200}
            autoComplete="off"
            value={values.givenBy}
            error={form.errorOf("givenBy")}
            onChange={({ currentTarget }) => form.set("givenBy", currentTarget.value)}
          />
          <Textarea
            label={phrases.note}
            maxLength={2000}
            autosize
            minRows={2}
            value={values.note}
            error={form.errorOf("note")}
            onChange={({ currentTarget }) => form.set("note", currentTarget.value)}
          />
        </>
      )}
    </AsideCard>
  );
}
