import { AdminScreen } from "../frame/AdminScreen.tsx";

/** A stub, until its screen is written. */
export function ProjectEditor() {
  return (
    <AdminScreen title="ProjectEditor">
      <h1>ProjectEditor</h1>
    </AdminScreen>
  );
}
