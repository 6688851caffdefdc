import { Button } from "@mantine/core";
import { toApiError } from "../../../graphql/errors.ts";
import {
  useSealedOriginalsQuery,
  useUnsealOriginalMutation,
} from "../../../graphql/generated/BlurDialog.ts";
import { useIsAdmin } from "../../../graphql/session.ts";
import { pictureConsentPhrases } from "../../../phrases/admin/picture-consents.ts";
import { formatDay, kyivDayOf } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { useErrorText } from "../../screen/useErrorText.ts";
import styles from "./ImageConsents.module.css";

/** The sealed originals of a blurred picture, which an admin can bring back; nothing for others. */
export function SealedOriginals(props: { imageId: string }) {
  return useIsAdmin() ? <OriginalsToRestore {...props} /> : null;
}

function OriginalsToRestore({ imageId }: { imageId: string }) {
  const phrases = usePhrases(pictureConsentPhrases);
  const language = useLanguage();
  const errorText = useErrorText();
  const { data } = useSealedOriginalsQuery({
    variables: { imageId },
    fetchPolicy: "cache-and-network",
    context: { handlesOwnErrors: true },
  });
  const [unseal, { loading, error }] = useUnsealOriginalMutation({
    context: { handlesOwnErrors: true },
  });
  const bringBack = async (id: string) => {
    const isDone = await unseal({ variables: { id } }).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    notifySuccess({ title: phrases.unsealed });
  };
  if (!data?.sealedOriginals.length) return null;
  return (
    <div className={styles.instead}>
      {data.sealedOriginals.map(({ id, sealedAt, sealedBy }) => (
        <div key={id}>
          <p className={styles.muted}>
            {phrases.sealed(formatDay(kyivDayOf(sealedAt), language), sealedBy)}
          </p>
          <Button variant="default" loading={loading} onClick={() => void bringBack(id)}>
            {phrases.unseal}
          </Button>
        </div>
      ))}
      {error && <p role="alert">{errorText(toApiError(error))}</p>}
    </div>
  );
}
