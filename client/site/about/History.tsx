import { usePhrases } from "../../phrases/phrases.ts";
import { aboutPhrases } from "../../phrases/site/about.ts";
import ninePalms from "../../ui/art/nine-palms.svg?no-inline";
import paperPeople from "../../ui/art/paper-people.svg?no-inline";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { CutPicture } from "../../ui/picture/CutPicture.tsx";
import { Events } from "../../ui/sequence/Events.tsx";
import styles from "./History.module.css";

/** Two parts: the club, and the foundation that it became. */
export function History() {
  const phrases = usePhrases(aboutPhrases);
  const { club, foundation } = phrases;
  return (
    <>
      <Sheet tone="paper" edge="a" labelledBy="history">
        <h2 id="history" className={styles.heading}>
          {phrases.history}
        </h2>
        <div className={styles.part}>
          <div>
            <h3 className={styles.name}>
              <span className={styles.years}>{club.years}</span> {club.name}
            </h3>
            <p className={styles.text}>{club.text}</p>
            <p className={styles.end}>{club.end}</p>
          </div>
          <div className={styles.picture}>
            <CutPicture cut="b" ratio="1 / 1">
              <img src={ninePalms} alt={club.picture} width="600" height="600" loading="lazy" />
            </CutPicture>
          </div>
          <Events
            events={[club.events.yard, club.events.clay, club.events.toys, club.events.exhibition]}
          />
        </div>
      </Sheet>
      <Sheet tone="leaf-2" edge="b" labelledBy="foundation">
        <div className={`${styles.part} ${styles.turned}`}>
          <div>
            <h3 id="foundation" className={styles.name}>
              <span className={styles.years}>{foundation.years}</span> {foundation.name}
            </h3>
            <p className={styles.text}>{foundation.text}</p>
            <p className={styles.end}>{foundation.end}</p>
          </div>
          <div className={styles.picture}>
            <CutPicture cut="c" ratio="600 / 420">
              <img
                src={paperPeople}
                alt={foundation.picture}
                width="600"
                height="420"
                loading="lazy"
              />
            </CutPicture>
          </div>
          <Events
            events={[
              foundation.events.point,
              foundation.events.toys,
              foundation.events.mountains,
              foundation.events.tenth,
            ]}
          />
        </div>
      </Sheet>
    </>
  );
}
