import { Button } from "@mantine/core";
import { useState } from "react";
import {
  type PicturePlacesQuery,
  usePicturePlacesQuery,
  useReplaceImageEverywhereMutation,
} from "../../../graphql/generated/PictureConsent.ts";
import { pictureConsentPhrases } from "../../../phrases/admin/picture-consents.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { serverNow } from "../../../server-clock.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { kindInfoOf, kindNames } from "../../kinds.ts";
import { titleOfSummary, titleWithFallback } from "../../screen/item-title.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { ImagePicker } from "../library/ImagePicker.tsx";
import styles from "./ImageConsents.module.css";

/** Where a picture is shown, and another one for all these places or, by their links, for each. */
export function PictureInstead({ id }: { id: string }) {
  const phrases = usePhrases(pictureConsentPhrases);
  const { data, error, refetch } = usePicturePlacesQuery({
    variables: { id },
    fetchPolicy: "network-only",
  });
  const [isPicking, setIsPicking] = useState(false);
  const [replace, replacing] = useReplaceImageEverywhereMutation({
    context: { handlesOwnErrors: true },
  });
  const replaceBy = async (by: string) => {
    const isDone = await replace({ variables: { id, by } }).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    notifySuccess({ title: phrases.replaced });
    await refetch().catch(() => undefined);
  };
  const places = data?.imageUses;
  return (
    <div className={styles.instead}>
      <h4>{phrases.places}</h4>
      {error && <p>{phrases.placesUnknown}</p>}
      {places?.length === 0 && <p className={styles.muted}>{phrases.nowhere}</p>}
      {places && places.length > 0 && (
        <>
          <ul className={styles.places}>
            {places.map((place) => (
              <Place key={place.id} place={place} />
            ))}
          </ul>
          <h4>{phrases.replaceTitle}</h4>
          <div className={styles.ways}>
            <Button
              variant="default"
              loading={replacing.loading}
              onClick={() => setIsPicking(true)}
            >
              {phrases.replaceBy}
            </Button>
          </div>
          <p className={styles.muted}>{phrases.replaceOne}</p>
        </>
      )}
      {replacing.error && <p role="alert">{phrases.notReplaced}</p>}
      <ImagePicker
        opened={isPicking}
        onClose={() => setIsPicking(false)}
        alreadyUsed={[id]}
        onPick={([picked]) => picked && void replaceBy(picked.id)}
      />
    </div>
  );
}

function Place({ place }: { place: PicturePlacesQuery["imageUses"][number] }) {
  const phrases = usePhrases(pictureConsentPhrases);
  const kinds = usePhrases(kindNames);
  const language = useLanguage();
  const name = titleWithFallback(place, titleOfSummary, language) || place.city || place.path;
  const now = serverNow();
  const isPublic = place.languages.some(
    ({ publishedAt }) => publishedAt !== null && new Date(publishedAt) <= now,
  );
  return (
    <li>
      <span>{kinds[place.kind].one}</span>
      <InternalLink to={kindInfoOf(place.kind).edit(place.id)}>{name}</InternalLink>
      {isPublic && (
        <a href={place.path} target="_blank" rel="noopener">
          {phrases.onSite}
        </a>
      )}
    </li>
  );
}
