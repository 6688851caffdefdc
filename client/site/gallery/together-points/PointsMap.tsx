import { paths } from "../../../paths.ts";
import map from "../../../ui/art/map.svg?no-inline";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import styles from "./PointsMap.module.css";
import type { MarkPoint } from "./useMarkedPoint.ts";

type Lean = "leansLeft" | "leansRight";

/**
 * Positions of the cities on the drawn map, in per cent of its width and height. Pins of neighbours
 * lean apart, so that each can be touched on a phone.
 */
const pins: { readonly [city: string]: readonly [x: number, y: number, lean?: Lean] } = {
  Chernivtsi: [83.9, 75.1, "leansRight"],
  Chortkiv: [81, 49.5],
  IvanoFrankivsk: [59.3, 53.3, "leansRight"],
  Kalush: [52.5, 49.6, "leansLeft"],
  Shumsk: [87.4, 11.6],
  Storojinets: [79.6, 79, "leansLeft"],
  Ternopil: [77, 31.1],
  Tyachiv: [36.3, 84.3],
  UzhorodRakotci: [8.6, 59.5, "leansLeft"],
  UzhorodShvabska: [13.9, 66.8, "leansRight"],
};

type PointOnMap = {
  city: string;
  name: string;
  /** Language of the name, when it is not the page's. */
  lang?: string | undefined;
};

type PointsMapProps = {
  /** In the order of their numbers. */
  points: readonly PointOnMap[];
  mark: MarkPoint;
  alt: string;
  /** Visible when the page opens. */
  priority?: boolean;
};

/**
 * The drawn map with a pin for each city, which links to the city's page and is marked together
 * with its entry in the list; a city without a position has no pin.
 */
export function PointsMap({ points, mark, alt, priority = false }: PointsMapProps) {
  return (
    <div className={styles.map}>
      <img
        src={map}
        alt={alt}
        width="1000"
        height="870"
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
      />
      <ul data-pins>
        {points.map(({ city, name, lang }, place) => {
          const pin = pins[city];
          if (!pin) return null;
          const [left, top, lean] = pin;
          return (
            <li
              key={city}
              className={lean ? `${styles.pin} ${styles[lean]}` : styles.pin}
              style={{ left: `${left}%`, top: `${top}%` }}
              {...mark(city)}
            >
              <InternalLink to={paths.togetherPoint(city)} className={styles.link}>
                <span className={styles.flag} aria-hidden="true">
                  {place + 1}
                </span>
                <span
                  className={left > 50 ? `${styles.name} ${styles.toTheLeft}` : styles.name}
                  lang={lang}
                >
                  {name}
                </span>
              </InternalLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
