import { useLocation } from "react-router-dom";
import { useFormPost } from "../../../graphql/form-post.ts";
import { useRemovedForms } from "../../page/useRemovedForms.ts";
import type { FormName } from "../answers/answers.ts";

/**
 * Whether the page of a form answers that it does not exist, because the form was removed. Answers
 * posted meanwhile stay visible.
 */
export function useIsMissing(form: FormName): boolean {
  const { isRemoved } = useRemovedForms();
  const posted = useFormPost(useLocation().pathname);
  return isRemoved(form) && !posted;
}
