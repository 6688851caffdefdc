import type { PointVisitFragment } from "../../../graphql/generated/PointVisit.ts";
import { paths } from "../../../paths.ts";
import { useBilingualLine } from "../../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { pointVisitPhrases } from "../../../phrases/site/point-visit.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { telHref } from "../../../ui/ContactWays.tsx";
import { ArrowIcon, LifebuoyIcon, PhoneIcon } from "../../../ui/icons/icons.tsx";
import { HoursOfPoint } from "./HoursOfPoint.tsx";
import styles from "./PointVisit.module.css";
import { routeTo } from "./route.ts";
import { shownWeek } from "./shown-week.ts";
import { useKyivMinute } from "./useKyivMinute.ts";
import { WeekOfPoint } from "./WeekOfPoint.tsx";

/** Where a point is, when it is open, and what is on; blank facts are omitted. */
export function PointVisit({ point }: { point: PointVisitFragment }) {
  const phrases = usePhrases(pointVisitPhrases);
  const lineOf = useBilingualLine();
  const minute = useKyivMinute();
  const { phone, openingHours } = point;
  const address = lineOf({ ua: point.addressUa, eng: point.addressEng });
  const note = lineOf({ ua: point.hoursNoteUa, eng: point.hoursNoteEng });
  const week = shownWeek(point.week ?? null, minute?.slice(0, 10) ?? null);
  const route = routeTo(point);
  const hasHours = openingHours.length > 0 || note.text !== "";
  if (!route && !phone && !hasHours && !week) return null;
  return (
    <section className={styles.visit} aria-labelledby="visit">
      <div className={styles.facts}>
        <h2 id="visit">{phrases.heading}</h2>
        <dl>
          {address.text && (
            <div>
              <dt>{phrases.address}</dt>
              <dd className={styles.large} lang={address.lang}>
                {addNonBreakingSpaces(address.text)}
              </dd>
            </div>
          )}
          {hasHours && (
            <div>
              <dt>{phrases.hours}</dt>
              <dd>
                <HoursOfPoint openingHours={openingHours} note={note} minute={minute} />
              </dd>
            </div>
          )}
          {phone && (
            <div>
              <dt>{phrases.phone}</dt>
              <dd className={styles.large}>
                <a href={telHref(phone)}>{phone}</a>
              </dd>
            </div>
          )}
        </dl>
        <div className={styles.actions}>
          {route && (
            <ButtonLink to={route} look="ink" icon={<ArrowIcon />} isWideOnMobile>
              {phrases.come}
            </ButtonLink>
          )}
          {!route && phone && (
            <ButtonLink to={telHref(phone)} look="ink" icon={<PhoneIcon />} isWideOnMobile>
              {phrases.comeByPhone}
            </ButtonLink>
          )}
          <ButtonLink to={paths.needHelp()} look="outline" icon={<LifebuoyIcon />} isWideOnMobile>
            {phrases.askForHelp}
          </ButtonLink>
        </div>
      </div>
      {week && <WeekOfPoint week={week} />}
    </section>
  );
}
