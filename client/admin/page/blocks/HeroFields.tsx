import { blockPhrases } from "../../../phrases/admin/blocks.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { BlockPicture } from "./fields/BlockPicture.tsx";
import { EntryRows } from "./fields/EntryRows.tsx";
import { type BlockFieldsProps, sharedProps } from "./fields/field-group.ts";
import { HeroFocus } from "./fields/HeroFocus.tsx";
import { SharedChoice, SharedLink } from "./fields/SharedFields.tsx";
import { TextPair } from "./fields/TextPair.tsx";

/** The server's limit. */
const maxButtons = 2;

const ownFocus = { wideX: null, wideY: null, narrowX: null, narrowY: null };

/** The first screen of the home page. */
export function HeroFields({ block }: BlockFieldsProps<"hero">) {
  const { scenes } = usePhrases(blockPhrases);
  const reader = useLanguage();
  const image = sharedProps(block, "imageId", reader, { label: "heroImage", hint: "heroImage" });
  return (
    <>
      <TextPair group={block} name="heading" label="slogan" hint="slogan" />
      <TextPair group={block} name="text" label="heroText" hint="heroText" as="long" />
      <EntryRows block={block} list="entries" name="button" max={maxButtons}>
        {(row) => (
          <>
            <TextPair group={row} name="title" label="label" />
            <SharedLink group={row} label="buttonAddress" hint="heroAddress" />
          </>
        )}
      </EntryRows>
      <BlockPicture
        {...image}
        // The focal points are those of the picture before.
        onChange={(imageId) =>
          block.change(image.path, (content) => ({ ...content, ...ownFocus, imageId }))
        }
      />
      {image.value ? (
        <HeroFocus block={block} imageId={image.value} />
      ) : (
        <SharedChoice group={block} name="scene" label="scene" hint="scene" choices={scenes} />
      )}
    </>
  );
}
