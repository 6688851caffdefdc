import { type IconProps, IconSvg } from "./IconSvg.tsx";

/** Three dots: more actions. */
export function MoreIcon() {
  return (
    <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="currentColor">
      <circle cx="4" cy="10" r="1.75" />
      <circle cx="10" cy="10" r="1.75" />
      <circle cx="16" cy="10" r="1.75" />
    </svg>
  );
}

/** Four sheets: the overview. */
export function OverviewIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M3.5 3.5h6.5V10H3.5zM14 3.5h6.5V10H14zM3.5 14h6.5v6.5H3.5zM14 14h6.5v6.5H14z" />
    </IconSvg>
  );
}

export function TagIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M3 3h9l9 9-9 9-9-9zM7.5 7.5h.1" />
    </IconSvg>
  );
}

export function ArchiveIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M2.5 3.5h19v5h-19zM4.5 8.5v12h15v-12M9.5 12.5h5" />
    </IconSvg>
  );
}

export function TextIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M2.5 4h19v16h-19zM6.5 8.5h11M6.5 12h11M6.5 15.5h7" />
    </IconSvg>
  );
}

/** A page of several parts. */
export function LayoutIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M4 3.5h16v17H4zM4 9h16M11 9v11.5" />
    </IconSvg>
  );
}

export function PeopleIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <circle cx="12" cy="10.5" r="3.3" />
      <path d="M6 21c0-3.8 2.6-5.8 6-5.8s6 2 6 5.8" />
      <path d="M7.5 4.6a2.6 2.6 0 1 0-2.4 4.6M16.5 4.6a2.6 2.6 0 1 1 2.4 4.6M1.8 15.5c.3-1.9 1.3-3.2 3-3.9M22.2 15.5c-.3-1.9-1.3-3.2-3-3.9" />
    </IconSvg>
  );
}

/** Two interlocking shapes: partners. */
export function PartnerIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="m9.5 14.5 5-5M11 6.5l2-2c3.6-3.6 10 2.9 6.5 6.5l-2 2M13 17.5l-2 2c-3.6 3.6-10-2.9-6.5-6.5l2-2" />
    </IconSvg>
  );
}

export function PlaceIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M12 21.5C7 16.5 4.5 13 4.5 9.7a7.5 7.5 0 0 1 15 0c0 3.3-2.5 6.8-7.5 11.8Z" />
      <circle cx="12" cy="9.7" r="2.5" />
    </IconSvg>
  );
}

export function TrashIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M3 6h18M8.5 6V2.8h7V6M5.3 6l1 15.2h11.4l1-15.2M10 10.5v6.5M14 10.5v6.5" />
    </IconSvg>
  );
}

/** An inbox tray: applications. */
export function InboxIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M3 13.5 6 4h12l3 9.5v6.5H3zM3 13.5h5.2c.4 2.2 1.8 3.3 3.8 3.3s3.4-1.1 3.8-3.3H21" />
    </IconSvg>
  );
}

/** A person with a key: users. */
export function UserIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <circle cx="12" cy="7.5" r="4.5" />
      <path d="M3.5 21.5c0-4.5 3.6-7 8.5-7s8.5 2.5 8.5 7" />
    </IconSvg>
  );
}

export function HistoryIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M3.5 12A8.5 8.5 0 1 0 6 6L3.5 8.5M3.5 3v5.5H9M12 7v5.5l3.5 2" />
    </IconSvg>
  );
}

/** The security log. */
export function ShieldIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M12 3l7.5 2.5V11c0 4.6-3 8.2-7.5 10-4.5-1.8-7.5-5.4-7.5-10V5.5zM8.5 11.5l2.5 2.5 4.5-4.5" />
    </IconSvg>
  );
}

/** API tokens. */
export function KeyIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <circle cx="8" cy="15" r="4.5" />
      <path d="M11.5 11.5 20 3M16 7l3 3M13.5 9.5l1.5 1.5" />
    </IconSvg>
  );
}

/** One place that tells two others: webhooks. */
export function WebhookIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <circle cx="5.5" cy="12" r="2.8" />
      <circle cx="18" cy="5.5" r="2.8" />
      <circle cx="18" cy="18.5" r="2.8" />
      <path d="m8 10.7 7.5-3.9M8 13.3l7.5 3.9" />
    </IconSvg>
  );
}

/** Signs out. */
export function LeaveIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M13 3.5H3.5v17h17V11M10.5 13.5l10-10M15.5 3.5h5v5" />
    </IconSvg>
  );
}

export function SignOutIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M9.5 3.5h-6v17h6M9 12h12.5M17 7l5 5-5 5" />
    </IconSvg>
  );
}

export function KeyboardIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M1.8 5h20.4v14H1.8zM6 9.3h.1M10 9.3h.1M14 9.3h.1M18 9.3h.1M6 14.7h12" />
    </IconSvg>
  );
}

export function MenuIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M3 6h18M3 12h18M3 18h18" />
    </IconSvg>
  );
}

export function EyeOffIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M5.5 7.5A14 14 0 0 0 2 12c4 7.1 12.4 7.9 17 2.4M9 5.5C13.7 4.200 19 6.5 22 12M3 3l18 18" />
    </IconSvg>
  );
}

export function EyeIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M2 12c4.5-8 15.5-8 20 0-4.5 8-15.5 8-20 0Z" />
      <circle cx="12" cy="12" r="3" />
    </IconSvg>
  );
}
