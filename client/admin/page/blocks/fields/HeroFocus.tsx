import { Button } from "@mantine/core";
import { blockFieldPhrases } from "../../../../phrases/admin/fields/block.ts";
import { useLanguage } from "../../../../phrases/language.tsx";
import { usePhrases } from "../../../../phrases/phrases.ts";
import { pictureUrl } from "../../../../ui/picture/variant-urls.ts";
import { FocusTarget, type Point, percent } from "../../../image/crop/FocusTarget.tsx";
import { type AdminImage, pictureOf, useAdminImage } from "../../../image/useAdminImage.ts";
import type { BlockContents } from "../block-content.ts";
import type { FieldGroup } from "./field-group.ts";
import styles from "./HeroFocus.module.css";

type HeroGroup = FieldGroup<BlockContents["hero"]>;

const shapes = { wide: ["wideX", "wideY"], narrow: ["narrowX", "narrowY"] } as const;

/** What stays in view of the picture on wide and on narrow screens, with how it will be cut. */
export function HeroFocus({ block, imageId }: { block: HeroGroup; imageId: string }) {
  const image = useAdminImage(imageId);
  const { focus: phrases } = usePhrases(blockFieldPhrases);
  if (!image) return null;
  return (
    <div className={styles.both}>
      <ShapeFocus block={block} image={image} shape="wide" />
      <ShapeFocus block={block} image={image} shape="narrow" />
      <p className={styles.hint}>{phrases.hint}</p>
    </div>
  );
}

function ShapeFocus(props: { block: HeroGroup; image: AdminImage; shape: keyof typeof shapes }) {
  const { block, image, shape } = props;
  const { focus: phrases } = usePhrases(blockFieldPhrases);
  const address = pictureUrl(pictureOf(image, useLanguage()), 960);
  const [x, y] = shapes[shape];
  const content = block.contents.ua;
  const point: Point = { x: content[x] ?? image.focusX, y: content[y] ?? image.focusY };
  const set = (to: Point | null) =>
    block.change(`blocks.${block.path}.${x}`, (now) => ({
      ...now,
      [x]: to && rounded(to.x),
      [y]: to && rounded(to.y),
    }));
  const says = phrases.point(Math.round(point.x * 100), Math.round(point.y * 100));
  return (
    <fieldset className={styles.shape}>
      <legend>{phrases[shape]}</legend>
      <div className={styles.views}>
        <FocusTarget
          address={address}
          point={point}
          label={`${phrases[shape]}. ${phrases.hint} ${says}`}
          onPoint={set}
        />
        <img
          src={address}
          alt=""
          className={styles[shape]}
          style={{ objectPosition: `${percent(point.x)} ${percent(point.y)}` }}
        />
      </div>
      <p className={styles.hint} role="status">
        {says}
      </p>
      {content[x] !== null && (
        <Button variant="subtle" size="compact-sm" onClick={() => set(null)}>
          {phrases.own}
        </Button>
      )}
    </fieldset>
  );
}

const rounded = (part: number) => Math.round(part * 1000) / 1000;
