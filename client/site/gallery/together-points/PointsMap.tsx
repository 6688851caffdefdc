import map from "../../../ui/art/map.svg?no-inline";
import styles from "./PointsMap.module.css";

/** Positions of the cities on the drawn map, in per cent of its width and height. */
const pins: { readonly [city: string]: readonly [x: number, y: number] } = {
  Chernivtsi: [83.9, 75.1],
  Chortkiv: [81, 49.5],
  IvanoFrankivsk: [59.3, 53.3],
  Kalush: [52.5, 49.6],
  Shumsk: [87.4, 11.6],
  Storojinets: [79.6, 79],
  Ternopil: [77, 31.1],
  Tyachiv: [36.3, 84.3],
  UzhorodRakotci: [8.6, 59.5],
  UzhorodShvabska: [13.9, 66.8],
};

/** Cities in the order of their numbers; a city without a position has no pin. */
export function PointsMap(props: {
  cities: readonly string[];
  alt: string;
  /** Visible when the page opens. */
  priority?: boolean;
}) {
  const { cities, alt, priority = false } = props;
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
      {cities.map((city, place) => {
        const pin = pins[city];
        if (!pin) return null;
        return (
          <span
            key={city}
            className={styles.pin}
            style={{ left: `${pin[0]}%`, top: `${pin[1]}%` }}
            aria-hidden="true"
          >
            <span className={styles.flag}>{place + 1}</span>
          </span>
        );
      })}
    </div>
  );
}
