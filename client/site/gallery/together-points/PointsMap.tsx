import { paths } from "../../../paths.ts";
import map from "../../../ui/art/map.svg?no-inline";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import styles from "./PointsMap.module.css";
import type { MarkPoint } from "./useMarkedPoint.ts";

type Pin = { x: number; y: number };

type PointOnMap = {
  city: string;
  name: string;
  pin: Pin | null;
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
 * The drawn map with a pin for each point that has a place on it, which links to the point's page
 * and is marked together with its entry in the list. Without such points it is not there
 */
export function PointsMap({ points, mark, alt, priority = false }: PointsMapProps) {
  const pins = points.flatMap(({ pin }) => pin ?? []);
  if (pins.length === 0) return null;
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
        {points.map(({ city, name, pin, lang }, place) => {
          if (!pin) return null;
          const lean = leanOf(pin, pins);
          return (
            <li
              key={city}
              className={lean ? `${styles.pin} ${styles[lean]}` : styles.pin}
              style={{ left: `${pin.x * 100}%`, top: `${pin.y * 100}%` }}
              {...mark(city)}
            >
              <InternalLink to={paths.togetherPoint(city)} className={styles.link}>
                <span className={styles.flag} aria-hidden="true">
                  {place + 1}
                </span>
                <span
                  className={pin.x > 0.5 ? `${styles.name} ${styles.toTheLeft}` : styles.name}
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

/** Pins of neighbours lean apart, so that each can be touched on a phone. */
function leanOf({ x, y }: Pin, pins: readonly Pin[]): "leansLeft" | "leansRight" | undefined {
  const neighbour = pins.find(
    (other) => other.x !== x && Math.abs(other.x - x) < 0.08 && Math.abs(other.y - y) < 0.08,
  );
  return neighbour && (x < neighbour.x ? "leansLeft" : "leansRight");
}
