import type { AttentionReason } from "../../../graphql/generated/DashboardPage.ts";
import {
  completenessOf,
  publicationOf,
  type TranslationStatus,
} from "../../publication/translation-status.ts";

type AttentionItem = { languages: readonly TranslationStatus[]; imageCount: number };

/** What an editor would do about an item; the value is the key of the button's label. */
export type AttentionAction =
  | "translateEng"
  | "translateUa"
  | "finish"
  | "check"
  | "publish"
  | "look"
  | "addImages";

/**
 * The action for an item among those shown for `reason`; null means any reason, the gravest first.
 */
export function attentionActionFor(
  item: AttentionItem,
  reason: AttentionReason | null,
  now: number,
): AttentionAction {
  const matchesReason = ({ of }: { of: AttentionReason }) => reason === null || of === reason;
  return needsOf(item, now).find(matchesReason)?.action ?? "look";
}

function needsOf({ languages, imageCount }: AttentionItem, now: number) {
  const needs: { of: AttentionReason; action: AttentionAction }[] = [];
  const missing = languages.find((one) => completenessOf(one) === "missing");
  if (missing) {
    const action = missing.language === "ENG" ? "translateEng" : "translateUa";
    needs.push({ of: "UNTRANSLATED", action });
  }
  if (languages.some((one) => completenessOf(one) === "partial")) {
    needs.push({ of: "UNTRANSLATED", action: "finish" });
  }
  if (languages.some(({ isOutdated }) => isOutdated)) {
    needs.push({ of: "OUTDATED", action: "check" });
  }
  const publications = languages.map((one) => publicationOf(one, now));
  if (publications.includes("draft")) needs.push({ of: "DRAFT", action: "publish" });
  if (publications.includes("scheduled")) needs.push({ of: "SCHEDULED", action: "look" });
  if (imageCount === 0) needs.push({ of: "WITHOUT_IMAGES", action: "addImages" });
  return needs;
}
