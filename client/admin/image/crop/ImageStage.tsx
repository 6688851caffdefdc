import { SegmentedControl } from "@mantine/core";
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
import { RotateButtons } from "./RotateButtons.tsx";

const modes = ["view", "crop", "focus"] as const;
export type StageMode = (typeof modes)[number];
const icons = { view: PictureIcon, crop: CropIcon, focus: FocusIcon };

type ImageStageProps = {
  image: AdminImage;
  mode: StageMode;
  onMode: (mode: StageMode) => void;
  /** Where the actions of a mode are shown. */
  bar: HTMLElement | null;
};

/** The image with its modes: view and rotate, crop, focal point. */
export function ImageStage({ image, mode, onMode, bar }: ImageStageProps) {
  const phrases = usePhrases(imageDetailsPhrases);
  const language = useLanguage();
  // A file on another host cannot be changed.
  const isOurs = image.variants !== null;
  const offered = modes.filter((each) => each !== "crop" || isOurs);
  const show = () => onMode("view");
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={phrases.mode}
        value={mode}
        onChange={onMode}
        data={offered.map((each) => {
          const Icon = icons[each];
          return {
            value: each,
            label: (
              <span className={styles.mode}>
                <Icon size={18} /> <span>{phrases[each]}</span>
              </span>
            ),
          };
        })}
      />
      {mode === "view" && (
        <>
          <div className={styles.view}>
            <img src={pictureUrl(pictureOf(image, language), 1280)} alt="" />
          </div>
          {isOurs && <RotateButtons id={image.id} />}
        </>
      )}
      {mode === "crop" && <CropStage image={image} bar={bar} onDone={show} />}
      {mode === "focus" && <FocusStage image={image} bar={bar} onDone={show} />}
    </>
  );
}
