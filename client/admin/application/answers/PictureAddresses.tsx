import { useSession } from "../../../graphql/session.ts";
import { editorPaths } from "../../../paths.ts";
import { applicationPagePhrases } from "../../../phrases/admin/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { mayOpen } from "../../access.ts";
import { siteAddressesIn } from "./site-addresses.ts";

/**
 * What a request to remove a picture says of it: addresses of this site are links, and those of
 * pictures lead to the library and the consents, too.
 */
export function PictureAddresses({ text }: { text: string }) {
  const phrases = usePhrases(applicationPagePhrases);
  const user = useSession();
  const mayOpenLibrary = user !== null && mayOpen("editors", user.roles);
  return siteAddressesIn(text, window.location.origin).map(({ text: part, path, publicId }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change, and its parts may repeat
    <span key={at}>
      {path ? (
        <a href={path} target="_blank" rel="noopener noreferrer">
          {part}
        </a>
      ) : (
        <span>{part}</span>
      )}
      {publicId && (
        <>
          {" "}
          <span>(</span>
          {mayOpenLibrary && (
            <>
              <InternalLink to={`${editorPaths.images()}?search=${publicId}`}>
                {phrases.inLibrary}
              </InternalLink>
              <span>{", "}</span>
            </>
          )}
          <InternalLink to={`${editorPaths.consents()}?search=${publicId}`}>
            {phrases.consentsOf}
          </InternalLink>
          <span>)</span>
        </>
      )}
    </span>
  ));
}
