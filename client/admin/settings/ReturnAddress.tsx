import { ActionIcon, TextInput } from "@mantine/core";
import { useContext, useState } from "react";
import { paths } from "../../paths.ts";
import { returnAddressPhrases } from "../../phrases/admin/return-address.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { copyText } from "../../ui/copy-text.ts";
import { CheckIcon, CopyIcon } from "../../ui/icons/icons.tsx";
import { PageHeadContext } from "../../ui/page/PageHead.tsx";

/** The address that payment services send donors back to, for an editor to enter there. */
export function ReturnAddress() {
  const phrases = usePhrases(returnAddressPhrases);
  const site = useContext(PageHeadContext)?.publicUrl ?? "";
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const address = `${site}${paths.thanks()}`;
  return (
    <div>
      <TextInput
        label={phrases.label}
        description={phrases.hint}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        rightSectionWidth={44}
        rightSection={
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={phrases.copy}
            title={phrases.copy}
            onClick={async () => setCopied(await copyText(address))}
          >
            {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
          </ActionIcon>
        }
      />
      <p role="status">{isCopied !== null && (isCopied ? phrases.copied : phrases.failed)}</p>
    </div>
  );
}
