import { useReportListQuery } from "../../graphql/generated/ReportList.ts";
import { useReportYearsQuery } from "../../graphql/generated/ReportYears.ts";
import { columnPhrases } from "../../phrases/admin/columns.ts";
import { formatMonthOfYear } from "../../phrases/dates.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ContentTable } from "../table/ContentTable.tsx";
import { ListFilter } from "../table/ListFilter.tsx";
import { useSharedColumns } from "../table/rows/useSharedColumns.tsx";
import { useContentTable } from "../table/state/useContentTable.ts";

const filters = ["year"];

export function ReportList() {
  const phrases = usePhrases(columnPhrases);
  const table = useContentTable({ filters });
  const year = Number(table.place.filters.year) || null;
  const answer = useReportListQuery({ variables: { ...table.variables, year } });
  const { languages, pictures, updated } = useSharedColumns();
  const years = useReportYearsQuery().data?.reportYears ?? [];
  return (
    <ContentTable
      kind="REPORT"
      table={table}
      result={answer}
      titleOf={(report, of) => formatMonthOfYear(report, of)}
      titleSort={{ key: "listed", initialDirection: "descending" }}
      thumbnailOf={({ images }) => images[0]}
      columns={[
        pictures,
        { title: phrases.documents, render: ({ documents }) => documents.length },
        languages,
        updated,
      ]}
      filters={
        <ListFilter
          table={table}
          name="year"
          label={phrases.year}
          all={phrases.anyYear}
          options={years.map((one) => ({ value: `${one}`, label: `${one}` }))}
        />
      }
    />
  );
}
