import styles from "./Loader.module.css";

// Traced from the outline: four fingers and the thumb, each unfolding after the previous one.
const fingers = [
  { from: "M104 152", to: "56 90", colour: "#F4704D" },
  { from: "M122 127", to: "102 42", colour: "#FFC32E" },
  { from: "M157 124", to: "164.5 29.5", colour: "#5CAE78" },
  { from: "M188 134", to: "223.5 59", colour: "#FFB79F" },
  { from: "M186 196", to: "269 144", colour: "#175A91" },
] as const;

const outline =
  "M37.4 87.4 39.5 80.3 46.6 73.3 53.5 71.8 60.3 73.5 69.9 83.1 93.9 113.8 96.8 108.5 87.6 50.4 86.5 37.6 92.2 28.3 102.5 24.4 112.7 27.4 119.4 39.4 130.3 77.4 133.4 84.4 138.3 82.5 140.4 74.2 148.2 24.1 156.1 13.7 165.6 11.4 177.5 16.9 181.4 33.5 179.5 79.6 180 89.4 184.3 93.4 188.3 88.1 209 50.1 217.9 44 228.6 44.7 236.5 52 238.4 59.7 234.5 72.3 212.4 129.2 208.2 142 210.3 152.4 219.2 150.7 260.5 129.7 268.4 128.5 280.6 134.5 284.9 149.6 279.2 159.5 204.9 214 192.5 223.7 188.8 235.8 184.3 266.8 180.3 274.7 164.1 284.2 124.9 286 100.1 274 96.7 268.1 93.9 240.6 75.6 173.2 73.1 155.9 61.6 131.4 38.9 94.2Z";

const palm =
  "M80.5 140.6 92.5 130.7 106.2 124.2 129 120.3 151.8 120.3 176.4 124.2 190.1 129.9 203.9 141.2 208.6 155.2 209.3 175 203.8 199.4 191.7 226.4 186.4 247.6 183.5 271.7 180.9 276.7 167.3 284.7 159.1 286H120.9L112.8 284.7 99.3 276.2 96.9 270.8 93.9 238.9 90.6 223.4 76.3 178.3 74.2 156.6 78.1 143.6Z";

/**
 * Covers the screen and blocks the page while something is loading; appears after 250 ms, so that
 * fast loads show nothing.
 */
export function Loader(props: { title: string; text: string }) {
  return (
    <div className={styles.loader} role="status" aria-live="polite" data-holds-page="">
      <svg aria-hidden="true" viewBox="0 0 300 320" width="260" height="277">
        <path
          d={outline}
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
          strokeDasharray="3 9"
          opacity=".55"
        />
        {fingers.map(({ from, to, colour }) => (
          <path
            key={colour}
            className={styles.finger}
            d={`${from}L${to}`}
            stroke={colour}
            strokeWidth="33"
            strokeLinecap="round"
          />
        ))}
        <path className={styles.palm} d={palm} fill="#3B8BC2" />
      </svg>
      <p className={styles.title}>{props.title}</p>
      <p className={styles.text}>{props.text}</p>
    </div>
  );
}
