import { Button, SegmentedControl, Slider } from "@mantine/core";
import { useState } from "react";
import { createPortal } from "react-dom";
import Cropper, { type Area } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import {
  useCropImageMutation,
  useUncropImageMutation,
} from "../../../graphql/generated/ImageDetails.ts";
import { imageDetailsPhrases } from "../../../phrases/admin/image-details.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { AdminImage } from "../useAdminImage.ts";
import styles from "./ImageStage.module.css";

const aspects = { wide: 16 / 9, classic: 4 / 3, square: 1, tall: 3 / 4 };
const aspectNames = ["own", "wide", "classic", "square", "tall"] as const;
type AspectName = (typeof aspectNames)[number];

const maxZoom = 4;

type CropStageProps = {
  image: AdminImage;
  /** Where the actions are shown. */
  bar: HTMLElement | null;
  onDone: () => void;
};

/** Sets the crop of an image; the original file is preserved, so the crop can be undone. */
export function CropStage({ image, bar, onDone }: CropStageProps) {
  const phrases = usePhrases(imageDetailsPhrases);
  const work = useCropping(image.id, onDone);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [own, setOwn] = useState(aspects.classic);
  const [aspect, setAspect] = useState<AspectName>("own");
  const [area, setArea] = useState<Area | null>(null);
  return (
    <>
      <div className={styles.cropper}>
        <Cropper
          image={image.uncroppedUrl ?? image.url}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={aspect === "own" ? own : aspects[aspect]}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={setArea}
          onMediaLoaded={({ naturalWidth, naturalHeight }) => setOwn(naturalWidth / naturalHeight)}
          disableAutomaticStylesInjection
          keyboardStep={8}
          cropperProps={{ role: "group", "aria-label": phrases.cropArea }}
        />
      </div>
      <p className={styles.hint}>{phrases.cropHint}</p>
      <SegmentedControl
        fullWidth
        className={styles.aspects ?? ""}
        aria-label={phrases.aspect}
        value={aspect}
        onChange={setAspect}
        data={aspectNames.map((name) => ({ value: name, label: phrases.aspects[name] }))}
      />
      <Zoom value={zoom} onChange={setZoom} />
      {work.hasFailed && <p role="alert">{phrases.cropFailed}</p>}
      {bar &&
        createPortal(<CropActions image={image} area={area} work={work} onDone={onDone} />, bar)}
    </>
  );
}

function Zoom({ value, onChange }: { value: number; onChange: (zoom: number) => void }) {
  const phrases = usePhrases(imageDetailsPhrases);
  return (
    <div className={styles.zoom}>
      <span aria-hidden="true">{phrases.zoom}</span>
      <Slider
        min={1}
        max={maxZoom}
        step={0.05}
        value={value}
        onChange={onChange}
        label={null}
        thumbLabel={phrases.zoom}
      />
    </div>
  );
}

type CropActionsProps = {
  image: AdminImage;
  area: Area | null;
  work: ReturnType<typeof useCropping>;
  onDone: () => void;
};

function CropActions({ image, area, work, onDone }: CropActionsProps) {
  const phrases = usePhrases(imageDetailsPhrases);
  const { isRunning, crop, uncrop } = work;
  return (
    <>
      {image.isCropped && (
        <Button variant="default" loading={isRunning} onClick={() => void uncrop()}>
          {phrases.uncrop}
        </Button>
      )}
      <Button variant="default" onClick={onDone}>
        {phrases.cancel}
      </Button>
      <Button
        className={styles.done ?? ""}
        loading={isRunning}
        disabled={!area}
        onClick={() => area && void crop(area)}
      >
        {phrases.done}
      </Button>
    </>
  );
}

function useCropping(id: string, onDone: () => void) {
  const options = { context: { handlesOwnErrors: true } };
  const [cropImage, cropping] = useCropImageMutation(options);
  const [uncropImage, uncropping] = useUncropImageMutation(options);
  const finish = async (work: Promise<unknown>) => {
    const isDone = await work.then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    onDone();
  };
  return {
    isRunning: cropping.loading || uncropping.loading,
    hasFailed: (cropping.error ?? uncropping.error) !== undefined,
    /**
     * The package reports percentages; the server takes fractions, which rounding must not push
     * over the edge.
     */
    crop({ x, y, width, height }: Area) {
      const part = (percent: number, most = 1) => Math.min(Math.max(percent / 100, 0), most);
      const [left, top] = [part(x), part(y)];
      const size = { width: part(width, 1 - left), height: part(height, 1 - top) };
      return finish(cropImage({ variables: { id, x: left, y: top, ...size } }));
    },
    uncrop: () => finish(uncropImage({ variables: { id } })),
  };
}
