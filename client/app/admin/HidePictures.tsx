import { useState } from "react";
import {
  ShownPictureDocument,
  useHideShownPictureMutation,
} from "../../graphql/generated/HidePictures.ts";
import { fetchOnce } from "../../graphql/page-queries.ts";
import { hidePicturePhrases } from "../../phrases/admin/hide-pictures.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { Button } from "../../ui/Button.tsx";
import { EyeOffIcon } from "../../ui/icons/admin-icons.tsx";
import { ClosePanelButton } from "../../ui/page/ClosePanelButton.tsx";
import { SlidePanel } from "../../ui/page/SlidePanel.tsx";
import styles from "./HidePictures.module.css";
import { type ShownPicture, shownPictures } from "./shown-pictures.ts";

/** In Admin Mode: hides any picture of the page from visitors, and takes that back. */
export function HidePictures() {
  const phrases = usePhrases(hidePicturePhrases);
  const [pictures, setPictures] = useState<readonly ShownPicture[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setPictures(shownPictures(document.querySelector("main") ?? document));
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  return (
    <>
      <div className={styles.open}>
        <Button icon={<EyeOffIcon size={18} />} isSmall onClick={open}>
          {phrases.onPage}
        </Button>
      </div>
      <SlidePanel isOpen={isOpen} onClose={close} label={phrases.onPageTitle} isWide>
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2>{phrases.onPageTitle}</h2>
            <ClosePanelButton label={phrases.close} onClose={close} />
          </div>
          <p>{pictures.length > 0 ? phrases.hideText(1) : phrases.onPageNone}</p>
          <ul className={styles.pictures}>
            {pictures.map((picture) => (
              <PictureToHide key={picture.publicId} picture={picture} />
            ))}
          </ul>
        </div>
      </SlidePanel>
    </>
  );
}

function PictureToHide({ picture: { publicId, url, alt } }: { picture: ShownPicture }) {
  const phrases = usePhrases(hidePicturePhrases);
  const [send] = useHideShownPictureMutation({ context: { handlesOwnErrors: true } });
  const [state, setState] = useState<"shown" | "busy" | "hidden" | "failed" | "shownAgain">(
    "shown",
  );
  const write = async (isHidden: boolean) => {
    setState("busy");
    try {
      const { signal } = new AbortController();
      const { images } = await fetchOnce(ShownPictureDocument, { publicId }, signal);
      const [image] = images.items;
      if (image?.publicId !== publicId) return setState("failed");
      await send({ variables: { id: image.id, isHidden } });
    } catch {
      return setState("failed");
    }
    setState(isHidden ? "hidden" : "shownAgain");
  };
  const name = alt || phrases.nameless;
  const isHidden = state === "hidden";
  const texts = {
    hidden: phrases.isHidden,
    failed: phrases.notHidden,
    shownAgain: phrases.hiddenNoMore,
  };
  return (
    <li>
      <img src={url} alt="" />
      <div>
        <p>{name}</p>
        <Button
          look={isHidden ? "outline" : "give"}
          isSmall
          isBusy={state === "busy"}
          aria-label={`${isHidden ? phrases.undo : phrases.hide}: ${name}`}
          onClick={() => void write(!isHidden)}
        >
          {isHidden ? phrases.undo : phrases.hide}
        </Button>
        <p role="status">{state in texts && texts[state as keyof typeof texts]}</p>
      </div>
    </li>
  );
}
