import { AdminScreen } from "../frame/AdminScreen.tsx";

/** A stub, until its screen is written. */
export function TrashPage() {
  return (
    <AdminScreen title="TrashPage">
      <h1>TrashPage</h1>
    </AdminScreen>
  );
}
