import { useState } from "react";
import { useOverviewQuery } from "../../graphql/generated/Overview.ts";
import { useSession } from "../../graphql/session.ts";
import { editorPaths } from "../../paths.ts";
import { dashboardPhrases } from "../../phrases/admin/dashboard.ts";
import { formatKyivTime } from "../../phrases/date-times.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { serverNow } from "../../server-clock.ts";
import { AddButton } from "../table/AddButton.tsx";
import styles from "./DashboardPage.module.css";

const quick = ["GALLERY", "BLOG_POST", "REPORT"] as const;

/** Greets the user, shows how much is translated, and offers what is most often added. */
export function Greeting() {
  const phrases = usePhrases(dashboardPhrases);
  const user = useSession();
  const [time] = useState(() => timeOfDay(serverNow()));
  const { data } = useOverviewQuery();
  const kinds = data?.overview.kinds;
  const english = kinds?.reduce((sum, { lackingEng }) => sum + lackingEng, 0);
  const ukrainian = kinds?.reduce((sum, { lackingUa }) => sum + lackingUa, 0);
  const [name = ""] = (user?.name || user?.email || "").split(" ");
  return (
    <div className={styles.greeting}>
      <div>
        <h1>{phrases.greeting[time](name)}</h1>
        <p>
          {!kinds && <span>…</span>}
          {!!english && <span>{phrases.lacking(english)}</span>}{" "}
          {!!ukrainian && <span>{phrases.lackingUkrainian(ukrainian)}</span>}
          {english === 0 && ukrainian === 0 && <span>{phrases.bilingual}</span>}
        </p>
      </div>
      <div className={styles.quick}>
        {quick.map((kind, place) => (
          <AddButton key={kind} to={editorPaths.add(kind)} isSecondary={place > 0}>
            {phrases.add[kind]}
          </AddButton>
        ))}
      </div>
    </div>
  );
}

function timeOfDay(now: Date): "morning" | "day" | "evening" {
  const hour = Number(formatKyivTime(now).slice(11, 13));
  if (hour >= 4 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "day" : "evening";
}
