import palm from "../art/palm.svg?no-inline";

/**
 * A palm in the colour of the text, which holds a house. Hidden from screen readers; the name stands
 * beside it.
 */
export function Palm({ height }: { height: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="22 8 172 190"
      width={Math.round((height * 172) / 190)}
      height={height}
    >
      <use href={`${palm}#palm`} />
    </svg>
  );
}
