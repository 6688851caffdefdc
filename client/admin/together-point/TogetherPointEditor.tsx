import { AdminScreen } from "../frame/AdminScreen.tsx";

/** A stub, until its screen is written. */
export function TogetherPointEditor() {
  return (
    <AdminScreen title="TogetherPointEditor">
      <h1>TogetherPointEditor</h1>
    </AdminScreen>
  );
}
