import { useApolloClient } from "@apollo/client/react";
import { Select } from "@mantine/core";
import { useState } from "react";
import {
  GalleryPicturesDocument,
  useGalleryChoicesQuery,
} from "../../../../graphql/generated/GalleryPictures.ts";
import { blockFieldPhrases } from "../../../../phrases/admin/fields/block.ts";
import { useLanguage } from "../../../../phrases/language.tsx";
import { usePhrases } from "../../../../phrases/phrases.ts";
import { ImageSet } from "../../../image/set/ImageSet.tsx";
import { notifyError, notifySuccess } from "../../../screen/notifications.tsx";
import type { BlockContents } from "../block-content.ts";
import styles from "./Fields.module.css";
import type { FieldGroup } from "./field-group.ts";

type Ids = readonly string[];

/** The pictures of a block, which can also be taken from a gallery. */
export function BlockPictures({ block }: { block: FieldGroup<BlockContents["pictures"]> }) {
  const phrases = usePhrases(blockFieldPhrases);
  const path = `blocks.${block.path}.imageIds`;
  const change = (update: (ids: Ids) => Ids) =>
    block.change(path, (content) => ({ ...content, imageIds: [...update(content.imageIds)] }));
  return (
    <div id={`field-${path}`} tabIndex={-1} className={styles.pictures}>
      <ImageSet value={block.contents.ua.imageIds} onChange={change} note={phrases.picturesNote} />
      <GalleryChoice onPictures={(ids) => change((now) => [...new Set([...now, ...ids])])} />
    </div>
  );
}

/** Choosing a gallery adds its pictures at once. */
function GalleryChoice({ onPictures }: { onPictures: (ids: Ids) => void }) {
  const phrases = usePhrases(blockFieldPhrases);
  const client = useApolloClient();
  const variables = { language: useLanguage() };
  const { data } = useGalleryChoicesQuery({ variables });
  const [isLoading, setIsLoading] = useState(false);
  const galleries = data?.galleries.items ?? [];
  const take = async (id: string) => {
    setIsLoading(true);
    try {
      const answer = await client.query({
        query: GalleryPicturesDocument,
        variables: { id },
      });
      const ids = answer.data?.gallery?.images.map((image) => image.id) ?? [];
      onPictures(ids);
      notifySuccess({ title: phrases.galleryTaken(ids.length) });
    } catch {
      notifyError({ title: phrases.galleryFailed });
    }
    setIsLoading(false);
  };
  if (galleries.length === 0) return null;
  return (
    <Select
      mt="md"
      label={phrases.gallery}
      description={phrases.galleryHint}
      data={galleries.map(({ id, translation }) => ({ value: id, label: translation.title }))}
      value={null}
      searchable
      disabled={isLoading}
      comboboxProps={{ shadow: "md" }}
      onChange={(id) => id && void take(id)}
    />
  );
}
