import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { type FieldError, toApiError } from "../../graphql/errors.ts";
import {
  type ConsentInput,
  type EditedConsentFragment,
  useSaveConsentMutation,
} from "../../graphql/generated/ConsentEditorPage.ts";
import { useHasRole, useIsAdmin } from "../../graphql/session.ts";
import { editorPaths } from "../../paths.ts";
import { consentPhrases } from "../../phrases/admin/consents.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { withLanguage } from "../../ui/InternalLink.tsx";
import { isAgainst } from "../image/consent/consent-status.ts";
import { useErrorText } from "../screen/useErrorText.ts";

export type StoredConsent = EditedConsentFragment;

/** What the fields hold; blank text stands for no day. */
export type ConsentValues = {
  state: StoredConsent["state"];
  givenOn: string;
  validUntil: string;
  uses: StoredConsent["uses"];
  event: string;
  reference: string;
  givenBy: string;
  note: string;
};

export type ConsentForm = ReturnType<typeof useConsentForm>;

const valuesOf = (stored: StoredConsent | null): ConsentValues => ({
  state: stored?.state ?? "GIVEN",
  givenOn: stored?.givenOn ?? "",
  validUntil: stored?.validUntil ?? "",
  uses: stored?.uses ?? ["SITE"],
  event: stored?.event ?? "",
  reference: stored?.person?.reference ?? "",
  givenBy: stored?.person?.givenBy ?? "",
  note: stored?.person?.note ?? "",
});

/** The form of a consent; a new one covers the pictures that its address names. */
export function useConsentForm(stored: StoredConsent | null) {
  const phrases = usePhrases(consentPhrases);
  const errorText = useErrorText();
  const seesPerson = useHasRole("caseWorker");
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [values, setValues] = useState(() => valuesOf(stored));
  const [added, setAdded] = useState<readonly string[]>(
    () => (stored ? null : query.get("images")?.split(",")) ?? [],
  );
  const [hasChanged, setHasChanged] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [fields, setFields] = useState<FieldError[]>([]);
  const [failure, setFailure] = useState("");
  const [savedId, setSavedId] = useState<string | null>(null);
  const [send, { loading: isBusy }] = useSaveConsentMutation({
    context: { handlesOwnErrors: true },
  });
  // After the form is clean: nobody is asked about unsaved changes.
  useEffect(() => {
    if (!savedId) return;
    const language = query.get("lang");
    const path = editorPaths.consent(savedId);
    navigate(language ? withLanguage(path, language) : path, { replace: true });
  }, [savedId, navigate, query]);

  const save = async () => {
    if (isBusy) return;
    setFailure("");
    setFields([]);
    try {
      const { data } = await send({
        variables: {
          id: stored?.id ?? null,
          version: stored?.version ?? null,
          imageIds: [...added],
          input: inputOf(values, seesPerson),
        },
      });
      setAdded([]);
      setHasChanged(false);
      setIsSaved(true);
      if (!stored && data) setSavedId(data.saveConsent.id);
    } catch (caught) {
      const error = toApiError(caught);
      setFields(error.fields);
      if (error.code !== "INVALID") {
        setFailure(error.code === "CONFLICT" ? phrases.stale : errorText(error));
      }
    }
  };

  return {
    values,
    seesPerson,
    /** Whether only an admin may change the state, or take pictures out of the consent. */
    isFinal: stored !== null && isAgainst(stored) && !isAdmin,
    isBusy,
    isDirty: hasChanged,
    isSaved,
    failure,
    save,
    set<Name extends keyof ConsentValues>(name: Name, value: ConsentValues[Name]) {
      setHasChanged(true);
      setValues((now) => ({ ...now, [name]: value }));
    },
    /** Ids of pictures that the next save adds. */
    added,
    setAdded(ids: readonly string[]) {
      setHasChanged(true);
      setAdded(ids);
    },
    /** The sentence for a refused field; undefined where it is right. */
    errorOf(name: string): string | undefined {
      const rule = fields.find(({ path }) => path.split(".").at(-1) === name)?.rule;
      if (!rule) return undefined;
      const { errors } = phrases;
      if (rule === "maxLength") return errors.tooLong;
      return rule === "required" || rule === "future" || rule === "beforeStart"
        ? errors[rule]
        : errors.other;
    },
  };
}

/** Without the person for those who do not see it, so that it is kept. */
function inputOf(values: ConsentValues, seesPerson: boolean): ConsentInput {
  const { state, givenOn, validUntil, uses, event, ...person } = values;
  return {
    state,
    givenOn: givenOn || null,
    validUntil: validUntil || null,
    uses: [...uses],
    event,
    ...(seesPerson && { person }),
  };
}
