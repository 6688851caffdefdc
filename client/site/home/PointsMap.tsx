import map from "../../ui/art/map.svg?no-inline";
import styles from "./PointsMap.module.css";

/** Where the cities lie on the drawn map: per cent of its width and height. */
const pins: { readonly [city: string]: readonly [x: number, y: number] } = {
  Chernivtsi: [82.5, 72.5],
  Chortkiv: [79, 47.5],
  IvanoFrankivsk: [57, 51],
  Kalush: [50.5, 48],
  Shumsk: [86, 8],
  Storojinets: [78.5, 77],
  Ternopil: [75, 28.5],
  Tyachiv: [34, 83],
  UzhorodRakotci: [5.5, 56.5],
  UzhorodShvabska: [11, 63.5],
};

/** Cities in the order of their numbers; one that the map does not know has no pin. */
export function PointsMap({ cities, alt }: { cities: readonly string[]; alt: string }) {
  return (
    <div className={styles.map}>
      <img src={map} alt={alt} width="1000" height="870" loading="lazy" />
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
