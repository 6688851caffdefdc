import { useLocation, useNavigate } from "react-router-dom";
import { toApiError } from "../../graphql/errors.ts";
import { useFinishSetupMutation } from "../../graphql/generated/LaunchChecklist.ts";
import { paths } from "../../paths.ts";
import { setupPhrases } from "../../phrases/admin/site/setup.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { notifyError } from "../screen/notifications.tsx";
import { useErrorText } from "../screen/useErrorText.ts";

/** Finishes the assistant or puts it off, and goes to the overview; a draft stays on this device. */
export function useFinishSetup() {
  const phrases = usePhrases(setupPhrases);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const language = new URLSearchParams(useLocation().search).get("lang");
  const [send, { loading: isBusy }] = useFinishSetupMutation({
    context: { handlesOwnErrors: true },
  });
  const finish = async () => {
    try {
      await send();
      navigate({ pathname: paths.admin(), search: language ? `?lang=${language}` : "" });
    } catch (error) {
      notifyError({ title: phrases.failed, text: errorText(toApiError(error)) });
    }
  };
  return { finish: () => void finish(), isBusy };
}
