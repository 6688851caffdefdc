import { type IconProps, IconSvg } from "./IconSvg.tsx";

/** A heart on an open palm: donation. */
export function DonateIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M9.6 10.3C8.1 6.9 9.5 3.3 12.5 3.3c1.6 0 2.7.8 3.3 2 .6-1.2 1.7-2 3.3-2 3.6 0 4.5 5.2.4 9.2" />
      <path d="M1.8 13.2h3.4v7.4H1.8z" />
      <path d="M5.2 13.9c2.7-2.6 5.2-2.8 7.9-.9h2.5c2.2 0 2.2 3.1 0 3.1H11" />
      <path d="m16.7 15.5 4-1.3c1.9-.6 2.6 1.5 1.1 2.6-4.3 3.2-9.8 5-16.6 3.8" />
    </IconSvg>
  );
}

export function LanguageIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M2.5 5.2h11M8 2.5v2.7M10.6 5.2c-1 4.6-3.6 7.7-7.6 9.6M4.8 8.4c1.5 2.9 3.6 4.9 6.3 6.2" />
      <path d="m11.8 21.5 4.7-11 4.7 11M13.3 18.2h6.4" />
    </IconSvg>
  );
}

export function ArrowIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M2.5 12h18.5M13.5 4.5l7.5 7.5-7.5 7.5" />
    </IconSvg>
  );
}

export function ChevronIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="m4.5 8.5 7.5 7.5 7.5-7.5" />
    </IconSvg>
  );
}

export function CardIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M1.8 3.8h20.4v16.4H1.8zM1.8 9h20.4M18.2 16h.1M14.6 16h.1" />
    </IconSvg>
  );
}

export function CopyIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M3.5 9h11.5v11.5H3.5z" />
      <path d="M9 9V3.5h11.5V15H15" />
    </IconSvg>
  );
}

export function CheckIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="m3.5 12.5 5.5 5.5L20.5 6.5" />
    </IconSvg>
  );
}

export function DoneIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="m8 12.3 3 3 5.3-5.8" />
    </IconSvg>
  );
}

export function CloseIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="m4 4 16 16M20 4 4 20" />
    </IconSvg>
  );
}

export function GearIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <circle cx="12" cy="12" r="3.3" />
      <path d="M10 2.5h4l.7 3 1.9 1.1 3-.9 2 3.4-2.3 2.1v2.3l2.3 2.1-2 3.4-3-.9-1.9 1.1-.7 2.8h-4l-.7-2.8-1.9-1.1-3 .9-2-3.4 2.3-2.1v-2.3L2.4 9.1l2-3.4 3 .9 1.9-1.1z" />
    </IconSvg>
  );
}

export function PencilIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="m15 3.5 5.5 5.5L9 20.5H3.5V15zM12 6.5l5.5 5.5" />
    </IconSvg>
  );
}

export function HouseIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M3.5 10 12 2.5l8.5 7.5v11h-5.5v-6.5H9V21H3.5z" />
    </IconSvg>
  );
}

export function LifebuoyIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <circle cx="12" cy="12" r="10" />
      <circle cx="12" cy="12" r="4.5" />
      <path d="m5 5 4 4M19 5l-4 4M5 19l4-4M19 19l-4-4" />
    </IconSvg>
  );
}

export function RetryIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M20.5 12a8.5 8.5 0 1 1-2.5-6l2.5 2.5M20.5 3v5.5H15" />
    </IconSvg>
  );
}

export function BrokenImageIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M10.5 20.5h-7v-17h17v7M3.5 14.5l4.5-4.5 5 5" />
      <path d="M20.5 13.5v7h-6.5l2-3.5-1.5-2 3-1.5z" />
    </IconSvg>
  );
}

export function PictureIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M2.5 3.5h19v17h-19zM2.5 17l6-6 5 5 3-3 5 5M15.5 8h.1" />
    </IconSvg>
  );
}

export function ZoomIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <circle cx="10.5" cy="10.5" r="7.5" />
      <path d="m16 16 5.5 5.5M10.5 7.5v6M7.5 10.5h6" />
    </IconSvg>
  );
}

export function PicturesIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M6.5 3.5h14v13h-14zM6.5 7.5h-3v13h14v-3" />
      <path d="m7 14.5 4-4 3 3 2-2 4 3.5M16.5 7.5h.1" />
    </IconSvg>
  );
}

export function PauseIcon({ size }: IconProps) {
  return (
    <IconSvg size={size} isFilled>
      <path d="M6 4h4v16H6zM14 4h4v16h-4z" />
    </IconSvg>
  );
}

export function PlayIcon({ size }: IconProps) {
  return (
    <IconSvg size={size} isFilled>
      <path d="M6.5 3.5 20 12 6.5 20.5z" />
    </IconSvg>
  );
}

export function ArrowBackIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M21.5 12H3M10.5 4.5 3 12l7.5 7.5" />
    </IconSvg>
  );
}

export function DocumentIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M4.5 2.5h9.5l6 6v13h-15.5zM13.5 2.5v6.5h6.5M8 13h8M8 17h8" />
    </IconSvg>
  );
}

export function DownloadIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M12 2.5v12.5M6.5 9.5l5.5 5.5 5.5-5.5M2.5 14.5v6.5h19v-6.5" />
    </IconSvg>
  );
}

export function PrinterIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M6.5 8.5v-6h11v6M6.5 17.5h-4v-9h19v9h-4M6.5 14h11v7.5h-11z" />
    </IconSvg>
  );
}

export function PhoneIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M3.5 4.5 8 3l2.5 5.5-2.7 2c1 2.3 2.7 4.2 5.2 5.5l2.3-2.5 5.5 2.8-1.6 4.5C12 21.5 3 13 3.5 4.5z" />
    </IconSvg>
  );
}

export function EmailIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M2.5 5h19v14.5h-19zM2.5 5.5l9.5 8 9.5-8" />
    </IconSvg>
  );
}

export function PlusIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M12 4v16M4 12h16" />
    </IconSvg>
  );
}

export function ArrowDownIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M12 2.5v18.5M4.5 13.5l7.5 7.5 7.5-7.5" />
    </IconSvg>
  );
}

/** An exclamation mark in a filled circle: something needs correction. */
export function AttentionIcon({ size }: IconProps) {
  return (
    <IconSvg size={size} isFilled>
      <path
        fillRule="evenodd"
        d="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zM10.6 6h2.8v8h-2.8zM10.6 15.8h2.8v2.8h-2.8z"
      />
    </IconSvg>
  );
}

export function SearchIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <circle cx="10.5" cy="10.5" r="7.5" />
      <path d="m16 16 5.5 5.5" />
    </IconSvg>
  );
}
