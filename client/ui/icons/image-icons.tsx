import { type IconProps, IconSvg } from "./IconSvg.tsx";

export function UploadIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M12 15.5V3M6.5 8.5 12 3l5.5 5.5M2.5 14.5v6.5h19v-6.5" />
    </IconSvg>
  );
}

/** An error or warning: filled, so that it is visible on a small tile. */
export function AlertIcon({ size }: IconProps) {
  return (
    <IconSvg size={size} isFilled>
      <path d="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21Zm-1.4 5h2.8l-.4 7.2h-2zm1.4 8.6a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z" />
    </IconSvg>
  );
}

/** The alternative text is missing. */
export function MissingAltTextIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M3 5.5h18v11h-9.5L7 20.5v-4H3zM9.8 9.3c.2-1 1-1.6 2.1-1.6 2.6 0 2.9 2.6.2 3.4M12 13.6h.1" />
    </IconSvg>
  );
}

export function CropIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M6.5 1.5v16h16M1.5 6.5h16v16" />
    </IconSvg>
  );
}

export function FocusIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <circle cx="12" cy="12" r="6.5" />
      <path d="M12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4M12 12h.1" />
    </IconSvg>
  );
}

export function RotateLeftIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M4 3.5v6h6M4.6 9.2A8.6 8.6 0 1 1 3.6 15" />
    </IconSvg>
  );
}

export function RotateRightIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M20 3.5v6h-6M19.4 9.2A8.6 8.6 0 1 0 20.4 15" />
    </IconSvg>
  );
}
