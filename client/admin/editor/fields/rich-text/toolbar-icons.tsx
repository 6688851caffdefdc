import type { ReactNode } from "react";

const Icon = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" fill="none">
    <g stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" strokeLinecap="round">
      {children}
    </g>
  </svg>
);

export const PictureIcon = () => (
  <Icon>
    <path d="M4 5h16v14H4Zm0 12 5-5 4 4 3-3 4 4" />
    <circle cx="15" cy="9" r="1.5" />
  </Icon>
);

export const VideoIcon = () => (
  <Icon>
    <path d="M3 6h18v12H3Z" />
    <path d="m10 9 5 3-5 3Z" />
  </Icon>
);

export const TableIcon = () => (
  <Icon>
    <path d="M4 5h16v14H4Zm0 5h16M4 14.5h16M12 10v9" />
  </Icon>
);

export const LinkIcon = () => (
  <Icon>
    <path d="m10 14 4-4M11 7l1.5-1.5a4.2 4.2 0 0 1 6 6L17 13M13 17l-1.5 1.5a4.2 4.2 0 0 1-6-6L7 11" />
  </Icon>
);
