import { AdminScreen } from "../frame/AdminScreen.tsx";

/** A stub, until its screen is written. */
export function SettingsEditor() {
  return (
    <AdminScreen title="SettingsEditor">
      <h1>SettingsEditor</h1>
    </AdminScreen>
  );
}
