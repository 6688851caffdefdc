import { usePhrases } from "../../phrases/phrases.ts";
import { privacyDevicePhrases } from "../../phrases/site/privacy/privacy-device.ts";
import { CachedPages } from "../offline/CachedPages.tsx";
import { ColumnSection } from "../page/blocks/ColumnSection.tsx";

const storedItems = [
  "language",
  "theme",
  "place",
  "draft",
  "outbox",
  "pages",
  "session",
  "explorer",
] as const;

/** What the site's scripts store in the browser: update it when one of them changes. */
export function OnDevice({ title }: { title: string }) {
  const phrases = usePhrases(privacyDevicePhrases);
  return (
    <ColumnSection id="device" title={title}>
      <p>{phrases.text}</p>
      <ul>
        {storedItems.map((thing) => (
          <li key={thing}>
            <strong>{phrases[thing].name}</strong> <span>{`— ${phrases[thing].text}`}</span>
          </li>
        ))}
      </ul>
      <CachedPages />
      <p>{phrases.shared}</p>
      <p>{phrases.elsewhere}</p>
    </ColumnSection>
  );
}
