import { type IconProps, IconSvg } from "./IconSvg.tsx";

export function ShareIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M12 15V3M7 7.5 12 2.5l5 5M7.5 10.5h-3v11h15v-11h-3" />
    </IconSvg>
  );
}

export function FeedIcon({ size }: IconProps) {
  return (
    <IconSvg size={size}>
      <path d="M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16M5 19h.1" />
    </IconSvg>
  );
}
