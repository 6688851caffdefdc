import { AdminScreen } from "../frame/AdminScreen.tsx";

/** A stub, until its screen is written. */
export function BlogPostEditor() {
  return (
    <AdminScreen title="BlogPostEditor">
      <h1>BlogPostEditor</h1>
    </AdminScreen>
  );
}
