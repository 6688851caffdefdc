import type { ReactNode } from "react";

export type IconProps = { size?: number };

/**
 * Every icon is 24 × 24 units, in the text's colour, and hidden from screen readers: a label stands
 * beside it.
 */
export function IconSvg(props: {
  children: ReactNode;
  size?: number | undefined;
  isFilled?: boolean;
}) {
  const { size = 20, isFilled = false } = props;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? "currentColor" : "none"}
      stroke={isFilled ? "none" : "currentColor"}
      strokeWidth={size < 18 ? 2.6 : 2.3}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {props.children}
    </svg>
  );
}
