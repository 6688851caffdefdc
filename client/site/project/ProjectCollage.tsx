import { type CardProject, ProjectCard } from "./ProjectCard.tsx";
import styles from "./ProjectCollage.module.css";

/** Width of a place in twelve columns, and the aspect ratio of its picture. */
type Place = { span: 3 | 4 | 5 | 6 | 7; ratio: number; isLow?: boolean };

const rows = {
  three: [
    { span: 5, ratio: 519 / 389 },
    { span: 4, ratio: 1, isLow: true },
    { span: 3, ratio: 302 / 393 },
  ],
  pair: [
    { span: 5, ratio: 1 },
    { span: 7, ratio: 737 / 525 },
  ],
  halves: [
    { span: 6, ratio: 5 / 4 },
    { span: 6, ratio: 5 / 4, isLow: true },
  ],
} as const satisfies { [name: string]: readonly Place[] };

type Row = keyof typeof rows;

const sizesOf: Record<Place["span"], string> = {
  3: "(width >= 1440px) 302px, (width >= 1280px) 22vw, (width >= 768px) 29vw, 90vw",
  4: "(width >= 1440px) 411px, (width >= 768px) 29vw, 90vw",
  5: "(width >= 1440px) 519px, (width >= 768px) 36vw, 90vw",
  6: "(width >= 1440px) 628px, (width >= 768px) 44vw, 90vw",
  7: "(width >= 1440px) 737px, (width >= 768px) 52vw, 90vw",
};

/** In a row of three, which has four columns each on narrower screens. */
const sizesOfFirstOfThree =
  "(width >= 1440px) 519px, (width >= 1280px) 36vw, (width >= 768px) 29vw, 90vw";

type ProjectCollageProps = { projects: readonly CardProject[]; pattern?: Row };

/**
 * Cards in alternating rows: 5 + 4 + 3 columns, then 7 + 5 reversed, whatever their number. A given
 * `pattern` applies to all rows.
 */
export function ProjectCollage({ projects, pattern }: ProjectCollageProps) {
  const places = placesFor(projects.length, pattern);
  return (
    <ul className={pattern ? `${styles.collage} ${styles.together}` : styles.collage}>
      {projects.map((project, position) => {
        const place = places[position];
        if (!place) return null;
        const isFirstOfThree = place.span === 5 && places[position + 1]?.span === 4;
        const low = place.isLow ? styles.low : "";
        return (
          <li key={project.id} className={`${styles[`span-${place.span}`]} ${low}`}>
            <ProjectCard
              project={project}
              sizes={isFirstOfThree ? sizesOfFirstOfThree : sizesOf[place.span]}
              ratio={place.ratio}
              cut={(["a", "b", "c"] as const)[position % 3] ?? "a"}
            />
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Rows of three and of two alternate; a row that would leave a single card is replaced by the
 * other.
 */
function placesFor(count: number, pattern: Row | undefined): Place[] {
  const places: Place[] = [];
  let size = 3;
  let isTurned = true;
  while (places.length < count) {
    const left = count - places.length;
    if (left - size === 1 || left === 2) size = 5 - size;
    const isPair = size === 2 || left === 2;
    const row: readonly Place[] = rows[pattern ?? (isPair ? "pair" : "three")];
    places.push(...(!pattern && isPair && isTurned ? [...row].reverse() : row));
    if (isPair) isTurned = !isTurned;
    size = isPair ? 3 : 2;
  }
  return places;
}
