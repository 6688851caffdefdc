import { Button, CloseButton, TextInput } from "@mantine/core";
import { consentPhrases } from "../../phrases/admin/consents.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { SearchIcon } from "../../ui/icons/icons.tsx";
import { ListFilter } from "../table/ListFilter.tsx";
import type { ContentTableState } from "../table/state/useContentTable.ts";
import tools from "../table/TableToolbar.module.css";
import styles from "./Consents.module.css";
import { consentStates, consentTimes } from "./consent-query.ts";

/** Search and filters of the consents. */
export function ConsentToolbar({ table }: { table: ContentTableState }) {
  const phrases = usePhrases(consentPhrases);
  const { filters } = table.place;
  return (
    <search className={tools.tools}>
      <TextInput
        className={tools.search ?? ""}
        type="search"
        aria-label={phrases.search}
        placeholder={phrases.search}
        leftSection={<SearchIcon size={18} />}
        rightSection={
          table.searchText && (
            <CloseButton
              iconSize={18}
              aria-label={phrases.clearSearch}
              onClick={() => table.update({ search: "" })}
            />
          )
        }
        value={table.searchText}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => table.setSearchText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && table.update({})}
      />
      <ListFilter
        table={table}
        name="state"
        label={phrases.state}
        all={phrases.anyState}
        options={consentStates.map((value) => ({ value, label: phrases.states[value] }))}
      />
      <ListFilter
        table={table}
        name="time"
        label={phrases.time}
        all={phrases.anyTime}
        options={consentTimes.map((value) => ({ value, label: phrases.times[value] }))}
      />
      {filters.image && (
        <p className={styles.ofPicture}>
          <span>{phrases.ofPicture}</span>{" "}
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => table.update({ filters: { ...filters, image: "" } })}
          >
            {phrases.allPictures}
          </Button>
        </p>
      )}
    </search>
  );
}
