import { Button, Loader } from "@mantine/core";
import { useIntersection } from "@mantine/hooks";
import { useEffect } from "react";
import { editorPaths } from "../../../paths.ts";
import { describePhrases } from "../../../phrases/admin/describe-images.ts";
import { imageLibraryPhrases } from "../../../phrases/admin/images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { AdminScreen } from "../../screen/AdminScreen.tsx";
import styles from "./DescribeGrid.module.css";
import { DescribeGrid } from "./DescribeGrid.tsx";
import { DescribeHint } from "./DescribeHint.tsx";
import { DescribeStatus } from "./DescribeStatus.tsx";
import { useImagesToDescribe } from "./useImagesToDescribe.ts";

/** Descriptions of all pictures of the library, those without one first. */
export function DescribeImagesPage() {
  const phrases = usePhrases(describePhrases);
  const library = usePhrases(imageLibraryPhrases);
  const { ids, state, more } = useImagesToDescribe();
  return (
    <AdminScreen
      title={phrases.title}
      crumbs={[{ label: library.title, to: editorPaths.images() }]}
      status={<DescribeStatus />}
    >
      <h1 className={styles.heading}>{phrases.title}</h1>
      <DescribeHint />
      {ids && <DescribeGrid ids={ids} />}
      {ids?.length === 0 && state === "complete" && <p className={styles.end}>{library.none}</p>}
      {state !== "complete" && <More key={ids?.length} state={state} onMore={more} />}
    </AdminScreen>
  );
}

type MoreProps = { state: "loading" | "ready" | "failed"; onMore: () => Promise<void> };

/** Loads the next page when it comes near the window. */
function More({ state, onMore }: MoreProps) {
  const library = usePhrases(imageLibraryPhrases);
  const { ref, entry } = useIntersection({ rootMargin: "800px" });
  const isNear = entry?.isIntersecting ?? false;
  useEffect(() => {
    if (isNear && state === "ready") void onMore();
  }, [isNear, state, onMore]);
  return (
    <div ref={ref} className={styles.end}>
      {state === "failed" && <p role="alert">{library.failed}</p>}
      {state === "loading" ? (
        <p role="status">
          <Loader size="sm" /> <span>{library.loading}</span>
        </p>
      ) : (
        <Button variant="default" onClick={() => void onMore()}>
          {library.more}
        </Button>
      )}
    </div>
  );
}
