import {
  Component,
  type MouseEvent,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useState,
} from "react";
import { useLocation } from "react-router-dom";
import { type LazyModule, loadModule } from "../../graphql/lazy-modules.tsx";
import { paths } from "../../paths.ts";
import { type Language, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import {
  addressOf,
  choiceIn,
  type DonationChoice,
  type DonationProps,
} from "../../site/donate/donation-choice.ts";
import { ClosePanelButton } from "../../ui/page/ClosePanelButton.tsx";
import { SlidePanel } from "../../ui/page/SlidePanel.tsx";
import { searchForLanguage } from "../language-choice.ts";
import styles from "./DonateDialog.module.css";

const donation: LazyModule<DonationProps> = {
  source: "client/site/donate/Donation.tsx",
  module: () => import("../../site/donate/Donation.tsx").then(({ Donation }) => Donation),
};

/**
 * Every link to the donate page opens what the page shows in a panel over the current page. Without
 * scripts, and with a modifier key, the link opens the page itself.
 */
export function useDonateDialog() {
  const { key, pathname } = useLocation();
  const [choice, setChoice] = useState<DonationChoice | null>(null);
  /** Counts how often it was opened: each time begins anew. */
  const [opening, setOpening] = useState(0);
  /** Key of the history entry over which it is open: leaving the entry closes it. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);

  function openOnClick(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || link.pathname !== paths.donate() || pathname === paths.donate()) return;
    if (link.origin !== window.location.origin || isForNewTab(event)) return;
    event.preventDefault();
    const chosen = choiceIn(link.search);
    startTransition(() => {
      setChoice(chosen);
      if (openedAt !== key) setOpening((count) => count + 1);
    });
    setOpenedAt(key);
  }

  const dialog = (
    <DonateDialog
      opening={opening}
      choice={choice}
      onChoose={(change) =>
        startTransition(() => setChoice((latest) => latest && { ...latest, ...change }))
      }
      isOpen={openedAt === key}
      onClose={() => setOpenedAt(null)}
    />
  );
  return { dialog, openOnClick };
}

const isForNewTab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

type DonateDialogProps = {
  /** Null until it is opened for the first time. */
  choice: DonationChoice | null;
  opening: number;
  onChoose: DonationProps["onChoose"];
  isOpen: boolean;
  onClose: () => void;
};

function DonateDialog({ choice, opening, onChoose, isOpen, onClose }: DonateDialogProps) {
  const { donatePanel: phrases } = usePhrases(layoutPhrases);
  const language = useLanguage();
  return (
    <SlidePanel isOpen={isOpen} onClose={onClose} label={phrases.heading} isWide>
      <div className={styles.content}>
        <div className={styles.top}>
          <p className={styles.heading}>{phrases.heading}</p>
          <ClosePanelButton label={phrases.close} onClose={onClose} />
        </div>
        {choice && (
          <PageOnError address={pageOf(choice, language)}>
            <Suspense fallback={<p role="status">{phrases.loading}</p>}>
              <LoadedDonation key={opening} choice={choice} onChoose={onChoose} />
            </Suspense>
          </PageOnError>
        )}
      </div>
    </SlidePanel>
  );
}

function pageOf(choice: DonationChoice, language: Language): string {
  const address = new URL(addressOf(choice), window.location.origin);
  return `${address.pathname}${searchForLanguage(language, address.search)}`;
}

function LoadedDonation(props: DonationProps) {
  const Donation = use(loadModule(donation));
  return <Donation {...props} />;
}

/** Loads the page itself when its script or data fail, so that the browser reports what is wrong. */
class PageOnError extends Component<{ address: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    window.location.assign(this.props.address);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
