import { Button } from "@mantine/core";
import { useAllDraftLinksSuspenseQuery } from "../../graphql/generated/AllDraftLinks.ts";
import { useRevokeDraftLinkMutation } from "../../graphql/generated/DraftLinksDialog.ts";
import { editorPaths } from "../../paths.ts";
import { itemDraftPhrases } from "../../phrases/admin/item-drafts.ts";
import { formatDateTime } from "../../phrases/date-times.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import linkStyles from "../editor/draft/DraftLinksDialog.module.css";
import { ItemTitle } from "../screen/ItemTitle.tsx";
import styles from "./second-step/SecondStep.module.css";

/** The links of all editors with which people without an account read drafts. For admins. */
export function AllDraftLinks() {
  const phrases = usePhrases(itemDraftPhrases);
  const language = useLanguage();
  const { data } = useAllDraftLinksSuspenseQuery();
  const [revoke] = useRevokeDraftLinkMutation();
  return (
    <section className={styles.card}>
      <h2>{phrases.allLinks}</h2>
      <p className={styles.hint}>
        {data.allDraftLinks.length > 0 ? phrases.allLinksHint : phrases.noLinks}
      </p>
      <ul className={linkStyles.links}>
        {data.allDraftLinks.map(({ id, expiresAt, createdByName, item }) => {
          const until = formatDateTime(expiresAt, language);
          return (
            <li key={id}>
              <span>
                {item && (
                  <InternalLink to={editorPaths.edit(item.kind, item.id)}>
                    <ItemTitle item={item} />
                  </InternalLink>
                )}{" "}
                <span>{phrases.linkUntil(until, createdByName)}</span>
              </span>
              <Button
                variant="default"
                size="compact-md"
                aria-label={phrases.revokeLink(until)}
                onClick={() => void revoke({ variables: { id } })}
              >
                {phrases.revoke}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
