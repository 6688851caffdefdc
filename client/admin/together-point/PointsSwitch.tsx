import { Paper, Switch } from "@mantine/core";
import {
  usePointsSwitchQuery,
  useShowTogetherPointsMutation,
} from "../../graphql/generated/PointsSwitch.ts";
import { useIsAdmin } from "../../graphql/session.ts";
import { togetherPointFieldPhrases } from "../../phrases/admin/fields/together-point.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import cards from "../screen/AsideCard.module.css";

/** Shows the points on the site, or hides the whole subject, at once; editors read how it stands. */
export function PointsSwitch() {
  const { switch: phrases } = usePhrases(togetherPointFieldPhrases);
  const { data } = usePointsSwitchQuery();
  const [show, { loading }] = useShowTogetherPointsMutation();
  const isShown = data?.settings.showsTogetherPoints ?? true;
  const isAdmin = useIsAdmin();
  if (!isAdmin && isShown) return null;
  return (
    <Paper component="section" className={cards.card} mb="1.375rem">
      {isAdmin && (
        <Switch
          label={phrases.label}
          labelPosition="left"
          styles={{ body: { justifyContent: "space-between" } }}
          disabled={!data || loading}
          checked={isShown}
          onChange={(event) => void show({ variables: { isShown: event.currentTarget.checked } })}
        />
      )}
      <p className={cards.hint}>{isShown ? phrases.shown : phrases.hidden}</p>
    </Paper>
  );
}
