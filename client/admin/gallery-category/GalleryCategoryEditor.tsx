import { AdminScreen } from "../frame/AdminScreen.tsx";

/** A stub, until its screen is written. */
export function GalleryCategoryEditor() {
  return (
    <AdminScreen title="GalleryCategoryEditor">
      <h1>GalleryCategoryEditor</h1>
    </AdminScreen>
  );
}
