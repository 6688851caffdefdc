import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import {
  PublicationCheckDocument,
  type PublicationCheckQuery,
} from "../../../graphql/generated/PublicationCheck.ts";
import type { Language } from "../../../phrases/language.tsx";
import { type EditedKind, isSingleton } from "../state/editor-config.ts";

export type PublicationPoint = PublicationCheckQuery["publicationCheck"][number];

/** What is to be published. */
type Publication = {
  input: object;
  /** Null for every language that has texts. */
  language: Language | null;
  /** Whether it is to be published later. */
  isLater: boolean;
  /** Id of an item that is on the site: points that hold there already are not asked about. */
  publicId?: string | undefined;
};

/** Points that an editor is asked about, before something is published. */
export type OpenCheck = {
  points: readonly PublicationPoint[];
  /** Whether it is to be published later. */
  isLater: boolean;
  /** Publishes in spite of the points, or goes back to the form. */
  decide(isPublished: boolean): void;
  /** Looks again, after something was done about the points. */
  refresh(): Promise<void>;
};

/**
 * Looks at a form before it is published, and asks about what was found. When the check itself
 * fails, publishing goes on: the server refuses what may not be published.
 */
export function usePublicationCheck(kind: EditedKind) {
  const client = useApolloClient();
  const [open, setOpen] = useState<OpenCheck | null>(null);
  const isRunning = useRef(false);

  const pointsOf = async ({ input, language, publicId }: Publication) => {
    if (isSingleton(kind)) return [];
    const isPublic = publicId !== undefined;
    const { data } = await client.query({
      query: PublicationCheckDocument,
      variables: { kind, language, input: { ...input }, publicId, isPublic },
      fetchPolicy: "no-cache",
      context: { handlesOwnErrors: true },
    });
    const known = data?.onSite ?? [];
    const isKnown = (point: PublicationPoint) => known.some((each) => isSame(each, point));
    return (data?.publicationCheck ?? []).filter((each) => each.isBlocking || !isKnown(each));
  };

  /** Resolves to whether it is to be published; with nothing to say, at once. */
  const isPassed = async (publication: Publication): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      const points = await pointsOf(publication).catch(() => []);
      const { isLater } = publication;
      if (points.length === 0) return true;
      const refresh = async () => {
        const left = await pointsOf(publication).catch(() => points);
        setOpen((now) => now && { ...now, points: left });
      };
      return await new Promise<boolean>((decide) => setOpen({ points, isLater, decide, refresh }));
    } finally {
      setOpen(null);
      isRunning.current = false;
    }
  };

  return { open, isPassed };
}

/** Whether the site has at least as many of these at the same place. */
const isSame = (onSite: PublicationPoint, point: PublicationPoint): boolean =>
  onSite.kind === point.kind &&
  onSite.language === point.language &&
  onSite.path === point.path &&
  onSite.count >= point.count;
