import { type IconProps, IconSvg } from "./IconSvg.tsx";

export function StarIcon({ size }: IconProps) {
  return (
    <IconSvg size={size} isFilled>
      <path d="m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z" />
    </IconSvg>
  );
}

/** Half filled: partially complete. */
export function HalfIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
    </IconSvg>
  );
}

export function ClockIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5.3l3.4 2" />
    </IconSvg>
  );
}

export function GripIcon({ size }: IconProps) {
  return (
    <IconSvg size={size} isFilled>
      <circle cx="9" cy="5.5" r="1.7" />
      <circle cx="15" cy="5.5" r="1.7" />
      <circle cx="9" cy="12" r="1.7" />
      <circle cx="15" cy="12" r="1.7" />
      <circle cx="9" cy="18.5" r="1.7" />
      <circle cx="15" cy="18.5" r="1.7" />
    </IconSvg>
  );
}

export function ArrowUpIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M12 20.5V4M5.5 10.5 12 4l6.5 6.5" />
    </IconSvg>
  );
}

/** Restores something. */
export function RestoreIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M8.5 4 4 8.5 8.5 13M4.5 8.5H14a6 6 0 0 1 0 12H9" />
    </IconSvg>
  );
}

export function InfoIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.4h.1" />
    </IconSvg>
  );
}
