import { AdminScreen } from "../frame/AdminScreen.tsx";

/** A stub, until its screen is written. */
export function ChangesPage() {
  return (
    <AdminScreen title="ChangesPage">
      <h1>ChangesPage</h1>
    </AdminScreen>
  );
}
