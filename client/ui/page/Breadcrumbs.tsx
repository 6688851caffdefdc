import { useIsHidden } from "../hidden-paths.ts";
import { InternalLink } from "../InternalLink.tsx";
import styles from "./Breadcrumbs.module.css";
import { JsonLd } from "./JsonLd.tsx";

type BreadcrumbsProps = {
  /** Accessible name: "Breadcrumb". */
  label: string;
  /** The parent pages, from the home page down; hidden ones are left out. */
  steps: readonly { to: string; title: string }[];
  here: string;
  /** Language of `here`, when it is not the page's. */
  lang?: string | undefined;
};

/** The position of this page in the site. */
export function Breadcrumbs({ label, steps: all, here, lang }: BreadcrumbsProps) {
  const isHidden = useIsHidden();
  const steps = all.filter(({ to }) => !isHidden(to));
  return (
    <nav aria-label={label}>
      <ol className={styles.path}>
        {steps.map(({ to, title }) => (
          <li key={to}>
            <InternalLink to={to}>{title}</InternalLink>
          </li>
        ))}
        <li aria-current="page" lang={lang}>
          {here}
        </li>
      </ol>
      <JsonLd
        of={({ pageAt, canonical }) => ({
          "@context": "https://schema.org",
          "@type": "BreadcrumbList",
          itemListElement: [
            ...steps.map(({ to, title }) => ({ name: title, item: pageAt(to) })),
            { name: here, item: canonical },
          ].map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
        })}
      />
    </nav>
  );
}
