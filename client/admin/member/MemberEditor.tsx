import { AdminScreen } from "../frame/AdminScreen.tsx";

/** A stub, until its screen is written. */
export function MemberEditor() {
  return (
    <AdminScreen title="MemberEditor">
      <h1>MemberEditor</h1>
    </AdminScreen>
  );
}
