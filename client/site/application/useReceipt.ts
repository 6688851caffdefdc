import { useLocation, useNavigate } from "react-router-dom";
import { withLanguage } from "../../ui/InnerLink.tsx";
import type { FormName } from "./answers.ts";
import { dropDraft } from "./draft.ts";
import type { Sent } from "./outbox.ts";

/** Opens the page that tells the number. Nobody comes back from it to the form they sent. */
export function useReceipt(form: FormName, path: string): (sent: Sent) => void {
  const navigate = useNavigate();
  const language = new URLSearchParams(useLocation().search).get("lang");
  return (sent) => {
    dropDraft(form);
    const address = `${path}?n=${sent.number}&form=${form.toLowerCase()}`;
    navigate(language ? withLanguage(address, language) : address, { replace: true, state: sent });
  };
}
