import type { ReactNode } from "react";
import { useAdminFoundationQuery } from "../../graphql/generated/AdminFoundation.ts";
import { FoundationContext, unnamedPhrases, useFoundation } from "../../phrases/foundation.tsx";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { brandProps } from "../../ui/colours.ts";
import { SignContext, signOf } from "../../ui/logo/LogoPicture.tsx";
import { SiteNameProvider } from "../../ui/page/SiteNameProvider.tsx";
import styles from "./AdminFoundation.module.css";

/** Supplies the admin area with the foundation's names, sign and colour; until they are loaded it has none. */
export function AdminFoundation({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { data } = useAdminFoundationQuery({ variables: { language } });
  const unknown = useFoundation();
  const { siteName } = usePhrases(unnamedPhrases);
  const foundation = data?.settings.translation ?? unknown;
  const { foundationName } = foundation;
  return (
    <FoundationContext value={foundation}>
      <SiteNameProvider foundationName={foundationName} siteName={foundationName || siteName}>
        <SignContext value={data ? signOf(data.settings) : null}>
          <div className={styles.foundation} {...(data && brandProps(data.settings))}>
            {children}
          </div>
        </SignContext>
      </SiteNameProvider>
    </FoundationContext>
  );
}
