import { AdminScreen } from "../frame/AdminScreen.tsx";

/** A stub, until its screen is written. */
export function PartnerEditor() {
  return (
    <AdminScreen title="PartnerEditor">
      <h1>PartnerEditor</h1>
    </AdminScreen>
  );
}
