import { useOverviewQuery } from "../../graphql/generated/Overview.ts";
import { editorPaths } from "../../paths.ts";
import { dashboardPhrases } from "../../phrases/admin/dashboard.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import styles from "./SideCards.module.css";

/** Number of images without alternative text, with a link to describe them. */
export function ImagesWithoutText() {
  const phrases = usePhrases(dashboardPhrases);
  const { data } = useOverviewQuery();
  const count = data?.overview.imagesWithoutText;
  return (
    <section className={styles.card} aria-labelledby="images-without-text">
      <h2 id="images-without-text">{phrases.imagesTitle}</h2>
      <p className={styles.text}>
        {count === undefined
          ? "…"
          : count > 0
            ? phrases.imagesWithoutText(count)
            : phrases.imagesDone}
      </p>
      {!!count && (
        <InternalLink to={`${editorPaths.images()}?filter=withoutText`} className={styles.all}>
          {phrases.describe}
        </InternalLink>
      )}
    </section>
  );
}
