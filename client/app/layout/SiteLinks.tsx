import type { ReactNode } from "react";
import type { SiteLayoutQuery } from "../../graphql/generated/SiteLayout.ts";
import { paths } from "../../paths.ts";
import { useForeignLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { DonateIcon } from "../../ui/icons/icons.tsx";
import { useDonateAddress } from "./useDonateAddress.ts";

/** A link of the header, of its menu or of the footer. */
export type SiteLink = SiteLayoutQuery["navigation"]["header"][number];

type PageName = keyof typeof layoutPhrases.UA.pages;

/** A page of the site itself has its usual name unless editors gave it another. */
function useLabel({ address, label }: SiteLink): string {
  const { pages } = usePhrases(layoutPhrases);
  const names = Object.keys(pages) as PageName[]; // keys of the phrases
  const name = names.find((each) => paths[each]() === address);
  return label || (name ? pages[name] : address);
}

type SiteLinkProps = {
  link: SiteLink;
  isHere?: boolean;
  onClick?: () => void;
  /** Renders more than the text. */
  children?: (label: ReactNode) => ReactNode;
};

/** A link of the menu or of the footer; it may lead to another site. */
export function SiteLinkText({ link, isHere, onClick, children = (text) => text }: SiteLinkProps) {
  const lang = useForeignLanguage()(link);
  const text = children(useLabel(link));
  if (!link.address.startsWith("/")) {
    return (
      <a href={link.address} rel="noopener" lang={lang}>
        {text}
      </a>
    );
  }
  return (
    <InternalLink
      to={link.address}
      lang={lang}
      aria-current={isHere ? "page" : undefined}
      onClick={onClick}
    >
      {text}
    </InternalLink>
  );
}

/** The button of the header and of the menu. */
export function SiteButton({ link, isSmall }: { link: SiteLink; isSmall?: boolean }) {
  const donate = useDonateAddress();
  const isDonate = link.address === paths.donate();
  return (
    <ButtonLink
      to={isDonate ? donate : link.address}
      lang={useForeignLanguage()(link)}
      icon={isDonate && <DonateIcon />}
      isSmall={isSmall}
    >
      {useLabel(link)}
    </ButtonLink>
  );
}
