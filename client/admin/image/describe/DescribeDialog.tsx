import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Modal } from "@mantine/core";
import { useState } from "react";
import { AdminImageFragmentDoc } from "../../../graphql/generated/AdminImage.ts";
import { describePhrases } from "../../../phrases/admin/describe-images.ts";
import { imageDetailsPhrases } from "../../../phrases/admin/image-details.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { lacksAltText } from "../useAdminImage.ts";
import { DescribeGrid } from "./DescribeGrid.tsx";
import { DescribeHint } from "./DescribeHint.tsx";
import { DescribeStatus } from "./DescribeStatus.tsx";

type DescribeDialogProps = { ids: readonly string[]; onClose: () => void };

/**
 * Descriptions of some pictures: those of an item being edited, selected or just uploaded. A dialog,
 * so that nobody has to leave what they are editing.
 */
export function DescribeDialog({ ids, onClose }: DescribeDialogProps) {
  const phrases = usePhrases(describePhrases);
  const { close } = usePhrases(imageDetailsPhrases);
  const { cache } = useApolloClient();
  // Ordered once: rows stay where they are while they are described.
  const [shown] = useState(() => undescribedFirst(cache, ids));
  return (
    <Modal
      opened
      fullScreen
      radius={0}
      onClose={onClose}
      title={phrases.titleOf(shown.length)}
      closeButtonProps={{ "aria-label": close }}
    >
      <DescribeStatus />
      <DescribeHint />
      <DescribeGrid ids={shown} />
    </Modal>
  );
}

/** Images that are not loaded yet were just uploaded, and have no description either. */
function undescribedFirst(cache: ApolloCache, ids: readonly string[]): readonly string[] {
  const isDescribed = (id: string) => {
    const image = cache.readFragment({
      id: cache.identify({ __typename: "Image", id }) ?? "",
      fragment: AdminImageFragmentDoc,
      fragmentName: "AdminImage",
    });
    return image !== null && !lacksAltText(image);
  };
  return [...ids].sort((a, b) => Number(isDescribed(a)) - Number(isDescribed(b)));
}
