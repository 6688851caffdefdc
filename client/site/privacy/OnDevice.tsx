import { usePhrases } from "../../phrases/phrases.ts";
import { privacyDevicePhrases } from "../../phrases/site/privacy/privacy-device.ts";
import { CachedPages } from "../offline/CachedPages.tsx";
import { PrivacyPart } from "./PrivacyPart.tsx";

const storedItems = ["language", "theme", "place", "draft", "outbox", "pages", "session"] as const;

/** What the site's scripts store in the browser: update it when one of them changes. */
export function OnDevice() {
  const phrases = usePhrases(privacyDevicePhrases);
  return (
    <PrivacyPart id="device" title={phrases.title}>
      <p>{phrases.text}</p>
      <ul>
        {storedItems.map((thing) => (
          <li key={thing}>
            <strong>{phrases[thing].name}</strong> — {phrases[thing].text}
          </li>
        ))}
      </ul>
      <CachedPages />
      <p>{phrases.shared}</p>
      <p>{phrases.elsewhere}</p>
    </PrivacyPart>
  );
}
