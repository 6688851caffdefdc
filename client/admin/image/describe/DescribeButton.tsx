import { Button } from "@mantine/core";
import { useState } from "react";
import { describePhrases } from "../../../phrases/admin/describe-images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { PencilIcon } from "../../../ui/icons/icons.tsx";
import { DescribeDialog } from "./DescribeDialog.tsx";

/** Opens the descriptions of an item's pictures; absent while there are none. */
export function DescribeButton({ ids }: { ids: readonly string[] }) {
  const phrases = usePhrases(describePhrases);
  const [isOpen, setIsOpen] = useState(false);
  if (ids.length === 0) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<PencilIcon size={18} />}
        onClick={() => setIsOpen(true)}
      >
        {phrases.describe}
      </Button>
      {isOpen && <DescribeDialog ids={ids} onClose={() => setIsOpen(false)} />}
    </>
  );
}
