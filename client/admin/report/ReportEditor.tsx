import { AdminScreen } from "../frame/AdminScreen.tsx";

/** A stub, until its screen is written. */
export function ReportEditor() {
  return (
    <AdminScreen title="ReportEditor">
      <h1>ReportEditor</h1>
    </AdminScreen>
  );
}
