import { AdminScreen } from "../frame/AdminScreen.tsx";

/** A stub, until its screen is written. */
export function DashboardPage() {
  return (
    <AdminScreen title="DashboardPage">
      <h1>DashboardPage</h1>
    </AdminScreen>
  );
}
