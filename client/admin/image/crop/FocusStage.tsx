import { Button } from "@mantine/core";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useFocusImageMutation } from "../../../graphql/generated/ImageDetails.ts";
import { imageDetailsPhrases } from "../../../phrases/admin/image-details.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { pictureUrl } from "../../../ui/picture/variant-urls.ts";
import { type AdminImage, pictureOf } from "../useAdminImage.ts";
import { FocusTarget, type Point, percent } from "./FocusTarget.tsx";
import styles from "./ImageStage.module.css";

type FocusStageProps = {
  image: AdminImage;
  /** Where the actions are shown. */
  bar: HTMLElement | null;
  onDone: () => void;
};

/** Sets the focal point, which stays in view when edges are cut; by click and by arrow keys. */
export function FocusStage({ image, bar, onDone }: FocusStageProps) {
  const phrases = usePhrases(imageDetailsPhrases);
  const address = pictureUrl(pictureOf(image, useLanguage()), 960);
  const [point, setPoint] = useState<Point>({ x: image.focusX, y: image.focusY });
  const [focus, { loading, error }] = useFocusImageMutation({
    context: { handlesOwnErrors: true },
  });
  const save = () => focus({ variables: { id: image.id, ...point } }).then(onDone, () => undefined);
  const name = phrases.focusPoint(Math.round(point.x * 100), Math.round(point.y * 100));
  return (
    <>
      <div className={styles.focusing}>
        <FocusTarget
          address={address}
          point={point}
          label={`${phrases.focusHint} ${name}`}
          onPoint={setPoint}
        />
      </div>
      <p className={styles.hint}>{phrases.focusHint}</p>
      <p className={styles.point} role="status">
        {name}
      </p>
      <div className={styles.cuts} aria-hidden="true">
        <span>{`${phrases.focusPreview}:`}</span>
        <CropPreviews address={address} point={point} />
      </div>
      {error && <p role="alert">{phrases.focusFailed}</p>}
      {bar &&
        createPortal(
          <>
            <Button variant="default" onClick={() => setPoint({ x: 0.5, y: 0.5 })}>
              {phrases.focusMiddle}
            </Button>
            <Button variant="default" onClick={onDone}>
              {phrases.cancel}
            </Button>
            <Button className={styles.done ?? ""} loading={loading} onClick={() => void save()}>
              {phrases.done}
            </Button>
          </>,
          bar,
        )}
    </>
  );
}

/** Previews of the picture in narrow aspect ratios. */
function CropPreviews({ address, point }: { address: string; point: Point }) {
  const style = { objectPosition: `${percent(point.x)} ${percent(point.y)}` };
  return (["wide", "square", "tall"] as const).map((shape) => (
    <img key={shape} className={styles[shape]} src={address} alt="" style={style} />
  ));
}
