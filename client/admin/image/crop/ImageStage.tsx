import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { imageDetailsPhrases } from "../../../phrases/admin/image-details.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { PictureIcon } from "../../../ui/icons/icons.tsx";
import { CropIcon, FocusIcon } from "../../../ui/icons/image-icons.tsx";
import { pictureUrl } from "../../../ui/picture/variant-urls.ts";
import { type AdminImage, pictureOf } from "../useAdminImage.ts";
import { CropStage } from "./CropStage.tsx";
import { FocusStage } from "./FocusStage.tsx";
import styles from "./ImageStage.module.css";

const modes = ["view", "crop", "focus"] as const;
type Mode = (typeof modes)[number];
const icons = { view: PictureIcon, crop: CropIcon, focus: FocusIcon };

/** The image with its modes: view, crop, focal point. */
export function ImageStage({ image }: { image: AdminImage }) {
  const phrases = usePhrases(imageDetailsPhrases);
  const language = useLanguage();
  const [mode, setMode] = useState<Mode>("view");
  // A file on another host cannot be cropped.
  const offered = modes.filter((each) => each !== "crop" || image.variants !== null);
  const show = () => setMode("view");
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={phrases.mode}
        value={mode}
        onChange={setMode}
        data={offered.map((each) => {
          const Icon = icons[each];
          return {
            value: each,
            label: (
              <span className={styles.mode}>
                <Icon size={18} /> {phrases[each]}
              </span>
            ),
          };
        })}
      />
      {mode === "view" && (
        <div className={styles.view}>
          <img src={pictureUrl(pictureOf(image, language), 1280)} alt="" />
        </div>
      )}
      {mode === "crop" && <CropStage image={image} onDone={show} />}
      {mode === "focus" && <FocusStage image={image} onDone={show} />}
    </>
  );
}
