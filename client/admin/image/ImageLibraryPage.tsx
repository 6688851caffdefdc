import { AdminScreen } from "../frame/AdminScreen.tsx";

/** A stub, until its screen is written. */
export function ImageLibraryPage() {
  return (
    <AdminScreen title="ImageLibraryPage">
      <h1>ImageLibraryPage</h1>
    </AdminScreen>
  );
}
